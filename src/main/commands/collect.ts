import type { CollectReport } from '../../jobs/collect-feed.ts';
import { type Command, printEach, readFeed, readWords, withServices } from './command.ts';

export const collect: Command = {
  name: 'collect',
  usage: '[--feed ID] [--json]',
  summary: 'Asks the feeds once and stores what is new.',
  run: async (words, config) => {
    const { values } = readWords(words, { feed: { type: 'string' }, json: { type: 'boolean' } });
    const only = values.feed === undefined ? undefined : readFeed(values.feed);
    return withServices(config, { exercise: values.exercise, about: 'evidence' }, async (services) => {
      const feeds = services.feeds.filter(({ card }) => only === undefined || card.id === only);
      const reports = await Promise.all(feeds.map((feed) => services.collect(feed)));
      printEach(reports, values.json, line);
      return reports.every((report) => report.status !== 'failed') ? 0 : 1;
    });
  },
};

function line(report: CollectReport): string {
  switch (report.status) {
    case 'read':
      return `${report.feedId}: ${report.appended} new, ${report.unchanged} known, ${report.refused} refused${report.problems.map((p) => `\n  ${p.kind} ${p.recordId}: ${p.message}`).join('')}`;
    case 'unchanged':
      return `${report.feedId}: nothing new`;
    case 'failed':
      return `${report.feedId}: failed: ${report.reason}`;
    case 'waiting':
      return `${report.feedId}: not asked; it wants to be left alone until ${new Date(report.until).toISOString()}`;
  }
}
