import Papa from 'papaparse';
import { COUNTRIES, countryByIso2, countryByIso3, countryByName } from '../../reference/countries.ts';

/** Deaths of every state by calendar month, without gaps. */
export interface CountryMonths {
  /** `YYYY-MM`, ascending, every month between the first and the last. */
  readonly months: readonly string[];
  /** By ISO 3166 alpha-2, one figure a month. */
  readonly byUnit: ReadonlyMap<string, readonly number[]>;
}

/**
 * Reads `month,country,fatalities_best`. States that the table lacks had no event since it begins, so theirs are zero.
 * @throws for a column that is missing, an unknown country, an invalid month or count, a duplicate row
 */
export function countryMonthPanel(text: string): CountryMonths {
  const rows = readTable(text, ['month', 'country', 'fatalities_best']);
  const months = monthsThrough(rows.map((row) => row.month ?? ''));
  const placeOf = new Map(months.map((month, i) => [month, i]));
  const byUnit = new Map(STATES.map((iso2) => [iso2, months.map(() => 0)]));
  const keys = new Set<string>();
  for (const [i, row] of rows.entries()) {
    const { month = '', country = '' } = row;
    const series = byUnit.get(stateCalled(country));
    const key = `${month} ${country}`;
    if (keys.has(key)) throw new Error(`row ${i + 2}: duplicate of ${key}`);
    keys.add(key);
    const place = placeOf.get(month) ?? 0;
    if (series !== undefined) series[place] = (series[place] ?? 0) + deathCount(row.fatalities_best ?? '', i);
  }
  return { months, byUnit };
}

/** A table continued by the months of another that come after its last one. */
export function continued(panel: CountryMonths, other: CountryMonths): CountryMonths {
  const last = panel.months.at(-1) ?? '';
  const at = other.months.findIndex((month) => month > last);
  if (at < 0) return panel;
  const months = monthsThrough([...panel.months, ...other.months.slice(at)]);
  if (months.length !== panel.months.length + other.months.length - at)
    throw new Error(`no month between ${last} and ${other.months[at]}`);
  const later = (iso2: string): readonly number[] => other.byUnit.get(iso2)?.slice(at) ?? [];
  return {
    months,
    byUnit: new Map([...panel.byUnit].map(([iso2, series]) => [iso2, [...series, ...later(iso2)]])),
  };
}

/** Independent states, by alpha-2: whom the conflict data can name. */
export const STATES: readonly string[] = COUNTRIES.filter(({ gw }) => gw !== undefined).map(({ iso2 }) => iso2);

/** The state that has a name or code, by alpha-2; undefined where none has. */
export function stateNamed(name: string): string | undefined {
  const found = countryByName(name) ?? countryByIso3(name) ?? countryByIso2(name);
  return found?.gw === undefined ? undefined : found.iso2;
}

/** @throws where no state has that name or code */
function stateCalled(name: string): string {
  const found = stateNamed(name);
  if (found === undefined) throw new Error(`no state is called ${JSON.stringify(name.slice(0, 60))}`);
  return found;
}

/** @throws for a text that is no whole number of 0 or more */
export function deathCount(text: string, row: number): number {
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value) || value < 0)
    throw new Error(`row ${row + 2}: not a count: ${JSON.stringify(text.slice(0, 40))}`);
  return Math.round(value);
}

/** Headers of columns without a name: as they were written by tools, and as `readTable` names empty ones. */
export const UNNAMED = /^Unnamed: \d+$/;

/**
 * Rows of a table with a header. Headers and cells are trimmed; blank lines, any mixture of line ends and empty fields after a row's
 * last one are no fault.
 * @throws for a broken row, a missing column or one that is there twice
 */
export function readTable(text: string, columns: readonly string[]): readonly Partial<Record<string, string>>[] {
  const { data, errors } = Papa.parse<readonly string[]>(text.replace(/\r\n?/g, '\n'), { skipEmptyLines: 'greedy' });
  const broken = errors[0];
  if (broken !== undefined) throw new Error(`row ${(broken.row ?? 0) + 1}: ${broken.message}`);
  const [head = [], ...rows] = data.map((row) => row.map((cell) => cell.trim()));
  const names = head.map((name, i) => (name === '' ? `Unnamed: ${i}` : name));
  const missing = columns.filter((column) => !names.includes(column));
  if (missing.length > 0) throw new Error(`no column ${missing.join(', ')}`);
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice !== undefined) throw new Error(`two columns ${twice}`);
  return rows.map((row, i) => {
    if (row.length < names.length || row.slice(names.length).some((cell) => cell !== ''))
      throw new Error(`row ${i + 2}: ${row.length} fields instead of ${names.length}`);
    return Object.fromEntries(names.map((name, place) => [name, row[place]]));
  });
}

/** Every month from the first to the last of a list. @throws for a text that is no month */
export function monthsThrough(months: readonly string[]): readonly string[] {
  const wrong = months.find((month) => !/^\d{4}-(0[1-9]|1[0-2])$/.test(month));
  if (wrong !== undefined) throw new Error(`not a month: ${JSON.stringify(wrong.slice(0, 40))}`);
  const numbers = months.map(monthNumber);
  const first = numbers.reduce((least, one) => Math.min(least, one), Number.POSITIVE_INFINITY);
  const last = numbers.reduce((most, one) => Math.max(most, one), Number.NEGATIVE_INFINITY);
  return numbers.length === 0 ? [] : Array.from({ length: last - first + 1 }, (_, i) => monthText(first + i));
}

/** Months since the year 0. */
export function monthNumber(month: string): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;
}

export function monthText(number: number): string {
  return `${String(Math.floor(number / 12)).padStart(4, '0')}-${String((number % 12) + 1).padStart(2, '0')}`;
}
