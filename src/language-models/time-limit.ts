import type { SetTimer } from '../ports/set-timer.ts';

export interface TimeLimit {
  /** Aborted when time is up or the owner aborts. */
  readonly signal: AbortSignal;
  /** Call it when the work is done: the timer stops. */
  end(): void;
}

/** So many milliseconds under an owner's signal. */
export function startTimeLimit(ms: number, owner: AbortSignal, later: SetTimer): TimeLimit {
  const own = new AbortController();
  const onAbort = () => own.abort(owner.reason);
  if (owner.aborted) onAbort();
  owner.addEventListener('abort', onAbort, { once: true });
  const callOff = later(Math.max(0, ms), () => own.abort());
  return {
    signal: own.signal,
    end: () => {
      callOff();
      owner.removeEventListener('abort', onAbort);
    },
  };
}
