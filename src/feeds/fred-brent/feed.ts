import { DAY_MS } from '../../assessment/time.ts';
import type { Feed } from '../../ports/feed.ts';
import { createEiaSpot } from '../eia-spot.ts';
import type { EiaWorkbook } from '../eia-workbook.ts';
import type { FetchBytes } from '../fetch-bytes.ts';
import type { FredSeries } from '../fred-csv.ts';
import { graphUrl } from '../fred-graph.ts';
import type { Registration } from '../registration.ts';
import { FRED_BRENT_CARD, FRED_BRENT_FIELDS } from './card.ts';
import { fakeFredBrent } from './fake-upstream.ts';

/** Daily Brent spot price as FRED repeats it from EIA, or from EIA itself. */
export const createFredBrent = (fetchBytes: FetchBytes): Feed =>
  createEiaSpot(fetchBytes, { card: FRED_BRENT_CARD, series: BRENT, workbook: BRENT_WORKBOOK });

export const FRED_BRENT: Registration = {
  card: FRED_BRENT_CARD,
  fields: FRED_BRENT_FIELDS,
  create: createFredBrent,
  probeUrl: (now) => graphUrl(BRENT, { from: now - 30 * DAY_MS }),
  fake: fakeFredBrent,
};

/** Brent has traded between 9 and 144 USD a barrel; 1,000 would be another unit. */
export const BRENT: FredSeries = {
  id: 'DCOILBRENTEU',
  seriesId: 'brent',
  metric: 'crude_price',
  lineage: 'eia',
  above: 0,
  upTo: 1_000,
};

export const BRENT_WORKBOOK: EiaWorkbook = {
  path: 'pet/hist_xls/RBRTEd.xls',
  sourceKey: 'RBRTE',
  unit: 'Dollars per Barrel',
};
