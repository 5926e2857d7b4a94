import type { Horizon } from '../../../contract/intelligence/vocabulary.ts';
import { HORIZON_DAYS } from '../lane-rule-figures.ts';

/** Deaths of one record of an event history. Days are whole days since 1970-01-01, UTC. */
export interface DatedDeaths {
  readonly startDay: number;
  /** On or after `startDay`. The record is booked on this day and unknown before it. */
  readonly endDay: number;
  /** The member unit: a dyad where it is known. */
  readonly unit: string;
  readonly deaths: number;
}

/** Both days included: history begins at `firstDay`, no outcome ends after `lastDay`. */
export interface DaySpan {
  readonly firstDay: number;
  readonly lastDay: number;
}

/** Whether a record is short enough for a horizon: a single day, or at most a third of it. */
export function isUsable({ startDay, endDay }: DatedDeaths, horizon: Horizon): boolean {
  const length = endDay - startDay + 1;
  return length === 1 || HORIZON_DAYS[horizon] >= 3 * length;
}

/**
 * Share of deaths in records too long for a horizon, which that horizon leaves out: in [0, 1], 0 where there are no deaths.
 * @param lastDay records that end later are not looked at
 */
export function leftOutDeathShare(records: readonly DatedDeaths[], horizon: Horizon, lastDay: number): number {
  const total = (some: readonly DatedDeaths[]) => some.reduce((sum, { deaths }) => sum + deaths, 0);
  const inSpan = records.filter(({ endDay }) => endDay <= lastDay);
  const all = total(inSpan);
  return all === 0 ? 0 : 1 - total(inSpan.filter((one) => isUsable(one, horizon))) / all;
}
