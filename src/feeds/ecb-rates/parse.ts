import { SaxesParser } from 'saxes';
import { seriesSubject } from '../../assessment/observation.ts';
import { isoDate } from '../../assessment/time.ts';
import type { FeedProblem, ReadObservation } from '../../ports/feed.ts';
import { currencyByCode, isFormerCurrency } from '../../reference/currencies.ts';
import { readCsv } from '../csv-table.ts';
import { readDecimal } from '../decimal-number.ts';
import { type Parsed, startTally, type Tally } from '../parsed.ts';
import { plainText } from '../plain-text.ts';
import { parseIsoDay } from '../utc-instant.ts';

/**
 * Reads a reference rate table in XML (`eurofxref-daily.xml`, `eurofxref-hist-90d.xml`): days, and rates in them.
 * @param now epoch ms; later days are rejected
 */
export function parseRateTable(bytes: Uint8Array, now: number): Parsed {
  const quoted: QuotedRate[] = [];
  const faults: string[] = [];
  let day: string | undefined;
  const parser = new SaxesParser();
  parser.on('error', () => faults.push('the table is not well-formed XML'));
  parser.on('doctype', () => faults.push('the table declares a document type'));
  parser.on('opentag', ({ name, attributes }) => {
    if (name !== 'Cube') return;
    if (attributes.time !== undefined) day = attributes.time;
    else if (Object.keys(attributes).length > 0) {
      quoted.push({ day, currency: attributes.currency, rate: attributes.rate });
    }
  });
  parser.write(new TextDecoder().decode(bytes)).close();
  const fault = faults[0] ?? (quoted.length === 0 ? 'the table holds no rate' : undefined);
  if (fault !== undefined) return { status: 'unreadable', reason: fault };
  const tally = startTally();
  for (const rate of quoted) add(tally, rate, now);
  return tally.rows();
}

const COLUMNS = ['KEY', 'FREQ', 'CURRENCY', 'CURRENCY_DENOM', 'EXR_TYPE', 'TIME_PERIOD', 'OBS_VALUE'];
/** Observation status of the data portal: holiday, missing, suspended, no data. */
const NO_VALUE = new Set(['H', 'M', 'L', 'Q']);

/**
 * Reads the data portal's CSV of daily rates against the euro.
 * @param now epoch ms; later days are rejected
 */
export function parseRateCsv(bytes: Uint8Array, now: number): Parsed {
  const table = readCsv(bytes, COLUMNS);
  if (table.status === 'unreadable') return table;
  if (table.rows.length === 0) return { status: 'unreadable', reason: 'the table has no row' };
  const tally = startTally();
  for (const row of table.rows) {
    const cell = (column: string): string => table.cell(row, column);
    const key = cell('KEY').slice(0, 40);
    if (row.length !== table.width) {
      tally.reject({ kind: 'wrong_shape', recordId: key, message: `${row.length} cells` });
    } else if (cell('FREQ') !== 'D' || cell('CURRENCY_DENOM') !== 'EUR' || cell('EXR_TYPE') !== 'SP00') {
      tally.reject({ kind: 'wrong_series', recordId: key, message: 'no daily spot rate against the euro' });
    } else if (cell('OBS_VALUE') === '' || (cell('OBS_VALUE') === 'NaN' && NO_VALUE.has(cell('OBS_STATUS')))) {
      tally.ignore();
    } else {
      add(tally, { day: cell('TIME_PERIOD'), currency: cell('CURRENCY'), rate: cell('OBS_VALUE') }, now);
    }
  }
  return tally.rows();
}

function add(tally: Tally, quoted: QuotedRate, now: number): void {
  const outcome = readRate(quoted, now);
  if (outcome === 'former') tally.ignore();
  else if ('kind' in outcome) tally.reject(outcome);
  else tally.keep([outcome]);
}

/** One quoted rate as the ECB writes it. */
interface QuotedRate {
  readonly day: string | undefined;
  readonly currency: string | undefined;
  readonly rate: string | undefined;
}

/** The weakest currency in the ECB's list takes 20,000 for a euro; a million would be another unit. */
const RANGE = { above: 0.0001, upTo: 1_000_000 };

/**
 * One rate: units of a currency for one euro. `observedAt` is the start of the UTC day quoted.
 * @param now epoch ms; later days are rejected
 * @returns `former` for a currency that was given up
 */
function readRate(quoted: QuotedRate, now: number): ReadObservation | FeedProblem | 'former' {
  const { day = '', currency, rate } = quoted;
  const recordId = plainText(`${currency ?? ''} ${day}`, 30);
  const rejected = (kind: string, message: string): FeedProblem => ({
    kind,
    recordId,
    message: plainText(message, 40),
  });
  if (currency === undefined || rate === undefined) return rejected('wrong_shape', 'no currency or no rate');
  const observedAt = /^\d{4}-\d{2}-\d{2}$/.test(day) ? parseIsoDay(day) : undefined;
  if (observedAt === undefined) return rejected('undated', 'no calendar day');
  if (observedAt > now) return rejected('future', day);
  if (isFormerCurrency(currency)) return 'former';
  if (currencyByCode(currency) === undefined) return rejected('unresolved_currency', currency);
  const value = readDecimal(rate, RANGE);
  if (typeof value === 'string') return rejected(value, rate);
  return {
    recordId: isoDate(observedAt),
    metric: 'exchange_rate',
    subject: seriesSubject(`eur-${currency.toLowerCase()}`),
    value,
    observedAt,
    lineage: 'ecb',
    event: isoDate(observedAt),
    detail: { currency },
  };
}
