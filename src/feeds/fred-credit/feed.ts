import type { Feed } from '../../ports/feed.ts';
import type { FetchBytes } from '../fetch-bytes.ts';
import { createFredGraph } from '../fred-graph.ts';
import { FRED_CREDIT_CARD } from './card.ts';
import { CREDIT_STRESS } from './series.ts';

/** The St. Louis Fed's weekly index of financial stress, which is made of yields and yield spreads. */
export const createFredCredit = (fetchBytes: FetchBytes): Feed =>
  createFredGraph(fetchBytes, { card: FRED_CREDIT_CARD, series: CREDIT_STRESS, firstRunDays: 920, rereadDays: 84 });
