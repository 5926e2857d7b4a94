import { pow } from '../../../arithmetic/pow.ts';
import type { Horizon } from '../../../contract/intelligence/vocabulary.ts';
import { type LaneShares, laneShares } from '../lane-model/lane-shares.ts';
import { negativeBinomialCdf } from '../lane-model/negative-binomial.ts';
import { HORIZON_DAYS } from '../lane-rule-figures.ts';
import type { MemberYear } from './member-year.ts';

/** The deaths of one member per span as a negative binomial. */
export interface CountDistribution {
  readonly mean: number;
  readonly size: number;
}

/** Inverse size that all countries share, and the spans of own history that weigh as much. */
const SHARED: Readonly<Record<Horizon, { readonly inverseSize: number; readonly weight: number }>> = {
  '24h': { inverseSize: 4, weight: 120 },
  '7d': { inverseSize: 1.6, weight: 36 },
  '30d': { inverseSize: 1, weight: 12 },
};
/** Least mean and inverse size, so that a calm country can have deaths and a steady one a bad day. */
const MIN_MEAN = 0.05;
const MIN_INVERSE_SIZE = 0.02;

/** The distribution around the exponential mean of the known year. @param halfLife days after which a window counts half */
export function countDistribution({ sums }: MemberYear, horizon: Horizon, halfLife: number): CountDistribution {
  const decay = pow(0.5, 1 / halfLife);
  let [weight, weights, recent, total, squares] = [1, 0, 0, 0, 0];
  for (let i = sums.length - 1; i >= 0; i--) {
    const deaths = sums[i] ?? 0;
    recent += weight * deaths;
    weights += weight;
    weight *= decay;
    total += deaths;
    squares += deaths * deaths;
  }
  const year = total / sums.length;
  const variance = squares / sums.length - year * year;
  const own = year === 0 ? 0 : Math.max(0, (variance - year) / (year * year));
  const { inverseSize, weight: shared } = SHARED[horizon];
  const spans = sums.length / HORIZON_DAYS[horizon];
  const inverse = (spans * own + shared * inverseSize) / (spans + shared);
  return { mean: Math.max(MIN_MEAN, recent / weights), size: 1 / Math.max(MIN_INVERSE_SIZE, inverse) };
}

export interface LaneBounds {
  readonly escalationFrom: number;
  readonly containmentTo?: number;
}

/**
 * Count distributions over the thresholds, members taken as independent of one another.
 * @param fragmentation share of the spans without an escalation that fragment: counts do not show it
 */
export function countShares(
  members: readonly { readonly count: CountDistribution; readonly bounds: LaneBounds }[],
  fragmentation: number,
): LaneShares {
  let [noEscalation, noContainment] = [1, 1];
  for (const { count, bounds } of members) {
    noEscalation *= negativeBinomialCdf(bounds.escalationFrom - 1, count.mean, count.size);
    if (bounds.containmentTo !== undefined)
      noContainment *= 1 - negativeBinomialCdf(bounds.containmentTo, count.mean, count.size);
  }
  const fresh = fragmentation * noEscalation;
  const rest = noEscalation - fresh;
  return laneShares([rest * noContainment, 1 - noEscalation, rest * (1 - noContainment), fresh]);
}
