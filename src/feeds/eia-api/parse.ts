import type { FeedProblem, ReadObservation } from '../../ports/feed.ts';
import { type DailySeries, quotedDay, readQuote, rejectionOfQuote } from '../families/daily-series/quote.ts';
import { memberOf, parseJson, textMember, writtenValue } from '../json-value.ts';
import type { Parsed } from '../parsed.ts';
import { tallyRows } from '../tally-rows.ts';

/**
 * Reads one answer of the API: daily values of one series. `observedAt` is the start of the UTC day quoted.
 * @param now epoch ms; later days are rejected
 */
export function parseSeries(bytes: Uint8Array, series: EiaSeries, now: number): Parsed {
  const json = parseJson(bytes);
  if (json.status === 'not_json') return { status: 'unreadable', reason: 'the answer is not JSON' };
  const response = memberOf(json.value, 'response');
  const rows = memberOf(response, 'data');
  if (!Array.isArray(rows)) return { status: 'unreadable', reason: 'the answer has no data' };
  if (Number(memberOf(response, 'total')) > rows.length) return { status: 'unreadable', reason: 'rows are left out' };
  return tallyRows(rows, (row) => readDay(row, series, now));
}

function readDay(row: unknown, series: EiaSeries, now: number): ReadObservation | FeedProblem | 'ignored' {
  const period = textMember(row, 'period');
  const value = memberOf(row, 'value');
  const rejected = rejectionOfQuote(series, period);
  if (period === undefined || value === undefined) return rejected(['wrong_shape', 'a field is absent']);
  if (textMember(row, 'series') !== series.id)
    return rejected(['not_asked_for', textMember(row, 'series') ?? 'no series']);
  const day = quotedDay(period, now);
  if (typeof day !== 'number') return rejected(day);
  // No quote was made.
  if (value === null) return 'ignored';
  if (textMember(row, 'units') !== series.unit) return rejected(['wrong_unit', textMember(row, 'units') ?? 'no unit']);
  // Numbers until 2024, texts since.
  const quote = readQuote(series, { day, text: writtenValue(value) });
  return 'metric' in quote ? quote : rejected(quote);
}

export interface EiaSeries extends DailySeries {
  readonly route: string;
  /** As the upstream writes the unit we keep. */
  readonly unit: string;
}

/** Spot prices, daily. */
export const EIA_SERIES: readonly EiaSeries[] = [
  {
    id: 'RBRTE',
    route: 'petroleum/pri/spt',
    metric: 'crude_price',
    lineage: 'eia',
    unit: '$/BBL',
    // Brent has traded between 9 and 144.
    range: { above: 0, upTo: 1_000 },
  },
  {
    id: 'RWTC',
    route: 'petroleum/pri/spt',
    metric: 'crude_price',
    lineage: 'eia',
    unit: '$/BBL',
    // WTI has traded between −37, on 20 April 2020, and 146.
    range: { above: -100, upTo: 1_000 },
  },
  {
    id: 'RNGWHHD',
    route: 'natural-gas/pri/fut',
    metric: 'gas_price',
    lineage: 'eia',
    unit: '$/MMBTU',
    // Henry Hub has traded between 1 and 24.
    range: { above: 0, upTo: 100 },
  },
];
