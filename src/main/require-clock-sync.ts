import { MAX_CLOCK_SKEW_MS } from '../assessment/assign-known-at.ts';
import { MINUTE_MS } from '../assessment/time.ts';
import type { Clock } from '../ports/clock.ts';
import { CommandError } from './command-error.ts';

/** Our clock tells another time than the store's. */
export class ClockSkewError extends CommandError {}

export interface Clocks {
  readonly clock: Clock;
  /** Epoch ms. */
  readonly databaseNow: () => Promise<number>;
}

/**
 * Does work that dates what it stores. A snapshot of the future would stay the latest until that instant has come, and what
 * is learnt in the future nobody knows until then: so nothing is done while our clock is ten minutes from the store's.
 * @throws ClockSkewError instead of doing it, and whatever the work throws
 */
export async function requireClockSync<T>({ clock, databaseNow }: Clocks, work: () => Promise<T>): Promise<T> {
  const apart = clock.now() - (await databaseNow());
  if (Math.abs(apart) <= MAX_CLOCK_SKEW_MS) return work();
  const minutes = Math.round(Math.abs(apart) / MINUTE_MS);
  throw new ClockSkewError(
    `the clock of this machine is ${minutes} minutes ${apart > 0 ? 'ahead of' : 'behind'} the database's: nothing is collected or assessed until they agree`,
  );
}
