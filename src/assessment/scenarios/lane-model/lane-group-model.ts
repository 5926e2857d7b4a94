import { type CountModel, countLanes } from './count-lanes.ts';
import type { DeathHistory } from './death-history.ts';
import { laneFeatures } from './lane-features.ts';
import { type LaneShares, laneShares } from './lane-shares.ts';
import { type LogitModel, logitLanes } from './logit-lanes.ts';
import { type LanePool, poolLanes } from './pool-lanes.ts';
import { lastLanes, markovLanes, ownYearLanes, type SimpleModel, unitClimatology } from './simple-lanes.ts';
import { type TreeModel, treeLanes } from './tree-lanes.ts';

/** What the countries of one activity group are forecast with at one horizon. */
export interface LaneGroupModel {
  readonly simple: SimpleModel;
  /** Absent where only climatology is published. */
  readonly conditional?: ConditionalModel;
}

export interface ConditionalModel {
  readonly count: CountModel;
  readonly logit: LogitModel;
  readonly trees: TreeModel;
  /** Over POOL_MEMBERS. */
  readonly pool: LanePool;
}

/** Forecasts that are pooled, in order: the group's model alone knows how much each weighs. */
export const POOL_MEMBERS = ['climatology', 'markov', 'lastK', 'ownYear', 'count', 'logit', 'trees'] as const;

/** A country, and what was known of it. */
export interface ForecastCase {
  readonly unit: string;
  readonly history: DeathHistory;
}

/** What each of POOL_MEMBERS says. @param features of `laneFeatures`, which a caller with many models computes once */
export function memberForecasts(
  { unit, history }: ForecastCase,
  features: readonly number[],
  { simple, count, logit, trees }: Pick<LaneGroupModel, 'simple'> & Omit<ConditionalModel, 'pool'>,
): readonly LaneShares[] {
  return [
    unitClimatology(unit, simple),
    markovLanes(history, simple),
    lastLanes(history, simple),
    ownYearLanes(history, simple),
    laneShares(countLanes(history, count)),
    logitLanes(features, logit),
    treeLanes(features, trees),
  ];
}

/** Lane probabilities of a country: the calibrated pool where the group has one, else its shrunk climatology. */
export function forecastLanes(known: ForecastCase, { simple, conditional }: LaneGroupModel): LaneShares {
  if (conditional === undefined) return unitClimatology(known.unit, simple);
  return poolLanes(memberForecasts(known, laneFeatures(known.history), { simple, ...conditional }), conditional.pool);
}
