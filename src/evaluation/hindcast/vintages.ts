import {
  type CountryMonths,
  deathCount,
  monthNumber,
  monthText,
  readTable,
  stateNamed,
  UNNAMED,
} from './country-month-panel.ts';

/** A table as it was published on a day: what could be known from that day on. */
export interface Vintage {
  /** `YYYY-MM-DD`. */
  readonly asOfDate: string;
  /** Deaths by alpha-2 and month number; a cell that was empty is absent. */
  readonly byUnit: ReadonlyMap<string, ReadonlyMap<number, number>>;
  /** Months since the year 0, of the first and the last row with a figure. */
  readonly firstMonth: number;
  readonly lastMonth: number;
  /** Deaths in columns that no state is called, by their name: in no country and no region. */
  readonly unresolved: Readonly<Record<string, number>>;
}

/** A vintage as a table without gaps. */
export interface PublishedTable {
  readonly asOfDate: string;
  readonly panel: CountryMonths;
  /** Months since the year 0. */
  readonly lastMonth: number;
}

const FILE_NAME = /^Conf_asof_(\d{4}-\d{2}-\d{2})_.*\.csv(\.gz)?$/;

/** The day in a name like `Conf_asof_2019-04-20_x.csv`, also of a compressed file; undefined for files of other names. */
export function vintageDate(fileName: string): string | undefined {
  return FILE_NAME.exec(fileName)?.[1];
}

/**
 * Reads a wide table: the first column is the month, each further one a country by name or code. A column without a name is no
 * country's and is left out; columns of one state under two names are added; one that no state is called is counted apart.
 * @throws for a month or a count that is none, a table without a figure
 */
export function readVintage(text: string, asOfDate: string): Vintage {
  const rows = readTable(text, []);
  const [monthColumn = '', ...columns] = Object.keys(rows[0] ?? {});
  const countries = columns.filter((name) => !UNNAMED.test(name)).map((name) => [name, stateNamed(name)] as const);
  const byUnit = new Map(
    countries.flatMap(([, iso2]) => (iso2 === undefined ? [] : [[iso2, new Map<number, number>()]])),
  );
  const unresolved: Record<string, number> = {};
  let [firstMonth, lastMonth] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const [i, row] of rows.entries()) {
    const text = (row[monthColumn] ?? '').slice(0, 7);
    if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(text)) throw new Error(`row ${i + 2}: not a month: ${JSON.stringify(text)}`);
    const month = monthNumber(text);
    for (const [name, iso2] of countries) {
      const cell = (row[name] ?? '').trim();
      if (cell === '') continue;
      const deaths = deathCount(cell, i);
      const series = byUnit.get(iso2 ?? '');
      if (series === undefined) {
        unresolved[name] = (unresolved[name] ?? 0) + deaths;
        continue;
      }
      series.set(month, (series.get(month) ?? 0) + deaths);
      firstMonth = Math.min(firstMonth, month);
      lastMonth = Math.max(lastMonth, month);
    }
  }
  if (lastMonth < firstMonth) throw new Error(`the table of ${asOfDate} holds no figure`);
  return { asOfDate, byUnit, firstMonth, lastMonth, unresolved };
}

/**
 * Every vintage as a table without gaps, oldest first. A figure that a vintage lacks is what its predecessor said, and 0 where no
 * vintage up to then said anything: a country without an event is absent. No figure of a later table is read.
 * @param panel of its figures only those of months before a vintage's first are read
 */
export function publishedTables(panel: CountryMonths, vintages: readonly Vintage[]): readonly PublishedTable[] {
  const tables: PublishedTable[] = [];
  for (const vintage of [...vintages].sort((a, b) => (a.asOfDate < b.asOfDate ? -1 : 1)))
    tables.push(publishedTable(panel, vintage, tables.at(-1)));
  return tables;
}

function publishedTable(panel: CountryMonths, vintage: Vintage, before: PublishedTable | undefined): PublishedTable {
  const { asOfDate, firstMonth, lastMonth } = vintage;
  const first = monthNumber(panel.months[0] ?? monthText(firstMonth));
  const months = Array.from({ length: Math.max(0, lastMonth - first + 1) }, (_, i) => monthText(first + i));
  const byUnit = new Map(
    [...panel.byUnit].map(([iso2, series]) => {
      const [own, earlier] = [vintage.byUnit.get(iso2), before?.panel.byUnit.get(iso2) ?? []];
      const figure = (i: number): number | undefined =>
        first + i < firstMonth && before === undefined ? series[i] : earlier[i];
      return [iso2, months.map((_, i) => own?.get(first + i) ?? figure(i) ?? 0)];
    }),
  );
  return { asOfDate, panel: { months, byUnit }, lastMonth };
}

/** The first month, since the year 0, that begins on or after a day: the first origin that a table of that day serves. */
export function firstOriginBy(date: string): number {
  return monthNumber(date) + (date.endsWith('-01') ? 0 : 1);
}

/** The newest of what was published on or before a day; undefined where nothing was. */
export function newestBy<T extends { readonly asOfDate: string }>(vintages: readonly T[], date: string): T | undefined {
  return vintages.reduce<T | undefined>(
    (newest, one) => (one.asOfDate <= date && (newest?.asOfDate ?? '') < one.asOfDate ? one : newest),
    undefined,
  );
}
