import { DAY_MS } from '../../assessment/time.ts';
import type { Feed } from '../../ports/feed.ts';
import { createEiaSpot } from '../eia-spot.ts';
import type { EiaWorkbook } from '../eia-workbook.ts';
import type { FetchBytes } from '../fetch-bytes.ts';
import type { FredSeries } from '../fred-csv.ts';
import { graphUrl } from '../fred-graph.ts';
import type { Registration } from '../registration.ts';
import { FRED_WTI_CARD, FRED_WTI_FIELDS } from './card.ts';
import { fakeFredWti } from './fake-upstream.ts';

/** Daily WTI spot price as FRED repeats it from EIA, or from EIA itself. */
export const createFredWti = (fetchBytes: FetchBytes): Feed =>
  createEiaSpot(fetchBytes, { card: FRED_WTI_CARD, series: WTI, workbook: WTI_WORKBOOK });

export const FRED_WTI: Registration = {
  card: FRED_WTI_CARD,
  fields: FRED_WTI_FIELDS,
  create: createFredWti,
  probeUrl: (now) => graphUrl(WTI, { from: now - 30 * DAY_MS }),
  fake: fakeFredWti,
};

/** WTI has traded between −37 USD a barrel, on 20 April 2020, and 146; 1,000 would be another unit. */
export const WTI: FredSeries = {
  id: 'DCOILWTICO',
  seriesId: 'wti',
  metric: 'crude_price',
  lineage: 'eia',
  above: -100,
  upTo: 1_000,
};

export const WTI_WORKBOOK: EiaWorkbook = {
  path: 'pet/hist_xls/RWTCd.xls',
  sourceKey: 'RWTC',
  unit: 'Dollars per Barrel',
};
