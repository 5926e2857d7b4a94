import type { DatedDeaths } from './dated-deaths.ts';

/** Per unit the days on which it had deaths, ascending. */
export function deathDaysByUnit(records: readonly DatedDeaths[]): ReadonlyMap<string, Float64Array> {
  const days = new Map<string, Set<number>>();
  for (const { unit, endDay, deaths } of records) {
    if (deaths === 0) continue;
    const own = days.get(unit) ?? new Set();
    days.set(unit, own.add(endDay));
  }
  return new Map([...days].map(([unit, own]) => [unit, Float64Array.from(own).sort()]));
}

/**
 * Deaths of the days fromDay..fromDay+days−1 in units without a death in the `historyDays` before.
 * @param sorted records by `endDay`, ascending
 */
export function deathsInNewUnits(
  sorted: readonly DatedDeaths[],
  deathDays: ReadonlyMap<string, Float64Array>,
  { fromDay, days, historyDays }: { readonly fromDay: number; readonly days: number; readonly historyDays: number },
): number {
  let sum = 0;
  for (let i = firstWhere(sorted.length, (k) => (sorted[k]?.endDay ?? 0) >= fromDay); i < sorted.length; i++) {
    const record = sorted[i];
    if (record === undefined || record.endDay >= fromDay + days) break;
    const own = deathDays.get(record.unit) ?? new Float64Array();
    const next = own[firstWhere(own.length, (k) => (own[k] ?? 0) >= fromDay - historyDays)];
    if (next === undefined || next >= fromDay) sum += record.deaths;
  }
  return sum;
}

/** Smallest index in 0..length for which a monotone test holds; `length` when none does. */
function firstWhere(length: number, holds: (index: number) => boolean): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
