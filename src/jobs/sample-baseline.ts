import { DAY_MS } from '../assessment/time.ts';
import type { Feed } from '../ports/feed.ts';
import type { ObservationStore } from '../ports/observation-store.ts';
import { backfillFeed } from './backfill-feed.ts';
import { type ClaimedDeps, runClaimed } from './run-claimed.ts';

/** Longer than a sample takes at one request a second. */
const LEASE_MS = 10 * 60_000;
/** Steps through the spans of a day without repeating one for long: prime to any count of spans in use. */
const STRIDE = 37;

/** An upstream that is down is not asked ninety more times. */
const GIVE_UP_AFTER = 4;

export interface SampleDeps extends ClaimedDeps {
  readonly observations: ObservationStore;
  readonly signal: AbortSignal;
}

/**
 * Reads a sample of a feed's past, one span a day at changing hours, once in a store's life: counts can be judged by a
 * baseline from the first day instead of after weeks. A feed without a declared sample needs none.
 * @returns spans read, or undefined when it was done before or is in other hands
 */
export async function sampleBaseline(feed: Feed, deps: SampleDeps): Promise<number | undefined> {
  const sample = feed.card.baselineSample;
  if (sample === undefined) return undefined;
  const run = await runClaimed(
    {
      job: `baseline/${feed.card.id}`,
      slot: 'once',
      leaseMs: LEASE_MS,
      work: () => readSample(feed, sampleSpans(sample, deps.clock.now()), deps),
      // An upstream that is down is no failure of the job: a sample of which most is missing is tried again at the next start.
      endingOf: (read) => (read >= sample.days / 2 ? 'done' : 'open'),
    },
    deps,
  );
  return run.status === 'taken' ? undefined : run.result;
}

async function readSample(
  feed: Feed,
  spans: ReturnType<typeof sampleSpans>,
  deps: Pick<SampleDeps, 'observations' | 'clock' | 'signal'>,
): Promise<number> {
  let read = 0;
  let failedInARow = 0;
  for (const span of spans) {
    for await (const report of backfillFeed(feed, span, deps)) {
      failedInARow = report.failure === undefined ? 0 : failedInARow + 1;
      if (report.failure === undefined) read += 1;
    }
    if (deps.signal.aborted || failedInARow === GIVE_UP_AFTER) break;
  }
  return read;
}

/** One span a day, newest first, each at another hour, all of them in the past. Epoch ms. */
export function sampleSpans(
  { days, spanMs }: { readonly days: number; readonly spanMs: number },
  now: number,
): readonly { readonly from: number; readonly to: number }[] {
  const today = Math.floor(now / DAY_MS) * DAY_MS;
  const spansADay = Math.floor(DAY_MS / spanMs);
  return Array.from({ length: days }, (_, day) => {
    const from = today - (day + 1) * DAY_MS + ((day * STRIDE) % spansADay) * spanMs;
    return { from, to: from + spanMs };
  });
}
