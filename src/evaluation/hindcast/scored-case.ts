import type { LaneShares } from '../lane-shares.ts';
import type { Stratum } from '../stratum.ts';

/** A forecast of one unit at one origin with the baselines it is measured against. */
export interface ScoredCase {
  readonly unit: string;
  /** The cluster: a country's region; a region is its own. */
  readonly region: string;
  readonly time: number;
  readonly quarter: number;
  /** Regions have none: they are one table. */
  readonly stratum: Stratum | 'region';
  readonly outcome: number;
  /** By name: the baselines, the members of the pool where there are any, and `model`. */
  readonly forecasts: Readonly<Record<string, LaneShares>>;
}

/** The name of the forecast that is judged. */
export const MODEL = 'model';
