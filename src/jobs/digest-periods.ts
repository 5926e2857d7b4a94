import { DAY_MS } from '../assessment/time.ts';
import type { SetTimer } from '../concurrency/deadline.ts';
import type { Clock } from '../ports/clock.ts';
import type { DigestEnds, MailDestinations } from '../ports/mail-destinations.ts';

/** How often it is seen whether a period is over. */
const POLL_MS = 60_000;
/** Digests end at 06:00 UTC, those of a week on a Monday; day 0 of the epoch was a Thursday. */
const END_OF_DAY_MS = DAY_MS / 4;
const MONDAY_MS = 4 * DAY_MS;

/** The next ends of periods. @param now epoch ms */
export function digestEnds(now: number): DigestEnds {
  const next = (period: number, offset: number) => Math.floor((now - offset) / period) * period + period + offset;
  return { now, daily: next(DAY_MS, END_OF_DAY_MS), weekly: next(7 * DAY_MS, END_OF_DAY_MS + MONDAY_MS) };
}

export interface PeriodDeps {
  readonly destinations: Pick<MailDestinations, 'endPeriods'>;
  readonly clock: Clock;
  readonly setTimer: SetTimer;
  /** A store that does not answer is asked again by the next poll. */
  readonly onError: (error: unknown) => void;
}

/** Ends the periods of digests, and notices what is missing. @returns ends the work, and waits for the store */
export function runDigestPeriods({ destinations, clock, setTimer, onError }: PeriodDeps): () => Promise<void> {
  let isStopping = false;
  let cancel = (): void => undefined;
  let working: Promise<void> = Promise.resolve();

  async function work(): Promise<void> {
    while (!isStopping && (await destinations.endPeriods(digestEnds(clock.now()))) > 0);
  }

  function poll(): void {
    working = work()
      .catch(onError)
      .finally(() => {
        if (!isStopping) cancel = setTimer(POLL_MS, poll);
      });
  }

  poll();
  return async () => {
    isStopping = true;
    cancel();
    await working;
  };
}
