import { log } from '../../arithmetic/log.ts';
import { pow } from '../../arithmetic/pow.ts';
import { LEVERAGE_DOMAINS, type LeverageDomain } from '../../contract/intelligence/vocabulary.ts';
import { roundTo } from '../evidence.ts';
import { PARAMETERS } from '../parameters.ts';
import { dayNumber } from '../time.ts';
import type { ActCluster } from './act-clusters.ts';
import { independentClusters } from './independent-clusters.ts';

const { domainWeight, halfActivity, halfLifeDays, minDomain } = PARAMETERS.actors;

export interface Leverage {
  /** 0 to 1, four decimals. */
  readonly score: number;
  readonly domains: readonly LeverageDomain[];
  /** Every domain with activity or supply; computed on first use. */
  parts(): readonly LeveragePart[];
}

/** One domain of a score. */
export interface LeveragePart {
  readonly domain: LeverageDomain;
  /** How much is done or supplied, 0 to 1. */
  readonly level: number;
  /** Its part of the score: by logarithms, so that the parts sum to the score. */
  readonly share: number;
  /** The score without it. */
  readonly without: number;
}

/**
 * Leverage of one actor: a noisy-OR over domains of its activity in each and, in energy, of its supply. Acts count by age
 * and by independent outlets; one more outlet adds at most one cluster.
 * @param done its acts within the window that ends at `endAt`
 * @param means.energy share of the world's net oil exports that it can deliver, 0 to 1; absent where it is not known
 */
export function leverageScore(
  done: readonly ActCluster[],
  endAt: number,
  means: { readonly energy?: number; readonly domainOf: (cluster: ActCluster) => LeverageDomain },
): Leverage {
  const levels = LEVERAGE_DOMAINS.map((domain) => ({
    domain,
    level:
      domain === 'energy'
        ? (means.energy ?? 0)
        : activity(
            done.filter((cluster) => means.domainOf(cluster) === domain),
            endAt,
            halfActivity,
          ),
  }));
  const leftBy = ({ domain, level }: (typeof levels)[number]): number => 1 - domainWeight[domain] * level;
  const left = (some: typeof levels): number => some.reduce((rest, one) => rest * leftBy(one), 1);
  const score = roundTo(1 - left(levels), 4);
  return {
    score,
    domains: levels.filter(({ level }) => level >= minDomain).map(({ domain }) => domain),
    parts: () => {
      const all = log(left(levels));
      return levels
        .filter(({ level }) => level > 0)
        .map((one) => ({
          ...one,
          share: (score * log(leftBy(one))) / all,
          without: roundTo(1 - left(levels.filter((other) => other !== one)), 4),
        }));
    },
  };
}

/** Level of activity, 0 to below 1. @param half weight of independent clusters at which it is one half */
export function activity(clusters: readonly ActCluster[], endAt: number, half: number): number {
  const today = dayNumber(endAt);
  const weighed = clusters.map(({ day, lineages }) => ({ weight: pow(0.5, (today - day) / halfLifeDays), lineages }));
  const { weight } = independentClusters(weighed);
  return weight / (weight + half);
}
