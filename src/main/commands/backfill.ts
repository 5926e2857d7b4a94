import { backfillFeed } from '../../jobs/backfill-feed.ts';
import { systemClock } from '../system-clock.ts';
import { markEvidence } from '../worlds.ts';
import { chosenFeeds } from './collect.ts';
import { type Command, CommandError, print, readInstant, readWords, withServices } from './command.ts';

export const backfill: Command = {
  name: 'backfill',
  usage: '--feed ID --from D --to D [--json]',
  summary:
    'Reads a span of the past, known when the feed would have published it; dates are UTC, --to is not included.',
  run: (words, config) => {
    const { values } = readWords(words, {
      feed: { type: 'string' },
      from: { type: 'string' },
      to: { type: 'string' },
      json: { type: 'boolean' },
    });
    const span = { from: readInstant('--from', values.from), to: readInstant('--to', values.to) };
    if (span.from >= span.to) throw new CommandError('--from must be before --to');
    if (values.feed === undefined) throw new CommandError('--feed is needed');
    return withServices(config, { exercise: values.exercise, about: 'evidence' }, async (services) => {
      let failures = 0;
      const deps = {
        observations: services.stores.observations,
        clock: systemClock,
        signal: new AbortController().signal,
      };
      for (const feed of chosenFeeds(services.feeds, values.feed)) {
        for await (const report of backfillFeed(feed, span, deps)) {
          if (report.failure !== undefined) failures += 1;
          if (report.appended + report.unchanged > 0) await markEvidence(services.folder);
          const days = `${new Date(report.from).toISOString().slice(0, 16)} to ${new Date(report.to).toISOString().slice(0, 16)}`;
          if (values.json === true) print(JSON.stringify({ feedId: feed.card.id, ...report }));
          else
            print(
              `${feed.card.id} ${days}: ${report.failure === undefined ? `${report.appended} new, ${report.unchanged} known, ${report.refused} refused` : `failed: ${report.failure}`}`,
            );
        }
      }
      return failures === 0 ? 0 : 1;
    });
  },
};
