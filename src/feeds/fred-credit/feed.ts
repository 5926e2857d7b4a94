import { DAY_MS } from '../../assessment/time.ts';
import type { Feed } from '../../ports/feed.ts';
import type { FetchBytes } from '../fetch-bytes.ts';
import type { FredSeries } from '../fred-csv.ts';
import { createFredGraph, graphUrl } from '../fred-graph.ts';
import type { Registration } from '../registration.ts';
import { FRED_CREDIT_CARD, FRED_CREDIT_FIELDS } from './card.ts';
import { fakeFredCredit } from './fake-upstream.ts';

/** The St. Louis Fed's weekly index of financial stress, which is made of yields and yield spreads. */
export const createFredCredit = (fetchBytes: FetchBytes): Feed =>
  createFredGraph(fetchBytes, { card: FRED_CREDIT_CARD, series: CREDIT_STRESS, firstRunDays: 920, rereadDays: 84 });

export const FRED_CREDIT: Registration = {
  card: FRED_CREDIT_CARD,
  fields: FRED_CREDIT_FIELDS,
  create: createFredCredit,
  probeUrl: (now) => graphUrl(CREDIT_STRESS, { from: now - 30 * DAY_MS }),
  fake: fakeFredCredit,
};

/** Zero is an ordinary week; the index has been between -1.2 and 9.7 since 1993, and 30 would be another unit. */
export const CREDIT_STRESS: FredSeries = {
  id: 'STLFSI4',
  seriesId: 'stlfsi',
  metric: 'credit_stress',
  lineage: 'st-louis-fed',
  above: -10,
  upTo: 30,
};
