import {
  type CountryMonths,
  deathCount,
  monthNumber,
  monthText,
  readTable,
  stateCalled,
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
}

const FILE_NAME = /^Conf_asof_(\d{4}-\d{2}-\d{2})_.*\.csv$/;

/** The day in a name like `Conf_asof_2019-04-20_x.csv`; undefined for files of other names. */
export function vintageDate(fileName: string): string | undefined {
  return FILE_NAME.exec(fileName)?.[1];
}

/**
 * Reads a wide table: the first column is the month, each further one a country by name or code.
 * @throws for a column that no state is called, a month or a count that is none, a table without a figure
 */
export function readVintage(text: string, asOfDate: string): Vintage {
  const rows = readTable(text, []);
  const [monthColumn = '', ...countries] = Object.keys(rows[0] ?? {});
  const byUnit = new Map(countries.map((name) => [stateCalled(name), new Map<number, number>()]));
  let [firstMonth, lastMonth] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const [i, row] of rows.entries()) {
    const text = (row[monthColumn] ?? '').slice(0, 7);
    if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(text)) throw new Error(`row ${i + 2}: not a month: ${JSON.stringify(text)}`);
    const month = monthNumber(text);
    for (const name of countries) {
      const cell = (row[name] ?? '').trim();
      if (cell === '') continue;
      byUnit.get(stateCalled(name))?.set(month, deathCount(cell, i));
      firstMonth = Math.min(firstMonth, month);
      lastMonth = Math.max(lastMonth, month);
    }
  }
  if (lastMonth < firstMonth) throw new Error(`the table of ${asOfDate} holds no figure`);
  return { asOfDate, byUnit, firstMonth, lastMonth };
}

/**
 * A panel with a vintage's figures laid over it; months after the vintage's last are cut off, so that nothing later is left.
 * Months before its first, and countries that it does not hold, keep the panel's figures.
 */
export function laidOver(panel: CountryMonths, vintage: Vintage): CountryMonths {
  const first = monthNumber(panel.months[0] ?? monthText(vintage.firstMonth));
  const months = Array.from({ length: vintage.lastMonth - first + 1 }, (_, i) => monthText(first + i));
  const byUnit = new Map(
    [...panel.byUnit].map(([iso2, series]) => {
      const own = vintage.byUnit.get(iso2);
      return [iso2, months.map((_, i) => own?.get(first + i) ?? series[i] ?? 0)];
    }),
  );
  return { months, byUnit };
}

/** The newest of the vintages published on or before a day; undefined where none was. */
export function newestBy(vintages: readonly Vintage[], date: string): Vintage | undefined {
  return vintages.reduce<Vintage | undefined>(
    (newest, one) => (one.asOfDate <= date && (newest?.asOfDate ?? '') < one.asOfDate ? one : newest),
    undefined,
  );
}
