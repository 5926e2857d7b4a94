import { seriesSubject } from '../../assessment/observation.ts';
import { isoDate } from '../../assessment/time.ts';
import type { FeedProblem, ReadObservation } from '../../ports/feed.ts';
import { readCsv, wrongWidth } from '../csv-table.ts';
import { readDecimal } from '../decimal-number.ts';
import { type Parsed, startTally } from '../parsed.ts';
import { plainText } from '../plain-text.ts';
import { parseIsoDay } from '../utc-instant.ts';
import type { WindowContext } from '../window-feed.ts';
import { ECB_MARKETS_RANGES, EURO_YIELD, SYSTEMIC_STRESS } from './card.ts';

interface PortalSeries {
  readonly metric: typeof EURO_YIELD | typeof SYSTEMIC_STRESS;
  /** Of our series. */
  readonly id: string;
  readonly maturity?: string;
}

/** Spot rates of all bonds rated AAA, by maturity. */
export const MATURITIES = { SR_3M: 'euro-3m', SR_2Y: 'euro-2y', SR_10Y: 'euro-10y', SR_30Y: 'euro-30y' } as const;

export const CURVE_KEY = 'B.U2.EUR.4F.G_N_A.SV_C_YM';
export const STRESS_KEY = 'D.U2.Z0Z.4F.EC.SS_CIN.IDX';

/** What is read, by the key of the data portal. */
const SERIES: ReadonlyMap<string, PortalSeries> = new Map<string, PortalSeries>([
  ...Object.entries(MATURITIES).map(
    ([code, id]) => [`YC.${CURVE_KEY}.${code}`, { metric: EURO_YIELD, id, maturity: code.replace('SR_', '') }] as const,
  ),
  [`CISS.${STRESS_KEY}`, { metric: SYSTEMIC_STRESS, id: 'euro-area-systemic-stress' }],
]);

/** Reads days of the data portal's CSV; other series are rejected. `observedAt` is the start of the UTC day. */
export function parsePortalDays(bytes: Uint8Array, context: WindowContext): Parsed {
  const table = readCsv(bytes, ['KEY', 'TIME_PERIOD', 'OBS_VALUE']);
  if (table.status === 'unreadable') return table;
  if (table.rows.length === 0) return { status: 'unreadable', reason: 'the table has no row' };
  const tally = startTally();
  for (const row of table.rows) {
    const cell = (column: string): string => table.cell(row, column);
    const outcome =
      row.length === table.width ? readDay(cell, context) : wrongWidth(plainText(cell('KEY'), 40), row.length);
    if (outcome === 'ignored') tally.ignore();
    else if ('kind' in outcome) tally.reject(outcome);
    else tally.keep([outcome]);
  }
  return tally.rows();
}

function readDay(
  cell: (column: string) => string,
  { window, now }: WindowContext,
): ReadObservation | FeedProblem | 'ignored' {
  const [key, date, written] = [cell('KEY'), cell('TIME_PERIOD'), cell('OBS_VALUE')];
  const rejected = (kind: string, message: string): FeedProblem => ({
    kind,
    recordId: plainText(`${key} ${date}`, 60),
    message: plainText(message, 40),
  });
  const series = SERIES.get(key);
  if (series === undefined) return rejected('wrong_series', 'not asked for');
  const day = /^\d{4}-\d{2}-\d{2}$/.test(date) ? parseIsoDay(date) : undefined;
  if (day === undefined) return rejected('undated', 'no calendar day');
  if (day > now) return rejected('future', date);
  // A day without a figure is empty, or NaN.
  if (day < window.from || day >= window.to || written === '' || written === 'NaN') return 'ignored';
  const value = readDecimal(written, ECB_MARKETS_RANGES[series.metric]);
  if (typeof value === 'string') return rejected(value, written);
  return {
    recordId: isoDate(day),
    metric: series.metric,
    subject: seriesSubject(series.id),
    value,
    observedAt: day,
    lineage: 'ecb',
    event: isoDate(day),
    detail: series.maturity === undefined ? {} : { maturity: series.maturity },
  };
}
