import { MINUTE_MS } from '../../assessment/time.ts';
import { LruCache } from '../../concurrency/lru-cache.ts';
import type { OnDate } from '../../feeds/fetch-bytes.ts';
import type { Clock, ClockVerdict } from '../../ports/clock.ts';
import { ClockSkewError } from '../require-clock-sync.ts';
import { judgeClock } from './judge-clock.ts';

export interface ClockWatch {
  readonly dateReceived: OnDate;
  /** The verdict now; reads the newest row once a minute at most. Never rejects. */
  check(): Promise<ClockVerdict>;
  /**
   * Before work that stores instants. A doubt is first put to the upstreams, once a minute at most.
   * @throws ClockSkewError while the clock may not date anything
   */
  confirm(): Promise<void>;
}

export interface ClockParts {
  readonly clock: Clock;
  /** Milliseconds since any moment; no setting of the clock moves it. It may stop while the machine sleeps. */
  readonly monotonic: () => number;
  /** The newest instant in the store, epoch ms; undefined while it is empty or cannot be read. */
  readonly newestRow: () => Promise<number | undefined>;
  /** Fetches a little from several upstreams, whose `Date` headers arrive by `dateReceived`. */
  readonly probe: () => Promise<void>;
}

const MAX_HOSTS = 64;

/**
 * Compares the wall clock with the monotonic clock, the upstreams and the store. A `Date` is kept as its distance from the
 * monotonic clock, so that a later jump of the wall clock shows without another request.
 */
export function createClockWatch({ clock, monotonic, newestRow, probe }: ClockParts): ClockWatch {
  const distances = new LruCache<string, number>({ maxWeight: MAX_HOSTS });
  const base = clock.now() - monotonic();
  const readRow = oncePerMinute(monotonic, newestRow);
  const probeOnce = oncePerMinute(monotonic, probe);

  const judge = (newest: number | undefined): ClockVerdict => {
    const now = clock.now();
    const distance = now - monotonic();
    return judgeClock({
      driftMs: distance - base,
      dateOffsetsMs: distances.keys().map((host) => (distances.get(host) ?? distance) - distance),
      ...(newest === undefined ? {} : { newestRowAheadMs: newest - now }),
    });
  };
  const check = async (): Promise<ClockVerdict> => judge(await readRow());

  return {
    dateReceived: ({ host, date }) => distances.set(host, date - monotonic()),
    check,
    async confirm() {
      let verdict = await check();
      if (isSuspended(verdict)) {
        await probeOnce();
        verdict = await check();
      }
      if (isSuspended(verdict)) throw new ClockSkewError(verdict.sentence);
    },
  };
}

const isSuspended = ({ state }: ClockVerdict): boolean => state !== 'ok' && state !== 'rows_ahead';

/** Runs the work once a minute at most; between runs, and after a failure, its last result holds. */
function oncePerMinute<T>(monotonic: () => number, work: () => Promise<T>): () => Promise<T | undefined> {
  let startedAt = Number.NEGATIVE_INFINITY;
  let running: Promise<T | undefined> = Promise.resolve(undefined);
  return () => {
    if (monotonic() - startedAt < MINUTE_MS) return running;
    startedAt = monotonic();
    const last = running;
    running = work().catch(() => last);
    return running;
  };
}
