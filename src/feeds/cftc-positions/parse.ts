import { seriesSubject } from '../../assessment/observation.ts';
import { isoDate } from '../../assessment/time.ts';
import type { FeedProblem, ReadObservation } from '../../ports/feed.ts';
import { readDecimal } from '../decimal-number.ts';
import { memberOf, parseJson, textMember, writtenValue } from '../json-value.ts';
import type { Parsed } from '../parsed.ts';
import { plainText } from '../plain-text.ts';
import { tallyRows } from '../tally-rows.ts';
import { parseIsoDay } from '../utc-instant.ts';
import type { WindowContext } from '../window-feed.ts';
import { COUNT_RANGE } from './card.ts';

interface FuturesMarket {
  /** CFTC contract market code: it stays when a market is renamed. */
  readonly code: string;
  /** Of our series. */
  readonly id: string;
  readonly name: string;
}

/** The most traded future of each commodity, currency, index and bond that we follow. */
export const FUTURES_MARKETS: readonly FuturesMarket[] = [
  { code: '067651', id: 'wti-futures', name: 'WTI crude oil (NYMEX)' },
  { code: '06765T', id: 'brent-futures', name: 'Brent crude oil, last day (NYMEX)' },
  { code: '023651', id: 'natural-gas-futures', name: 'Natural gas, Henry Hub (NYMEX)' },
  { code: '088691', id: 'gold-futures', name: 'Gold (COMEX)' },
  { code: '084691', id: 'silver-futures', name: 'Silver (COMEX)' },
  { code: '085692', id: 'copper-futures', name: 'Copper (COMEX)' },
  { code: '001602', id: 'wheat-futures', name: 'Wheat, soft red winter (CBOT)' },
  { code: '002602', id: 'corn-futures', name: 'Corn (CBOT)' },
  { code: '005602', id: 'soybean-futures', name: 'Soybeans (CBOT)' },
  { code: '099741', id: 'euro-futures', name: 'Euro (CME)' },
  { code: '097741', id: 'yen-futures', name: 'Japanese yen (CME)' },
  { code: '13874A', id: 'sp500-futures', name: 'E-mini S&P 500 (CME)' },
  { code: '043602', id: 'treasury-10y-futures', name: 'US Treasury note, 10 years (CBOT)' },
];

/** Rows asked for at most; as many may be the beginning of more. */
export const MAX_ROWS = 10_000;

/**
 * Reads a list of markets and weeks, every value of which is a text. `observedAt` is the start of the UTC day on whose close
 * positions were counted, a Tuesday unless it is a holiday.
 */
export function parsePositions(bytes: Uint8Array, context: WindowContext): Parsed {
  const json = parseJson(bytes);
  if (json.status === 'not_json') return { status: 'unreadable', reason: 'the answer is not JSON' };
  const rows = json.value;
  if (!Array.isArray(rows)) {
    const message = textMember(rows, 'message');
    const reason = message === undefined ? 'the answer is no list' : `the upstream answers: ${plainText(message, 80)}`;
    return { status: 'unreadable', reason };
  }
  if (rows.length >= MAX_ROWS) return { status: 'unreadable', reason: 'rows are left out' };
  return tallyRows(rows, (row) => readRow(row, context));
}

function readRow(row: unknown, { window, now }: WindowContext): ReadObservation | FeedProblem | 'ignored' {
  const code = textMember(row, 'cftc_contract_market_code');
  const date = textMember(row, 'report_date_as_yyyy_mm_dd');
  const rejected = (kind: string, message: string): FeedProblem => ({
    kind,
    recordId: plainText(`${code ?? ''} ${date?.slice(0, 10) ?? ''}`, 30),
    message: plainText(message, 60),
  });
  if (code === undefined || date === undefined) return rejected('wrong_shape', 'a field is absent');
  const market = FUTURES_MARKETS.find((one) => one.code === code);
  if (market === undefined) return rejected('not_asked_for', 'other market');
  const day = parseIsoDay(date);
  if (day === undefined) return rejected('undated', 'no calendar day');
  if (day > now) return rejected('future', date);
  if (day < window.from || day >= window.to) return 'ignored';
  const long = readCount(row, 'noncomm_positions_long_all');
  if (typeof long !== 'number') return rejected(...long);
  const short = readCount(row, 'noncomm_positions_short_all');
  if (typeof short !== 'number') return rejected(...short);
  const openInterest = readCount(row, 'open_interest_all');
  if (typeof openInterest !== 'number') return rejected(...openInterest);
  // Each position of one side is part of the open interest.
  if (Math.max(long, short) > openInterest) return rejected('inconsistent', 'more positions than open interest');
  const id = isoDate(day);
  return {
    recordId: id,
    metric: 'cftc-positions:net_position',
    subject: seriesSubject(market.id),
    value: long - short,
    observedAt: day,
    lineage: 'cftc',
    event: id,
    detail: {
      market: market.name,
      code,
      long: String(long),
      short: String(short),
      openInterest: String(openInterest),
    },
  };
}

/** A count of contracts, or why it is none that is sound: kind and message. */
function readCount(row: unknown, field: string): number | readonly [kind: string, message: string] {
  const written = memberOf(row, field);
  const count = typeof written === 'string' ? readDecimal(written, COUNT_RANGE) : 'wrong_shape';
  return typeof count === 'number' ? count : [count, `${field} ${writtenValue(written)}`];
}
