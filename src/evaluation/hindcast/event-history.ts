import type { DatedDeaths } from '../../assessment/scenarios/dated-lanes/dated-deaths.ts';
import { deathCount, readTable } from './country-month-panel.ts';

const DAY_MS = 86_400_000;

/**
 * Reads a table of events: `date_start`, `date_end`, `dyad_name`, `best`, whatever else it holds. Dates are `YYYY-MM-DD…` or whole
 * days since 1970.
 * @throws for a missing column, an event without dates, one that ends before it starts, a count that is none
 */
export function eventHistory(text: string): readonly DatedDeaths[] {
  return readTable(text, ['date_start', 'date_end', 'dyad_name', 'best']).map((row, i) => {
    const startDay = dayNumber(row.date_start ?? '');
    const endDay = dayNumber(row.date_end ?? '');
    if (!(endDay >= startDay)) throw new Error(`row ${i + 2}: no dates, or it ends before it starts`);
    return { startDay, endDay, unit: row.dyad_name ?? '', deaths: deathCount(row.best ?? '', i) };
  });
}

/** Whole days since 1970-01-01 UTC; NaN for what is no day, as 31 February. */
export function dayNumber(text: string): number {
  if (/^\d{1,5}(\.0+)?$/.test(text)) return Number(text);
  const date = text.slice(0, 10);
  const at = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN;
  // Some engines carry days beyond the end of a month into the next one.
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(date) ? at / DAY_MS : Number.NaN;
}
