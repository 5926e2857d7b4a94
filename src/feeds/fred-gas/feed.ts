import type { Feed } from '../../ports/feed.ts';
import { createEiaSpot } from '../eia-spot.ts';
import type { FetchBytes } from '../fetch-bytes.ts';
import { FRED_GAS_CARD } from './card.ts';
import { HENRY_HUB } from './series.ts';

/** Daily Henry Hub spot price as FRED repeats it from EIA. */
export const createFredGas = (fetchBytes: FetchBytes): Feed =>
  createEiaSpot(fetchBytes, { card: FRED_GAS_CARD, series: HENRY_HUB });
