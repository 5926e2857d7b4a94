import type { MetricId } from '../../assessment/metrics.ts';
import { countrySubject } from '../../assessment/observation.ts';
import type { FeedProblem, ReadObservation } from '../../ports/feed.ts';
import { countryByIso3 } from '../../reference/countries.ts';
import { readCsv, wrongWidth } from '../csv-table.ts';
import { type DecimalRange, readDecimal } from '../decimal-number.ts';
import { type Parsed, startTally } from '../parsed.ts';
import { plainText } from '../plain-text.ts';
import { endOfMonth } from '../utc-month.ts';

/** The first column is asked for as the sign that the table begins where the answer does. */
const COLUMNS = ['DATAFLOW', 'REF_AREA', 'FREQ', 'MEASURE', 'UNIT_MEASURE', 'TIME_PERIOD', 'OBS_VALUE'];

/**
 * Reads the SDMX-CSV of the OECD's financial markets: share prices and long-term interest rates of countries by month.
 * `observedAt` is the end of the month. A cell without a value is a month not yet published.
 * @param now epoch ms; months that end later are rejected
 */
export function parseFinancialMarkets(bytes: Uint8Array, now: number): Parsed {
  const table = readCsv(bytes, COLUMNS);
  if (table.status === 'unreadable') return table;
  if (table.rows.length === 0) return { status: 'unreadable', reason: 'the table has no row' };
  const tally = startTally();
  for (const row of table.rows) {
    const cell = (column: string): string => table.cell(row, column);
    const outcome = row.length === table.width ? readMonth(cell, now) : wrongWidth(nameOf(cell), row.length);
    if (outcome === 'ignored') tally.ignore();
    else if ('kind' in outcome) tally.reject(outcome);
    else tally.keep([outcome]);
  }
  return tally.rows();
}

type Cell = (column: string) => string;

const nameOf = (cell: Cell): string => plainText(`${cell('REF_AREA')} ${cell('MEASURE')} ${cell('TIME_PERIOD')}`, 40);

function readMonth(cell: Cell, now: number): ReadObservation | FeedProblem | 'ignored' {
  const [area, code, period, text] = [cell('REF_AREA'), cell('MEASURE'), cell('TIME_PERIOD'), cell('OBS_VALUE')];
  const rejected = (kind: string, message: string): FeedProblem => ({
    kind,
    recordId: nameOf(cell),
    message: plainText(message, 40),
  });
  const measure = MEASURES.find((candidate) => candidate.code === code);
  if (measure === undefined || cell('FREQ') !== 'M') return rejected('not_asked_for', `${cell('FREQ')} ${code}`);
  // One measure comes in several units: the level is read, not its changes.
  if (cell('UNIT_MEASURE') !== measure.unit || AREA_GROUPS.has(area)) return 'ignored';
  const observedAt = endOfMonth(period);
  if (observedAt === undefined) return rejected('undated', 'no calendar month');
  if (observedAt > now) return rejected('future', period);
  const country = countryByIso3(area);
  if (country === undefined) return rejected('unresolved_country', area);
  if (text === '') return 'ignored';
  const value = readDecimal(text, measure.range);
  if (typeof value === 'string') return rejected(value, text);
  return {
    recordId: `${country.iso2}:${period}`,
    metric: measure.metric,
    subject: countrySubject(country.iso2),
    value,
    observedAt,
    lineage: 'oecd',
    event: `${code}:${period}`,
    detail: { measure: code },
  };
}

interface Measure {
  /** The OECD's code, in the column MEASURE. */
  readonly code: string;
  /** The unit it is read in, in the column UNIT_MEASURE. */
  readonly unit: string;
  readonly metric: MetricId;
  /** Outside it is another unit or wrong. */
  readonly range: DecimalRange;
}

export const MEASURES: readonly Measure[] = [
  // 2015 is 100. Where money lost its worth the index has passed 10,000 (Türkiye, Argentina).
  { code: 'SHARE', unit: 'IX', metric: 'share_prices', range: { above: 0, upTo: 1_000_000 } },
  // Yields of about ten years, percent a year; Greece stood at 29 in 2012.
  { code: 'IRLT', unit: 'PA', metric: 'long_term_rate', range: { above: -5, upTo: 100 } },
];

/** Groups of countries among the reference areas: they are no country, and are ignored. */
const AREA_GROUPS: ReadonlySet<string> = new Set([
  'EA',
  'EA19',
  'EA20',
  'EA21',
  'EU15',
  'EU27_2020',
  'EU28',
  'G7',
  'G20',
  'OECD',
  'OECDE',
  'W',
]);
