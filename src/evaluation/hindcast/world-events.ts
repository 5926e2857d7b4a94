import { countryByIso3, countryByName } from '../../reference/countries.ts';
import { deathCount, readTable, STATES } from './country-month-panel.ts';
import type { CountryDays } from './day-outcomes.ts';
import { dayNumber } from './event-history.ts';

/** One file of dated events of the whole world, with the name it is called by in messages. */
export interface WorldFile {
  readonly path: string;
  readonly text: string;
}

export interface WorldEvents {
  /** Every state, also those without an event: all over the same days. */
  readonly histories: readonly CountryDays[];
  /** Deaths under names that no state has, by name: in no country and no region. */
  readonly unresolved: Readonly<Record<string, number>>;
}

const COLUMNS = ['id', 'conflict_new_id', 'conflict_name', 'country', 'best', 'type_of_violence', 'date'];

/**
 * Reads world files of dated events: `id, conflict_new_id, conflict_name, country, best, type_of_violence, date`, one row an event, on
 * its last day. Of rows with one id in several files the last counts. The member unit is the conflict within its country: the files
 * name no dyads, and for violence without a state a conflict is one.
 * @throws for a missing column, an event without a day, a count that is none, a month without any event: a file that is not there
 */
export function worldEvents(files: readonly WorldFile[]): WorldEvents {
  const events = new Map<string, { day: number; country: string; unit: string; deaths: number }>();
  for (const { path, text } of files)
    for (const [i, row] of readTable(text, COLUMNS).entries()) {
      const day = dayNumber(row.date ?? '');
      if (!Number.isSafeInteger(day)) throw new Error(`${path}: row ${i + 2}: no day`);
      const unit = row.conflict_new_id === '' ? (row.conflict_name ?? '') : (row.conflict_new_id ?? '');
      events.set(row.id ?? '', { day, country: row.country ?? '', unit, deaths: deathCount(row.best ?? '', i) });
    }
  const days = [...events.values()].map(({ day }) => day);
  const span = {
    firstDay: days.reduce((least, day) => Math.min(least, day), Number.POSITIVE_INFINITY),
    lastDay: days.reduce((most, day) => Math.max(most, day), Number.NEGATIVE_INFINITY),
  };
  if (days.length === 0) throw new Error('the event files hold no event');
  refuseGap(days);
  const byUnit = new Map(STATES.map((iso2): [string, CountryDays['records'][number][]] => [iso2, []]));
  const unresolved: Record<string, number> = {};
  for (const { day, country, unit, deaths } of events.values()) {
    const records = byUnit.get(stateOf(country) ?? '');
    if (records === undefined) unresolved[country] = (unresolved[country] ?? 0) + deaths;
    else records.push({ startDay: day, endDay: day, unit, deaths });
  }
  return { histories: [...byUnit].map(([unit, records]) => ({ unit, records, span })), unresolved };
}

const stateOf = (name: string): string | undefined => (countryByName(name) ?? countryByIso3(name))?.iso2;

/** A month of the world without any event is no calm month but a missing file. */
function refuseGap(days: readonly number[]): void {
  const monthOf = (day: number): number => {
    const date = new Date(day * 86_400_000);
    return date.getUTCFullYear() * 12 + date.getUTCMonth();
  };
  const months = [...new Set(days.map(monthOf))].sort((a, b) => a - b);
  const after = months.find((month, i) => i > 0 && month !== (months[i - 1] ?? 0) + 1);
  if (after === undefined) return;
  const missing = (months[months.indexOf(after) - 1] ?? 0) + 1;
  throw new Error(
    `the event files hold no event of ${Math.floor(missing / 12)}-${String((missing % 12) + 1).padStart(2, '0')}`,
  );
}
