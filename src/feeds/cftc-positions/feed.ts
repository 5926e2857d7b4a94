import { DAY_MS, isoDate } from '../../assessment/time.ts';
import type { Feed } from '../../ports/feed.ts';
import type { FetchBytes } from '../fetch-bytes.ts';
import type { Registration } from '../registration.ts';
import type { ReadingWindow } from '../series-cursor.ts';
import { createWindowFeed } from '../window-feed.ts';
import { CFTC_POSITIONS_CARD, CFTC_POSITIONS_FIELDS } from './card.ts';
import { fakeCftcPositions } from './fake-upstream.ts';
import { FUTURES_MARKETS, MAX_ROWS, parsePositions } from './parse.ts';

/** Three years of weeks; then eight weeks again, for corrections. */
const WINDOW = { firstRunMs: 1_110 * DAY_MS, rereadMs: 60 * DAY_MS };
const TIMEOUT_MS = 45_000;
/** Three years of all markets are 500 KB. */
const MAX_BYTES = 8 * 1024 * 1024;

/** Legacy reports, futures alone. */
const REPORTS = 'https://publicreporting.cftc.gov/resource/6dca-aqww.json';

export const CFTC_POSITIONS: Registration = {
  card: CFTC_POSITIONS_CARD,
  fields: CFTC_POSITIONS_FIELDS,
  create: createCftcPositions,
  probeUrl: () => `${REPORTS}?$limit=1`,
  fake: fakeCftcPositions,
};

/** The weeks of all markets in one request. */
export function createCftcPositions(fetchBytes: FetchBytes): Feed {
  return createWindowFeed(fetchBytes, {
    card: CFTC_POSITIONS_CARD,
    window: WINDOW,
    accept: ['application/json'],
    maxBytes: MAX_BYTES,
    timeoutMs: TIMEOUT_MS,
    documents: [{ name: 'reports', url: reportsUrl, parse: parsePositions }],
  });
}

const COLUMNS = CFTC_POSITIONS_FIELDS.flatMap(({ expected }) => expected).join(',');
const MARKET_CODES = FUTURES_MARKETS.map(({ code }) => `'${code}'`).join(',');

function reportsUrl({ from, to }: ReadingWindow): string {
  const where = [
    `cftc_contract_market_code in(${MARKET_CODES})`,
    `report_date_as_yyyy_mm_dd >= '${isoDate(from)}T00:00:00'`,
    `report_date_as_yyyy_mm_dd <= '${isoDate(to - 1)}T00:00:00'`,
  ].join(' AND ');
  const query = {
    $select: COLUMNS,
    $where: where,
    $order: 'report_date_as_yyyy_mm_dd DESC,cftc_contract_market_code',
    $limit: String(MAX_ROWS),
  };
  return `${REPORTS}?${Object.entries(query)
    .map(([name, text]) => `${name}=${encodeURIComponent(text)}`)
    .join('&')}`;
}
