import { roundTo } from '../evidence.ts';
import type { TriggerSeries } from '../region-state.ts';
import { dayNumber } from '../time.ts';

/** Days of a trigger's metric that are kept. */
export const SERIES_DAYS = 90;
const DECIMALS = 4;

/**
 * The metric of a trigger by UTC day, at most 90 of them: the last reading of each, null on a day without one.
 * @param value in the unit of the threshold; undefined while it is missing
 * @returns undefined while no day within 90 has a reading
 */
export function nextTriggerSeries(
  before: TriggerSeries | undefined,
  value: number | undefined,
  instant: number,
): TriggerSeries | undefined {
  const today = dayNumber(instant);
  const from = today - SERIES_DAYS + 1;
  const byDay = new Map(before?.values.map((one, index) => [before.first + index, one] as const));
  const last = byDay.get(today) ?? null;
  byDay.set(today, value === undefined ? last : roundTo(value, DECIMALS));
  const known = [...byDay].flatMap(([day, one]) => (one !== null && day >= from && day <= today ? [day] : []));
  if (known.length === 0) return undefined;
  const first = Math.min(...known);
  return { first, values: Array.from({ length: today - first + 1 }, (_, index) => byDay.get(first + index) ?? null) };
}
