import { DAY_MS } from '../../assessment/time.ts';
import type { Feed } from '../../ports/feed.ts';
import type { FetchBytes } from '../fetch-bytes.ts';
import { createFredGraph, graphUrl } from '../fred-graph.ts';
import type { Registration } from '../registration.ts';
import { FRED_CREDIT_CARD } from './card.ts';
import { fakeFredCredit } from './fake-upstream.ts';
import { CREDIT_STRESS } from './series.ts';

/** The St. Louis Fed's weekly index of financial stress, which is made of yields and yield spreads. */
export const createFredCredit = (fetchBytes: FetchBytes): Feed =>
  createFredGraph(fetchBytes, { card: FRED_CREDIT_CARD, series: CREDIT_STRESS, firstRunDays: 920, rereadDays: 84 });

export const FRED_CREDIT: Registration = {
  card: FRED_CREDIT_CARD,
  create: createFredCredit,
  probeUrl: (now) => graphUrl(CREDIT_STRESS, { from: now - 30 * DAY_MS }),
  fake: fakeFredCredit,
};
