import type { Caller } from '../contract/conventions/caller.ts';
import type { Failure } from '../contract/conventions/failure.ts';

/** Open streams of a process. */
export const MAX_STREAMS = 5_000;
/** Of an account by tier, all its keys and tokens together. */
const PER_ACCOUNT: readonly number[] = [2, 2, 10, 100];
/** Of a browser that is signed in. */
const PER_SESSION = 4;
/** When a place is likely to be free again, s. */
const RETRY_SECONDS = 5;

export type Seat =
  | { readonly status: 'taken'; readonly leave: () => void }
  | { readonly status: 'refused'; readonly failure: Failure };

/** Counts the open streams of this process. */
export function createStreamSeats(maxStreams = MAX_STREAMS) {
  const taken = new Map<string, number>();
  let count = 0;
  return {
    /** @param tier of the caller's plan; the lowest one that may read when it is not known */
    enter(caller: Caller, tier = 1): Seat {
      if (count >= maxStreams) return refused('streams_busy');
      const isSession = caller.scheme === 'session';
      const subject = isSession ? `session:${caller.sessionId}` : `account:${caller.accountId}`;
      const most = isSession ? PER_SESSION : (PER_ACCOUNT[tier] ?? PER_ACCOUNT.at(-1) ?? 0);
      const open = taken.get(subject) ?? 0;
      if (open >= most) return refused('rate_limited');
      taken.set(subject, open + 1);
      count += 1;
      return { status: 'taken', leave: () => leave(subject) };
    },
    get count() {
      return count;
    },
  };

  function leave(subject: string): void {
    count -= 1;
    const left = (taken.get(subject) ?? 1) - 1;
    if (left === 0) taken.delete(subject);
    else taken.set(subject, left);
  }
}

const refused = (code: 'rate_limited' | 'streams_busy'): Seat => ({
  status: 'refused',
  failure: { code, retryAfterSeconds: RETRY_SECONDS },
});
