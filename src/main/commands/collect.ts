import { grouped, shortTime } from '../../assessment/english.ts';
import { FEED_CARDS } from '../../feeds/registry.ts';
import type { CollectReport } from '../../jobs/collect-feed.ts';
import { type Command, parseArguments, printEach, readFeed, requireFeedKeys, withClockSync } from './command.ts';

export const collect: Command = {
  name: 'collect',
  usage: '[ID …] [--json]',
  summary: 'Polls all feeds, or the named ones, once and stores new observations.',
  examples: ['collect', 'collect gdelt-events fred-brent'],
  run: async (words, config) => {
    const options = { feed: { type: 'string' }, json: { type: 'boolean' } } as const;
    const { values, positionals } = parseArguments(words, options, FEED_CARDS.length);
    const named = positionals.map((id) => readFeed(id, 'the feed'));
    const only = values.feed === undefined ? named : [...named, readFeed(values.feed)];
    requireFeedKeys(only, config);
    return withClockSync(config, { named: values, about: 'evidence' }, async (services) => {
      const feeds = services.feeds.filter(({ card }) => only.length === 0 || only.includes(card.id));
      const reports = await Promise.all(feeds.map((feed) => services.collect(feed)));
      printEach(reports, values.json, line);
      return reports.every((report) => report.status !== 'failed') ? 0 : 1;
    });
  },
};

const WHY = {
  upstream: 'the upstream asked for a pause',
  circuit: 'its circuit is open after repeated failures',
} as const;

function line(report: CollectReport): string {
  switch (report.status) {
    case 'read':
      return `${report.feedId}: ${grouped(report.appended)} new, ${grouped(report.unchanged)} known, ${grouped(report.refused)} rejected${report.problems.map((p) => `\n  ${p.kind} ${p.recordId}: ${p.message}`).join('')}`;
    case 'unchanged':
      return `${report.feedId}: nothing new`;
    case 'failed':
      return `${report.feedId}: failed: ${report.reason}`;
    case 'waiting':
      return `${report.feedId}: not polled: ${WHY[report.because]} until ${shortTime(report.until)}`;
  }
}
