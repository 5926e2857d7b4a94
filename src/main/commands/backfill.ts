import { isoMinute } from '../../assessment/time.ts';
import { type BackfillReport, backfillFeed } from '../../jobs/backfill-feed.ts';
import { CommandError } from '../command-error.ts';
import { systemClock } from '../system-clock.ts';
import { markEvidence } from '../world-folder.ts';
import { type Command, parseArguments, printEach, readFeed, readInstant, withClockSync } from './command.ts';
import { createProgress } from './progress.ts';

export const backfill: Command = {
  name: 'backfill',
  usage: '--feed ID --from D --to D [--json]',
  summary: 'Reads a span of the past, known as of its publication; dates are UTC, --to is exclusive.',
  examples: ['backfill --feed portwatch-transits --from 2023-01-01 --to 2024-01-01'],
  run: async (words, config) => {
    const { values } = parseArguments(words, {
      feed: { type: 'string' },
      from: { type: 'string' },
      to: { type: 'string' },
      json: { type: 'boolean' },
    });
    const id = readFeed(values.feed ?? '');
    const span = { from: readInstant('--from', values.from), to: readInstant('--to', values.to) };
    if (span.from >= span.to) throw new CommandError('--from must be before --to');
    return withClockSync(config, { named: values, about: 'evidence' }, async ({ feeds, folder, stores }) => {
      let isComplete = true;
      const signal = new AbortController().signal;
      for (const feed of feeds.filter(({ card }) => card.id === id)) {
        const progress = createProgress(`Reading ${feed.card.id}`);
        const pieces = Math.ceil((span.to - span.from) / (feed.card.maxSpanMs ?? span.to - span.from));
        let done = 0;
        const deps = { observations: stores.observations, clock: systemClock, signal };
        for await (const report of backfillFeed(feed, span, deps)) {
          if (report.failure !== undefined) isComplete = false;
          if (report.appended + report.unchanged > 0) await markEvidence(folder);
          progress.end();
          printEach([{ feedId: feed.card.id, ...report }], values.json, line);
          done += 1;
          progress.step(done, pieces, `up to ${isoMinute(report.to)}`);
        }
        progress.end();
      }
      return isComplete ? 0 : 1;
    });
  },
};

function line({ feedId, from, to, failure, ...counts }: BackfillReport & { readonly feedId: string }): string {
  const outcome =
    failure === undefined
      ? `${counts.appended} new, ${counts.unchanged} known, ${counts.refused} rejected`
      : `failed: ${failure}`;
  return `${feedId} ${isoMinute(from)} to ${isoMinute(to)}: ${outcome}`;
}
