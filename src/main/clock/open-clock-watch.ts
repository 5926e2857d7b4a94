import { startDeadline, withDeadline } from '../../concurrency/deadline.ts';
import type { FetchBytes } from '../../feeds/fetch-bytes.ts';
import { probeUrls } from '../../feeds/registry.ts';
import { REGION_IDS } from '../../reference/regions.ts';
import type { Stores } from '../../stores/open-stores.ts';
import { systemClock } from '../system-clock.ts';
import { systemTimer } from '../system-timer.ts';
import { type ClockWatch, createClockWatch } from './clock-watch.ts';

export interface WatchedClockParts {
  readonly stores: Pick<Stores, 'snapshots' | 'feedStates'>;
  readonly fetchBytes: FetchBytes;
  /** Aborts a probe. */
  readonly signal: AbortSignal;
}

const STORE_TIMEOUT_MS = 2_000;
const PROBE_TIMEOUT_MS = 3_500;
/** Enough for a median that no single upstream moves. */
const PROBED_HOSTS = 8;

/** The clock of a process that collects and assesses, compared with its upstreams and its store. */
export function openClockWatch({ stores, fetchBytes, signal }: WatchedClockParts): ClockWatch {
  return createClockWatch({
    clock: systemClock,
    monotonic: () => performance.now(),
    newestRow: async () => {
      const read = await withDeadline({ ms: STORE_TIMEOUT_MS, setTimer: systemTimer, owner: signal }, () =>
        newestInstant(stores),
      );
      if (read.status !== 'done') throw new Error('the store cannot be read');
      return read.value;
    },
    probe: async () => {
      const deadline = startDeadline({ ms: PROBE_TIMEOUT_MS, setTimer: systemTimer, owner: signal });
      const asked = probedUrls().map((url) =>
        // Only the head of the answer is wanted.
        fetchBytes({ url, accept: [], maxBytes: 1, timeoutMs: PROBE_TIMEOUT_MS, signal: deadline.signal }),
      );
      await Promise.all(asked).finally(deadline.end);
    },
  });
}

/** Of snapshots and of polls, epoch ms. */
async function newestInstant({ snapshots, feedStates }: WatchedClockParts['stores']): Promise<number | undefined> {
  const generated = await Promise.all(REGION_IDS.map((regionId) => snapshots.newestAt(regionId)));
  const polled = (await feedStates.readAll()).map(({ lastAttemptAt }) => lastAttemptAt);
  const instants = [...generated, ...polled].filter((instant) => instant !== undefined);
  return instants.length === 0 ? undefined : Math.max(...instants);
}

/** One address each of the first hosts. */
function probedUrls(): readonly string[] {
  const byHost = new Map(probeUrls(systemClock.now()).map(({ url }) => [new URL(url).host, url]));
  return [...byHost.values()].slice(0, PROBED_HOSTS);
}
