import type { Feed } from '../../ports/feed.ts';
import { createEiaSpot } from '../eia-spot.ts';
import type { FetchBytes } from '../fetch-bytes.ts';
import { FRED_WTI_CARD } from './card.ts';
import { WTI } from './series.ts';

/** Daily WTI spot price as FRED repeats it from EIA. */
export const createFredWti = (fetchBytes: FetchBytes): Feed =>
  createEiaSpot(fetchBytes, { card: FRED_WTI_CARD, series: WTI });
