import { readFileSync } from 'node:fs';
import type { Observation } from '../../../src/assessment/observation.ts';
import { DAY_MS } from '../../../src/assessment/time.ts';
import { CBOE_VIX_CARD } from '../../../src/feeds/cboe-vix/card.ts';
import { parseVixHistory } from '../../../src/feeds/cboe-vix/parse.ts';
import { ECB_RATES_CARD } from '../../../src/feeds/ecb-rates/card.ts';
import { parseRateCsv } from '../../../src/feeds/ecb-rates/parse.ts';
import { FRED_BRENT_CARD } from '../../../src/feeds/fred-brent/card.ts';
import { BRENT } from '../../../src/feeds/fred-brent/feed.ts';
import { FRED_CREDIT_CARD } from '../../../src/feeds/fred-credit/card.ts';
import { CREDIT_STRESS } from '../../../src/feeds/fred-credit/feed.ts';
import { type FredSeries, parseFredCsv } from '../../../src/feeds/fred-csv.ts';
import { FRED_GAS_CARD } from '../../../src/feeds/fred-gas/card.ts';
import { HENRY_HUB } from '../../../src/feeds/fred-gas/feed.ts';
import { FRED_WTI_CARD } from '../../../src/feeds/fred-wti/card.ts';
import { WTI } from '../../../src/feeds/fred-wti/feed.ts';
import type { FeedCard } from '../../../src/ports/feed.ts';
import { type CsvRecord, csvRecords, dayInstant } from '../csv-records.ts';
import type { HistorySpan } from '../history.ts';
import { recordingPath } from '../recordings.ts';
import { knownRows } from './known-rows.ts';

/** Years of quotes before a span that the baselines of its first day look back on. */
const BEFORE_MS = 3 * 366 * DAY_MS;

/** Oil, gas, stress of credit, volatility and the euro's rates over a span and the three years before it. */
export function marketSeries({ from, to }: HistorySpan): readonly Observation[] {
  const span = { from: from - BEFORE_MS, to };
  return [
    ...fredRows(['history', 'markets', 'brent-daily.csv'], BRENT, { card: FRED_BRENT_CARD, span }),
    ...fredRows(['history', 'markets', 'wti-daily.csv'], WTI, { card: FRED_WTI_CARD, span }),
    ...fredRows(['history', 'markets', 'natural-gas-daily.csv'], HENRY_HUB, { card: FRED_GAS_CARD, span }),
    ...fredRows(['history', 'markets', 'fred', 'STLFSI4.csv'], CREDIT_STRESS, { card: FRED_CREDIT_CARD, span }),
    ...volatility(span),
    ...rates(span),
  ];
}

/** The files head their columns otherwise than FRED does; their rows are FRED's. */
function fredRows(
  parts: readonly string[],
  series: FredSeries,
  { card, span }: { readonly card: FeedCard; readonly span: HistorySpan },
): readonly Observation[] {
  const path = recordingPath(...parts);
  if (path === undefined) return [];
  const [, ...lines] = readFileSync(path, 'utf8').trim().split('\n');
  const quoted = lines.filter((line) => within(span)({ observedAt: dayInstant(line) }));
  // Before a series began there was nothing to publish.
  if (quoted.length === 0) return [];
  const table = [`observation_date,${series.id}`, ...quoted].join('\n');
  return knownRows(parseFredCsv(new TextEncoder().encode(table), series, span.to), card);
}

/** The file holds closes alone: open, high and low are written as the close, and nothing reads them. */
function volatility(span: HistorySpan): readonly Observation[] {
  const path = recordingPath('history', 'markets', 'vix_close_internal_use_only.csv');
  if (path === undefined) return [];
  const rows = csvRecords(path)
    .filter(({ CLOSE }) => CLOSE !== undefined && CLOSE !== '')
    .map(({ DATE = '', CLOSE = '' }) => {
      const [year, month, day] = DATE.split('-');
      return [`${month}/${day}/${year}`, CLOSE, CLOSE, CLOSE, CLOSE].join(',');
    });
  const bytes = new TextEncoder().encode(['DATE,OPEN,HIGH,LOW,CLOSE', ...rows].join('\n'));
  return knownRows(parseVixHistory(bytes, span, Number.MAX_SAFE_INTEGER), CBOE_VIX_CARD);
}

/** The bank's table of all days has a column a currency; its data portal has the same in a row each. */
function rates(span: HistorySpan): readonly Observation[] {
  const path = recordingPath('history', 'markets', 'ecb_eurofxref_hist.csv');
  if (path === undefined) return [];
  const days = csvRecords(path).filter(({ Date: day = '' }) => within(span)({ observedAt: dayInstant(day) }));
  if (days.length === 0) return [];
  const bytes = new TextEncoder().encode(
    ['KEY,FREQ,CURRENCY,CURRENCY_DENOM,EXR_TYPE,TIME_PERIOD,OBS_VALUE', ...days.flatMap(portalRows)].join('\n'),
  );
  return knownRows(parseRateCsv(bytes, span.to), ECB_RATES_CARD);
}

function portalRows({ Date: day, ...rates }: CsvRecord): readonly string[] {
  return Object.entries(rates)
    .filter(([code, rate]) => /^[A-Z]{3}$/.test(code) && rate !== undefined && rate !== '' && rate !== 'N/A')
    .map(([code, rate]) => `EXR.D.${code}.EUR.SP00.A,D,${code},EUR,SP00,${day},${rate}`);
}

const within =
  ({ from, to }: HistorySpan) =>
  ({ observedAt }: { readonly observedAt: number }): boolean =>
    observedAt >= from && observedAt < to;
