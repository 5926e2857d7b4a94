import { countryByIso3, countryByName } from '../../reference/countries.ts';
import { deathCount, monthText, readTable, STATES } from './country-month-panel.ts';
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
  /** Ids that events of several countries or days carry: each of these events counts. */
  readonly repeatedIds: number;
  /** Rows that are not read, by reason. */
  readonly rejectedRows: Readonly<Record<string, number>>;
  /** What a reader of the result has to know of the files. */
  readonly notes: readonly string[];
}

interface WorldEvent {
  readonly id: string;
  readonly day: number;
  readonly country: string;
  readonly unit: string;
  readonly deaths: number;
}

const COLUMNS = ['id', 'conflict_new_id', 'conflict_name', 'country', 'best', 'type_of_violence', 'date'];
const NO_COUNT = 'no count of deaths';

/**
 * Reads world files of dated events: `id, conflict_new_id, conflict_name, country, best, type_of_violence, date`, one row an event, on
 * its last day. Of rows with one id, country and day the last counts; rows without an id, or with one that another event has too, all
 * count. A row without a count is rejected. Only the last unbroken run of months is read: a month of the world without any event is no
 * calm month but one that no file covers. The member unit is the conflict within its country: the files name no dyads, and for violence
 * without a state a conflict is one.
 * @throws for a missing column, an event without a day, a count that is none, files without an event
 */
export function worldEvents(files: readonly WorldFile[]): WorldEvents {
  const rows = files.flatMap(readEvents);
  const read = rows.filter((row) => row !== undefined);
  const events = withoutDuplicates(read);
  const days = events.map(({ day }) => day);
  if (days.length === 0) throw new Error('the event files hold no event');
  const lastDay = days.reduce((most, day) => Math.max(most, day), Number.NEGATIVE_INFINITY);
  const firstMonth = startOfLastRun(days);
  const kept = events.filter(({ day }) => monthOf(day) >= firstMonth);
  const firstDay = kept.reduce((least, { day }) => Math.min(least, day), Number.POSITIVE_INFINITY);
  const byUnit = new Map(STATES.map((iso2): [string, CountryDays['records'][number][]] => [iso2, []]));
  const unresolved: Record<string, number> = {};
  for (const { day, country, unit, deaths } of kept) {
    const records = byUnit.get(stateOf(country) ?? '');
    if (records === undefined) unresolved[country] = (unresolved[country] ?? 0) + deaths;
    else records.push({ startDay: day, endDay: day, unit, deaths });
  }
  const repeatedIds = countRepeated(events);
  const [noCount, dropped] = [rows.length - read.length, events.length - kept.length];
  return {
    histories: [...byUnit].map(([unit, records]) => ({ unit, records, span: { firstDay, lastDay } })),
    unresolved,
    repeatedIds,
    rejectedRows: noCount === 0 ? {} : { [NO_COUNT]: noCount },
    notes: [
      ...(dropped === 0
        ? []
        : [
            `Events before ${monthText(firstMonth)}, which are not read because no file has an event of ${monthText(firstMonth - 1)}: ${dropped}.`,
          ]),
      ...(noCount === 0 ? [] : [`Rows rejected for ${NO_COUNT}: ${noCount}.`]),
      ...(repeatedIds === 0
        ? []
        : [`Ids shared by events of different countries or days, each of which counts: ${repeatedIds}.`]),
    ],
  };
}

/** The events of one file; undefined for a row that is rejected. */
function readEvents({ path, text }: WorldFile): readonly (WorldEvent | undefined)[] {
  try {
    return readTable(text, COLUMNS).map((row, i) => {
      const {
        id = '',
        conflict_new_id: conflict = '',
        conflict_name: name = '',
        country = '',
        best = '',
        date = '',
      } = row;
      if (best === '') return undefined;
      const day = dayNumber(date);
      if (Number.isNaN(day)) throw new Error(`row ${i + 2}: no day: ${JSON.stringify(date.slice(0, 40))}`);
      return { id, day, country, unit: conflict === '' ? name : conflict, deaths: deathCount(best, i) };
    });
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Events once: a row with the id, country and day of an earlier one takes its place. */
function withoutDuplicates(events: readonly WorldEvent[]): readonly WorldEvent[] {
  const byKey = new Map<string | WorldEvent, WorldEvent>();
  for (const event of events) byKey.set(event.id === '' ? event : `${event.id}\n${placeOf(event)}`, event);
  return [...byKey.values()];
}

function countRepeated(events: readonly WorldEvent[]): number {
  const counts = new Map<string, number>();
  for (const { id } of events) if (id !== '') counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts.values()].filter((count) => count > 1).length;
}

const placeOf = ({ country, day }: WorldEvent): string => `${stateOf(country) ?? country} ${day}`;

const stateOf = (name: string): string | undefined => (countryByName(name) ?? countryByIso3(name))?.iso2;

/** The first month of the last run of months with an event in each, counted from the year 0. */
function startOfLastRun(days: readonly number[]): number {
  const months = new Set(days.map(monthOf));
  let month = Math.max(...months);
  while (months.has(month - 1)) month--;
  return month;
}

function monthOf(day: number): number {
  const date = new Date(day * 86_400_000);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}
