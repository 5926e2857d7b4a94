import type { ActivityGroup, DeathHistory } from '../../assessment/scenarios/lane-model/death-history.ts';
import type { Stratum } from '../stratum.ts';

/** One country at one origin: what was known, and what came out. */
export interface LaneCase {
  /** ISO 3166 alpha-2. */
  readonly unit: string;
  /** Months since the year 0, or days since 1970: of the first day of the outcome. */
  readonly time: number;
  /** Quarters since 1970, for blocks. */
  readonly quarter: number;
  /** By complete data, for scoring. */
  readonly stratum: Stratum;
  /** By known data: which model speaks. */
  readonly group: ActivityGroup;
  readonly history: DeathHistory;
  readonly features: readonly number[];
  /** Position in the contract's LANES. */
  readonly outcome: number;
  /** F of the outcome, μ of its year, and deaths in units that had none: what a region's lane needs. */
  readonly deaths: number;
  readonly mean: number;
  readonly newDeaths: number;
}
