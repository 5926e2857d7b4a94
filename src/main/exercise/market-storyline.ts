import { along, BLOCKADE_OFFSET, INCIDENTS_OFFSET, REOPENING_OFFSET } from './storyline.ts';

/** How far the currencies of oil importers have slid, 0 to 1. Offsets are days from the anchor. */
export const importerSlide = (offset: number): number =>
  along(offset, [
    [INCIDENTS_OFFSET, 0],
    [BLOCKADE_OFFSET, 0.25],
    [BLOCKADE_OFFSET + 5, 0.7],
    [0, 1],
    [REOPENING_OFFSET, 0.8],
    [REOPENING_OFFSET + 60, 0],
  ]);

/** Volatility of equities against its calm course. */
export const volatilityPremium = (offset: number): number =>
  along(offset, [
    [INCIDENTS_OFFSET - 1, 1],
    [INCIDENTS_OFFSET, 1.25],
    [BLOCKADE_OFFSET + 1, 1.9],
    [-3, 1.8],
    [REOPENING_OFFSET, 1.3],
    [REOPENING_OFFSET + 30, 1],
  ]);

/** US petroleum stocks against their calm course: exports rise to fill the gap. */
export const stockDraw = (offset: number): number =>
  along(offset, [
    [BLOCKADE_OFFSET, 1],
    [0, 0.97],
    [REOPENING_OFFSET, 0.92],
    [REOPENING_OFFSET + 120, 1],
  ]);

/** What people think of the strait being closed for long, 0 to 1. */
export const closureOdds = (offset: number): number =>
  along(offset, [
    [INCIDENTS_OFFSET - 2, 0],
    [INCIDENTS_OFFSET, 0.25],
    [BLOCKADE_OFFSET, 0.7],
    [0, 0.9],
    [REOPENING_OFFSET, 1],
  ]);
