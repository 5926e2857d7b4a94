import type { SetTimer } from '../concurrency/deadline.ts';

/** A timer of the process, for the deadlines of stores. */
export const systemTimer: SetTimer = (ms, run) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};
