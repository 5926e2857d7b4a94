import { DAY_MS } from '../../assessment/time.ts';
import type { Feed } from '../../ports/feed.ts';
import { createEiaSpot } from '../eia-spot.ts';
import type { FetchBytes } from '../fetch-bytes.ts';
import type { FredSeries } from '../fred-csv.ts';
import { graphUrl } from '../fred-graph.ts';
import type { Registration } from '../registration.ts';
import { FRED_GAS_CARD } from './card.ts';
import { fakeFredGas } from './fake-upstream.ts';

/** Daily Henry Hub spot price as FRED repeats it from EIA. */
export const createFredGas = (fetchBytes: FetchBytes): Feed =>
  createEiaSpot(fetchBytes, { card: FRED_GAS_CARD, series: HENRY_HUB });

export const FRED_GAS: Registration = {
  card: FRED_GAS_CARD,
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
