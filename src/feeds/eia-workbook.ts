import { DAY_MS } from '../assessment/time.ts';
import type { FeedProblem, ReadObservation } from '../ports/feed.ts';
import { type FredSeries, quoteOf } from './fred-csv.ts';
import type { SeriesWay, SeriesWindow } from './fred-graph.ts';
import { type Parsed, startTally } from './parsed.ts';
import { plainText } from './plain-text.ts';
import { type Cell, readWorksheet, WORKBOOK_TYPES } from './read-worksheet.ts';

/** One series in a workbook of EIA. */
export interface EiaWorkbook {
  /** Below `https://www.eia.gov/dnav/`. */
  readonly path: string;
  /** EIA's id of the series, which heads its column. */
  readonly sourceKey: string;
  /** As the column names it. */
  readonly unit: string;
}

/** Brent since 1987 is 470 KB. */
const MAX_BYTES = 4 * 1024 * 1024;
/** A daily series since 1986 has 10,200 rows. */
const SHEET = { name: 'Data 1', maxRows: 30_000, maxColumns: 8 };

/** As records and runs name it. */
const SOURCE = 'EIA';

/** EIA's own workbook of a spot price: the complete series, which needs no key. */
export const eiaWorkbookWay = (series: FredSeries, workbook: EiaWorkbook): SeriesWay => ({
  id: SOURCE,
  document: 'workbook',
  accept: WORKBOOK_TYPES,
  maxBytes: MAX_BYTES,
  url: () => `https://www.eia.gov/dnav/${workbook.path}`,
  parse: (bytes, read) => parseSpotPrices(bytes, { series, workbook }, read),
});

/**
 * Reads the days of a window from a workbook, as records that FRED's table would give, which name EIA. `observedAt` is the start
 * of the day quoted.
 * @param read.now epoch ms; later days are rejected
 */
export async function parseSpotPrices(
  bytes: Uint8Array,
  { series, workbook: { sourceKey, unit } }: { readonly series: FredSeries; readonly workbook: EiaWorkbook },
  { window, now }: { readonly window: SeriesWindow; readonly now: number },
): Promise<Parsed> {
  const sheet = await readWorksheet(bytes, SHEET);
  if (sheet.status === 'unreadable') return sheet;
  const keysAt = sheet.rows.findIndex(([label]) => label === 'Sourcekey');
  const column = (sheet.rows[keysAt] ?? []).indexOf(sourceKey);
  const header = sheet.rows[keysAt + 1] ?? [];
  if (column < 1 || header[0] !== 'Date') return unreadable(`no column of ${sourceKey}`);
  if (!String(header[column]).endsWith(`(${unit})`)) return unreadable(`${sourceKey} is not in ${unit}`);
  const tally = startTally();
  for (const row of sheet.rows.slice(keysAt + 2)) {
    const [serial, value] = [row[0], row[column]];
    const day = dayOf(serial);
    if (isOutside(day, window)) continue;
    const outcome = readDay({ serial, day, value }, series, now);
    if (outcome === 'ignored') tally.ignore();
    else if ('kind' in outcome) tally.reject(outcome);
    else tally.keep([{ ...outcome, detail: { series: sourceKey, source: SOURCE } }]);
  }
  return tally.rows();
}

const unreadable = (reason: string): Parsed => ({ status: 'unreadable', reason });

/** A table of FRED holds no other days either; so the rows of both are as many. */
const isOutside = (day: number | undefined, { from, until = Number.POSITIVE_INFINITY }: SeriesWindow): boolean =>
  day !== undefined && (day + DAY_MS <= from || day > until);

interface WrittenDay {
  readonly serial: Cell;
  /** Epoch ms, where the serial number is one of a day. */
  readonly day: number | undefined;
  readonly value: Cell;
}

function readDay(
  { serial, day, value }: WrittenDay,
  series: FredSeries,
  now: number,
): ReadObservation | FeedProblem | 'ignored' {
  const rejected = (kind: string): FeedProblem => ({
    kind,
    recordId: plainText(String(serial), 20),
    message: plainText(String(value), 20),
  });
  // An empty line, or a holiday.
  if (value === undefined && (serial === undefined || day !== undefined)) return 'ignored';
  if (day === undefined) return rejected('undated');
  if (day > now) return rejected('future');
  if (typeof value !== 'number') return rejected('bad_number');
  return quoteOf(series, day, value) ?? rejected('out_of_range');
}

/** Days in workbooks are counted so that 61 is 1 March 1900; below that, spreadsheets disagree. */
const DAY_0_AT = Date.UTC(1899, 11, 30);

function dayOf(serial: Cell): number | undefined {
  const isDay = typeof serial === 'number' && Number.isInteger(serial) && serial >= 61 && serial < 100_000;
  return isDay ? DAY_0_AT + serial * DAY_MS : undefined;
}
