import { DAY_MS } from '../../assessment/time.ts';
import type { Feed } from '../../ports/feed.ts';
import { createEiaSpot } from '../eia-spot.ts';
import type { EiaWorkbook } from '../eia-workbook.ts';
import type { FetchBytes } from '../fetch-bytes.ts';
import type { FredSeries } from '../fred-csv.ts';
import { graphUrl } from '../fred-graph.ts';
import type { Registration } from '../registration.ts';
import { FRED_GAS_CARD, FRED_GAS_FIELDS } from './card.ts';
import { fakeFredGas } from './fake-upstream.ts';

/** Daily Henry Hub spot price as FRED repeats it from EIA, or from EIA itself. */
export const createFredGas = (fetchBytes: FetchBytes): Feed =>
  createEiaSpot(fetchBytes, { card: FRED_GAS_CARD, series: HENRY_HUB, workbook: HENRY_HUB_WORKBOOK });

export const FRED_GAS: Registration = {
  card: FRED_GAS_CARD,
  fields: FRED_GAS_FIELDS,
  create: createFredGas,
  probeUrl: (now) => graphUrl(HENRY_HUB, { from: now - 30 * DAY_MS }),
  fake: fakeFredGas,
};

/** Henry Hub has traded between 1 and 24 USD per million BTU. */
export const HENRY_HUB: FredSeries = {
  id: 'DHHNGSP',
  seriesId: 'henry-hub',
  metric: 'gas_price',
  lineage: 'eia',
  above: 0,
  upTo: 100,
};

export const HENRY_HUB_WORKBOOK: EiaWorkbook = {
  path: 'ng/hist_xls/RNGWHHDd.xls',
  sourceKey: 'RNGWHHD',
  unit: 'Dollars per Million Btu',
};
