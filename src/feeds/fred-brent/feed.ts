import { DAY_MS } from '../../assessment/time.ts';
import type { Feed } from '../../ports/feed.ts';
import { createEiaSpot } from '../eia-spot.ts';
import type { FetchBytes } from '../fetch-bytes.ts';
import { graphUrl } from '../fred-graph.ts';
import type { Registration } from '../registration.ts';
import { FRED_BRENT_CARD } from './card.ts';
import { fakeFredBrent } from './fake-upstream.ts';
import { BRENT } from './series.ts';

/** Daily Brent spot price as FRED repeats it from EIA. */
export const createFredBrent = (fetchBytes: FetchBytes): Feed =>
  createEiaSpot(fetchBytes, { card: FRED_BRENT_CARD, series: BRENT });

export const FRED_BRENT: Registration = {
  card: FRED_BRENT_CARD,
  create: createFredBrent,
  probeUrl: (now) => graphUrl(BRENT, { from: now - 30 * DAY_MS }),
  fake: fakeFredBrent,
};
