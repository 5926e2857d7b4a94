import { LANE_GRID } from '../assessment/scenarios/lane-grid.ts';
import { DAY_MS } from '../assessment/time.ts';
import { LANES } from '../contract/intelligence/vocabulary.ts';
import type { LaneShares } from './lane-shares.ts';

/** Forecasts with the same content and outcome. */
export interface ScoredForecast {
  readonly region: string;
  /** Quarters since 1970. */
  readonly quarter: number;
  readonly probabilities: LaneShares;
  /** What reference forecasts gave, by name. */
  readonly references: Readonly<Record<string, LaneShares>>;
  /** Index of the lane that came out. */
  readonly outcome: number;
  readonly count: number;
}

/** Multiples of 1/4096 in the order of LANES, as they are sealed. */
type Units = readonly [number, number, number, number];

/** Sealed sets with the same content and outcome, as the ledger counts them. */
export interface SealedTally {
  readonly regionId: string;
  /** First day of the outcome, whole days since 1970-01-01 UTC. */
  readonly fromDay: number;
  readonly lanes: Units;
  readonly references: Readonly<Record<string, Units>>;
  /** The lane that came out. */
  readonly result: string;
  readonly count: number;
}

const PLACE_OF_LANE = new Map<string, number>(LANES.map((lane, place) => [lane, place]));

/** What the ledger counts, as scores read it. */
export function scoredForecast({ regionId, fromDay, lanes, references, result, count }: SealedTally): ScoredForecast {
  const from = new Date(fromDay * DAY_MS);
  return {
    region: regionId,
    quarter: 4 * (from.getUTCFullYear() - 1970) + Math.floor(from.getUTCMonth() / 3),
    probabilities: sharesOfUnits(lanes),
    references: Object.fromEntries(Object.entries(references).map(([name, units]) => [name, sharesOfUnits(units)])),
    outcome: PLACE_OF_LANE.get(result) ?? -1,
    count,
  };
}

/** Lane probabilities from multiples of the grid. */
export const sharesOfUnits = ([base, escalation, containment, fragmentation]: Units): LaneShares => [
  base / LANE_GRID,
  escalation / LANE_GRID,
  containment / LANE_GRID,
  fragmentation / LANE_GRID,
];

/** Different outcomes among sets: many share one. */
export const outcomeCount = (scored: readonly Pick<SealedTally, 'regionId' | 'fromDay'>[]): number =>
  new Set(scored.map((one) => `${one.regionId} ${one.fromDay}`)).size;

const UNIFORM: LaneShares = [0.25, 0.25, 0.25, 0.25];

/** References that every forecast was sealed with; the uniform one needs none. */
export function referenceNames(scored: readonly ScoredForecast[]): readonly string[] {
  const names = new Set(scored.flatMap(({ references }) => Object.keys(references)));
  return ['uniform', ...[...names].sort().filter((name) => scored.every(({ references }) => name in references))];
}

/** What a forecast of this name gave: `model` is the published one. */
export const lanesBy = ({ probabilities, references }: ScoredForecast, name: string): LaneShares =>
  name === 'model' ? probabilities : (references[name] ?? UNIFORM);
