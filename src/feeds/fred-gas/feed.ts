import type { Feed } from '../../ports/feed.ts';
import type { FetchBytes } from '../fetch-bytes.ts';
import { createFredGraph } from '../fred-graph.ts';
import { FRED_GAS_CARD } from './card.ts';
import { HENRY_HUB } from './series.ts';

/** Daily Henry Hub spot price as FRED repeats it from EIA. */
export const createFredGas = (fetchBytes: FetchBytes): Feed =>
  createFredGraph(fetchBytes, { card: FRED_GAS_CARD, series: HENRY_HUB, firstRunDays: 520, rereadDays: 30 });
