import { DAY_MS } from '../../assessment/time.ts';
import type { Feed } from '../../ports/feed.ts';
import { createCubeFeed, cubeUrl, type Dataset } from '../families/eurostat/cube-feed.ts';
import type { FetchBytes } from '../fetch-bytes.ts';
import type { Registration } from '../registration.ts';
import { isoMonth } from '../utc-month.ts';
import { isoQuarter } from '../utc-quarter.ts';
import { EUROSTAT_ECONOMY_CARD, EUROSTAT_ECONOMY_FIELDS } from './card.ts';
import { fakeEurostatEconomy } from './fake-upstream.ts';
import { DEBT_TABLE, type EconomyTable, parseEconomy, UNEMPLOYMENT_TABLE } from './parse.ts';

/** Three years: what a change is seen in, and what countries correct. */
const WINDOW_MS = 1_095 * DAY_MS;

const dataset = (code: string, table: EconomyTable, periodOf: Dataset['periodOf']): Dataset => ({
  code,
  query: Object.entries(table.fixed)
    .map(([dimension, only]) => `${dimension}=${only}`)
    .join('&'),
  windowMs: WINDOW_MS,
  periodOf,
  parse: (bytes, now) => parseEconomy(bytes, table, now),
});

const MONTHLY = dataset('une_rt_m', UNEMPLOYMENT_TABLE, isoMonth);
const QUARTERLY = dataset('gov_10q_ggdebt', DEBT_TABLE, isoQuarter);

/** Unemployment and debt of every country, a cube each. */
export const createEurostatEconomy = (fetchBytes: FetchBytes): Feed =>
  createCubeFeed(fetchBytes, { card: EUROSTAT_ECONOMY_CARD, what: 'economy', datasets: [MONTHLY, QUARTERLY] });

export const EUROSTAT_ECONOMY: Registration = {
  card: EUROSTAT_ECONOMY_CARD,
  fields: EUROSTAT_ECONOMY_FIELDS,
  create: createEurostatEconomy,
  probeUrl: (now) => cubeUrl(QUARTERLY, { now, span: { from: now - 400 * DAY_MS, to: now } }),
  fake: fakeEurostatEconomy,
};
