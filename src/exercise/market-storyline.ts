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

/** Stress of credit markets beyond its calm course, index points. */
export const creditStrain = (offset: number): number =>
  along(offset, [
    [INCIDENTS_OFFSET, 0],
    [BLOCKADE_OFFSET + 2, 1.6],
    [0, 2.1],
    [REOPENING_OFFSET, 1.2],
    [REOPENING_OFFSET + 60, 0],
  ]);

/** Natural gas at Henry Hub against its calm course: cargoes that left the Gulf are replaced from America. */
export const gasPremium = (offset: number): number =>
  along(offset, [
    [INCIDENTS_OFFSET, 1],
    [BLOCKADE_OFFSET + 2, 1.15],
    [0, 1.3],
    [REOPENING_OFFSET, 1.15],
    [REOPENING_OFFSET + 30, 1],
  ]);

/** Share of a European importer's gas that comes by ship from the Gulf and is missed at the height of it. */
export const missingCargoes = (offset: number): number =>
  along(offset, [
    [BLOCKADE_OFFSET, 0],
    [BLOCKADE_OFFSET + 10, 1],
    [REOPENING_OFFSET, 1],
    [REOPENING_OFFSET + 20, 0],
  ]);

/** World prices of food against their calm course: fertiliser and freight are dearer. */
export const foodPremium = (offset: number): number =>
  along(offset, [
    [INCIDENTS_OFFSET, 1],
    [0, 1.05],
    [REOPENING_OFFSET, 1.12],
    [REOPENING_OFFSET + 120, 1],
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
