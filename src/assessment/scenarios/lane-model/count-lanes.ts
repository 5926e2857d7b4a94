import { pow } from '../../../arithmetic/pow.ts';
import { type DeathHistory, SPANS_OF_YEAR } from './death-history.ts';
import type { LaneShares } from './lane-shares.ts';
import { laneThresholds, MIN_NEW_DEATHS } from './lane-thresholds.ts';
import { negativeBinomialCdf } from './negative-binomial.ts';

/** A negative binomial of a country's deaths, fitted to the lanes and not to the counts (METHOD.md §5). */
export interface CountModel {
  /** Spans after which an old one counts half. */
  readonly halfLife: number;
  /** Weight of the year's plain mean beside the exponential one, 0 to 1. */
  readonly yearWeight: number;
  /** Inverse size that all countries share. */
  readonly inverseSize: number;
  /** Spans of own history that weigh as much as what all share: hierarchical shrinkage. */
  readonly shrinkage: number;
  /** Share of spans with a fragmentation that the counts cannot show: deaths in new dyads. */
  readonly newDyadShare: number;
}

/** Least mean, so that a country without deaths can have some. */
const MIN_MEAN = 0.05;

/** Mean and size of the distribution of the next span's deaths. */
export function countDistribution(history: DeathHistory, model: CountModel): { mean: number; size: number } {
  const { spans } = history;
  const n = Math.min(spans.length, SPANS_OF_YEAR[history.horizon]);
  const decay = pow(0.5, 1 / model.halfLife);
  let weight = 1;
  let [weights, recent, total, squares] = [0, 0, 0, 0];
  for (let i = 0; i < n; i++) {
    const deaths = spans[i] ?? 0;
    recent += weight * deaths;
    weights += weight;
    weight *= decay;
    total += deaths;
    squares += deaths * deaths;
  }
  const year = total / n;
  const variance = squares / n - year * year;
  const own = year === 0 ? 0 : Math.max(0, (variance - year) / (year * year));
  const inverse = (n * own + model.shrinkage * model.inverseSize) / (n + model.shrinkage);
  const mean = (1 - model.yearWeight) * (recent / weights) + model.yearWeight * year;
  return { mean: Math.max(MIN_MEAN, mean), size: 1 / Math.max(0.02, inverse) };
}

/** The count distribution integrated over the thresholds of the lanes. */
export function countLanes(history: DeathHistory, model: CountModel): LaneShares {
  const { mean, size } = countDistribution(history, model);
  const { mean: before, escalationFrom, containmentTo } = laneThresholds(history.windows, history.horizon);
  const escalation = 1 - negativeBinomialCdf(escalationFrom - 1, mean, size);
  const containment = containmentTo === undefined ? 0 : negativeBinomialCdf(containmentTo, mean, size);
  const onset = before === 0 ? 1 - escalation - negativeBinomialCdf(MIN_NEW_DEATHS - 1, mean, size) : 0;
  const shown = Math.max(0, onset);
  const fragmentation = shown + model.newDyadShare * (1 - escalation - shown);
  const rest = 1 - escalation - fragmentation;
  const contained = Math.min(containment, 1) * (rest / Math.max(1e-9, 1 - escalation - shown));
  return [Math.max(0, rest - contained), Math.max(0, escalation), Math.max(0, contained), fragmentation];
}
