import type { SetTimer } from '../../concurrency/deadline.ts';

/** Waits, or stops waiting when the owner aborts. */
export function pause(durationMs: number, signal: AbortSignal): Promise<'elapsed' | 'aborted'> {
  if (signal.aborted) return Promise.resolve('aborted');
  return new Promise((resolve) => {
    const stop = (how: 'elapsed' | 'aborted') => {
      cancel();
      signal.removeEventListener('abort', onAbort);
      resolve(how);
    };
    const onAbort = () => stop('aborted');
    const cancel = setSystemTimer(durationMs, () => stop('elapsed'));
    signal.addEventListener('abort', onAbort, { once: true });
  });
}

/** A timer of the process, for what feeds wait for. */
export const setSystemTimer: SetTimer = (ms, run) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};
