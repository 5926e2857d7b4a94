import { MAX_CLOCK_SKEW_MS } from '../assessment/assign-known-at.ts';
import { MINUTE_MS } from '../assessment/time.ts';
import type { Clock } from '../ports/clock.ts';
import { CommandError } from './command-error.ts';

/** Local and database clocks differ. */
export class ClockSkewError extends CommandError {}

export interface Clocks {
  readonly clock: Clock;
  /** Epoch ms. */
  readonly databaseNow: () => Promise<number>;
}

/**
 * Runs work that stores instants. A snapshot from the future would stay the latest until that instant, and evidence known in
 * the future would be invisible until then: so nothing runs while the local and database clocks differ by ten minutes.
 * @throws ClockSkewError without running it, and any error of the work
 */
export async function requireClockSync<T>({ clock, databaseNow }: Clocks, work: () => Promise<T>): Promise<T> {
  const apart = clock.now() - (await databaseNow());
  if (Math.abs(apart) <= MAX_CLOCK_SKEW_MS) return work();
  const minutes = Math.round(Math.abs(apart) / MINUTE_MS);
  throw new ClockSkewError(
    `local clock is ${minutes} minutes ${apart > 0 ? 'ahead of' : 'behind'} the database clock: collecting and assessing are suspended until they agree`,
  );
}
