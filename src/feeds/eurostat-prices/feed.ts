import { DAY_MS } from '../../assessment/time.ts';
import type { Feed } from '../../ports/feed.ts';
import { createCubeFeed, cubeUrl, type Dataset } from '../families/eurostat/cube-feed.ts';
import type { FetchBytes } from '../fetch-bytes.ts';
import type { Registration } from '../registration.ts';
import { isoMonth } from '../utc-month.ts';
import { EUROSTAT_PRICES_CARD, EUROSTAT_PRICES_FIELDS } from './card.ts';
import { fakeEurostatPrices } from './fake-upstream.ts';
import { PRICE_METRICS, PRICE_UNITS, parsePrices } from './parse.ts';

const PRICES: Dataset = {
  code: 'prc_hicp_minr',
  query: [
    'freq=M',
    ...Object.values(PRICE_UNITS).map((unit) => `unit=${unit}`),
    ...Object.keys(PRICE_METRICS).map((code) => `coicop18=${code}`),
  ].join('&'),
  // A year, and what a country may be late: half a megabyte.
  windowMs: 400 * DAY_MS,
  periodOf: isoMonth,
  parse: parsePrices,
};

/** Rates and indices of every country in one cube. */
export const createEurostatPrices = (fetchBytes: FetchBytes): Feed =>
  createCubeFeed(fetchBytes, { card: EUROSTAT_PRICES_CARD, what: 'prices', datasets: [PRICES] });

export const EUROSTAT_PRICES: Registration = {
  card: EUROSTAT_PRICES_CARD,
  fields: EUROSTAT_PRICES_FIELDS,
  create: createEurostatPrices,
  probeUrl: (now) => cubeUrl(PRICES, { now, span: { from: now - 60 * DAY_MS, to: now } }),
  fake: fakeEurostatPrices,
};
