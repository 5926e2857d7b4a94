import type { CollectReport } from '../../jobs/collect-feed.ts';
import type { Feed } from '../../ports/feed.ts';
import { type Command, CommandError, print, readWords, withServices } from './command.ts';

export const collect: Command = {
  name: 'collect',
  usage: '[--feed ID] [--json]',
  summary: 'Asks the feeds once and stores what is new.',
  run: (words, config) => {
    const { values } = readWords(words, { feed: { type: 'string' }, json: { type: 'boolean' } });
    return withServices(config, { exercise: values.exercise, about: 'evidence' }, async (services) => {
      const reports = await Promise.all(chosenFeeds(services.feeds, values.feed).map((feed) => services.collect(feed)));
      for (const report of reports) print(values.json === true ? JSON.stringify(report) : line(report));
      return reports.every((report) => report.status !== 'failed') ? 0 : 1;
    });
  },
};

/** @throws CommandError on an unknown feed */
export function chosenFeeds(feeds: readonly Feed[], id: unknown): readonly Feed[] {
  if (id === undefined) return feeds;
  const chosen = feeds.filter((feed) => feed.card.id === id);
  if (chosen.length === 0)
    throw new CommandError(`--feed must be one of ${feeds.map((feed) => feed.card.id).join(', ')}`);
  return chosen;
}

function line(report: CollectReport): string {
  switch (report.status) {
    case 'read':
      return `${report.feedId}: ${report.appended} new, ${report.unchanged} known, ${report.refused} refused${report.problems.map((p) => `\n  ${p.kind} ${p.recordId}: ${p.message}`).join('')}`;
    case 'unchanged':
      return `${report.feedId}: nothing new`;
    case 'failed':
      return `${report.feedId}: failed: ${report.reason}`;
    case 'waiting':
      return `${report.feedId}: asked to wait until ${new Date(report.until).toISOString()}`;
  }
}
