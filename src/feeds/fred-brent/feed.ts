import type { Feed } from '../../ports/feed.ts';
import { createEiaSpot } from '../eia-spot.ts';
import type { FetchBytes } from '../fetch-bytes.ts';
import { FRED_BRENT_CARD } from './card.ts';
import { BRENT } from './series.ts';

/** Daily Brent spot price as FRED repeats it from EIA. */
export const createFredBrent = (fetchBytes: FetchBytes): Feed =>
  createEiaSpot(fetchBytes, { card: FRED_BRENT_CARD, series: BRENT });
