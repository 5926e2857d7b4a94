import type { FredSeries } from '../fred-csv.ts';

/** Henry Hub has traded between 1 and 24 USD per million BTU. */
export const HENRY_HUB: FredSeries = {
  id: 'DHHNGSP',
  seriesId: 'henry-hub',
  metric: 'gas_price',
  lineage: 'eia',
  above: 0,
  upTo: 100,
};
