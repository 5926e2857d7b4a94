import type { SetTimer } from '../concurrency/deadline.ts';
import type { Log } from './log.ts';

const WINDOW_MS = 1_000;

/** Counts connections that were rejected; logs the first one, and then their number once a second. */
export function reportRejections(parts: {
  readonly log: Pick<Log, 'warn'>;
  readonly onEach: () => void;
  readonly setTimer: SetTimer;
}): () => void {
  let count = 0;
  let isWaiting = false;
  const report = () => {
    isWaiting = count > 0;
    if (!isWaiting) return;
    parts.log.warn('connections rejected: the limit of open files (ulimit -n) leaves no room for them', { count });
    count = 0;
    parts.setTimer(WINDOW_MS, report);
  };
  return () => {
    parts.onEach();
    count += 1;
    if (!isWaiting) report();
  };
}
