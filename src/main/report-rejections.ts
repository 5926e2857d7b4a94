import type { SetTimer } from '../concurrency/deadline.ts';
import type { Clock } from '../ports/clock.ts';
import type { Log } from './log.ts';

const LOG_EVERY_MS = 1_000;
/** As long as health and readiness name a rejection. */
const NAMED_FOR_MS = 60_000;

export interface RejectionReport {
  /** To be called for each rejected connection: counts it; the first is logged, and then their number once a second. */
  readonly rejected: () => void;
  /** Whether a connection was rejected within the last minute. */
  readonly isRejecting: () => boolean;
}

/** Counts, logs and remembers connections that were rejected because the limit of open files leaves no room for them. */
export function reportRejections(parts: {
  readonly log: Pick<Log, 'warn'>;
  readonly onEach: () => void;
  readonly clock: Clock;
  readonly setTimer: SetTimer;
}): RejectionReport {
  let count = 0;
  let isWaiting = false;
  let lastAt = -Infinity;
  const report = () => {
    isWaiting = count > 0;
    if (!isWaiting) return;
    parts.log.warn('connections rejected: the limit of open files (ulimit -n) leaves no room for them', { count });
    count = 0;
    parts.setTimer(LOG_EVERY_MS, report);
  };
  return {
    rejected() {
      parts.onEach();
      lastAt = parts.clock.now();
      count += 1;
      if (!isWaiting) report();
    },
    isRejecting: () => parts.clock.now() - lastAt < NAMED_FOR_MS,
  };
}
