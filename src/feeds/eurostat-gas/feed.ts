import { DAY_MS } from '../../assessment/time.ts';
import type { Feed } from '../../ports/feed.ts';
import { createCubeFeed, cubeUrl, type Dataset } from '../families/eurostat/cube-feed.ts';
import type { FetchBytes } from '../fetch-bytes.ts';
import type { Registration } from '../registration.ts';
import { isoMonth } from '../utc-month.ts';
import { EUROSTAT_GAS_CARD, EUROSTAT_GAS_FIELDS } from './card.ts';
import { fakeEurostatGas } from './fake-upstream.ts';
import { parseGasTrade } from './parse.ts';

const GAS_TRADE: Dataset = {
  code: 'nrg_cb_gasm',
  query: 'freq=M&nrg_bal=IMP&nrg_bal=EXP&siec=G3000&unit=TJ_GCV',
  // The window an assessment reads, and some weeks of margin.
  windowMs: 1_930 * DAY_MS,
  periodOf: isoMonth,
  parse: parseGasTrade,
};

/** Imports and exports of every country in one cube. */
export const createEurostatGas = (fetchBytes: FetchBytes): Feed =>
  createCubeFeed(fetchBytes, { card: EUROSTAT_GAS_CARD, what: 'gas', datasets: [GAS_TRADE] });

export const EUROSTAT_GAS: Registration = {
  card: EUROSTAT_GAS_CARD,
  fields: EUROSTAT_GAS_FIELDS,
  create: createEurostatGas,
  probeUrl: (now) => cubeUrl(GAS_TRADE, { now, span: { from: now - 180 * DAY_MS, to: now } }),
  fake: fakeEurostatGas,
};
