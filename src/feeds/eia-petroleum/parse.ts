import Papa from 'papaparse';
import { seriesSubject } from '../../assessment/observation.ts';
import { isoDate } from '../../assessment/time.ts';
import type { FeedProblem, ReadObservation } from '../../ports/feed.ts';
import { readDecimal } from '../decimal-number.ts';
import { type Parsed, startTally } from '../parsed.ts';
import { plainText } from '../plain-text.ts';
import { parseUsDate } from '../us-date.ts';

/** Which row of a table is which series; every one must be there. */
type StockRows = ReadonlyMap<string, string>;

/** Table 1, first part: million barrels in the whole country. */
export const NATIONAL_STOCKS: StockRows = new Map([
  ['Commercial (Excluding SPR)', 'us-crude-stocks'],
  ['Strategic Petroleum Reserve (SPR)', 'us-strategic-reserve'],
  ['Total Motor Gasoline', 'us-gasoline-stocks'],
  ['Distillate Fuel Oil', 'us-distillate-stocks'],
]);
/** Table 4: the delivery point of the WTI contract. */
export const CUSHING_STOCKS: StockRows = new Map([['Cushing', 'cushing-crude-stocks']]);

/** The United States have never held 2,000 million barrels; thousands of barrels would lie above. */
const RANGE = { above: 0, upTo: 2_000 };

/**
 * Reads the stocks of one WPSR table: the first part, which ends where a second header begins (rates in other units follow).
 * `observedAt` is the start of the UTC day on which the week ends. The table is CP1252; only ASCII is read.
 * @param now epoch ms; weeks that end later are rejected
 */
export function parseStocks(bytes: Uint8Array, wanted: StockRows, now: number): Parsed {
  const text = new TextDecoder().decode(bytes);
  const { data, errors } = Papa.parse<string[]>(text, { skipEmptyLines: 'greedy', delimiter: ',' });
  if (errors.some((error) => error.type === 'Quotes')) {
    return { status: 'unreadable', reason: 'a quoted field does not end' };
  }
  const [header, ...after] = data;
  if (header?.[0]?.trim() !== 'STUB_1') return { status: 'unreadable', reason: 'the table has no STUB_1 header' };
  const weeks = weekColumns(header);
  if (weeks.length < 2) return { status: 'unreadable', reason: 'the table names no weeks' };
  const end = after.findIndex(([stub]) => stub?.trim() === 'STUB_1');
  const rows = end < 0 ? after : after.slice(0, end);
  const labels = rows.map((row) => row[0]?.trim() ?? '');
  const lost = [...wanted.keys()].filter((label) => !labels.includes(label));
  if (lost.length > 0) return { status: 'unreadable', reason: `the table has no row ${lost.join(', ')}` };
  const tally = startTally();
  const read = new Set<string>();
  for (const [index, row] of rows.entries()) {
    const label = labels[index] ?? '';
    const series = wanted.get(label);
    // The same label may return below for a part of the country.
    if (series === undefined || read.has(series)) {
      tally.ignore();
      continue;
    }
    read.add(series);
    const outcome = readRow(row, { label, series, weeks, now });
    if ('kind' in outcome) tally.reject(outcome);
    else tally.keep(outcome);
  }
  return tally.rows();
}

interface WeekColumn {
  readonly index: number;
  readonly weekEndAt: number;
}

/** Columns headed by a day; the others hold differences. A week that returns heads means of four weeks. */
function weekColumns(header: readonly string[]): readonly WeekColumn[] {
  const weekEnds = header.map((name) => parseUsDate(name.trim()));
  return weekEnds.flatMap((weekEndAt, index) =>
    weekEndAt === undefined || weekEnds.indexOf(weekEndAt) < index ? [] : [{ index, weekEndAt }],
  );
}

interface StockRow {
  readonly label: string;
  readonly series: string;
  readonly weeks: readonly WeekColumn[];
  readonly now: number;
}

function readRow(
  cells: readonly string[],
  { label, series, weeks, now }: StockRow,
): readonly ReadObservation[] | FeedProblem {
  const rejected = (kind: string, message: string): FeedProblem => ({
    kind,
    recordId: series,
    message: plainText(message, 40),
  });
  const stocks: ReadObservation[] = [];
  for (const { index, weekEndAt } of weeks) {
    if (weekEndAt > now) return rejected('future', isoDate(weekEndAt));
    // Thousands carry a comma: "1,012.345".
    const text = (cells[index] ?? '').trim().replace(/(\d),(?=\d{3}\.)/g, '$1');
    const value = readDecimal(text, RANGE);
    if (typeof value === 'string') return rejected(value, text);
    stocks.push({
      recordId: isoDate(weekEndAt),
      metric: 'petroleum_stocks',
      subject: seriesSubject(series),
      value,
      observedAt: weekEndAt,
      lineage: 'eia',
      event: isoDate(weekEndAt),
      detail: { stock: label },
    });
  }
  return stocks;
}
