import { countDistribution, countShares } from '../../assessment/scenarios/dated-lanes/count-shares.ts';
import {
  type LaneWeights,
  laneWeights,
  type RepeatedLanes,
} from '../../assessment/scenarios/dated-lanes/repeated-lanes.ts';
import { type LaneShares, laneShares } from '../../assessment/scenarios/lane-model/lane-shares.ts';
import { HORIZON_DAYS } from '../../assessment/scenarios/lane-rule-figures.ts';
import type { Horizon } from '../../contract/intelligence/vocabulary.ts';
import type { OutcomesByDay } from './day-outcomes.ts';
import { RECENT } from './recent-frequency.ts';

/** The simple forecasts of units with dated deaths, from what was known at an origin (METHOD.md §11, §13.1). */
export const DATED_BASELINES = [
  'uniform',
  'publishedRates',
  'pooledClimatology',
  'unitClimatology',
  'markov',
  'lastK',
  'recentFrequency',
  'ownYear',
  'ewmaNegativeBinomial',
] as const;
export type DatedBaseline = (typeof DATED_BASELINES)[number];

/** Lanes counted by last-k, and what the group's shares weigh beside them and in the other counts, in spans. */
const LAST = { count: 12, prior: 6 } as const;
const [UNIT_PRIOR, TRANSITION_PRIOR, OWN_YEAR_PRIOR] = [24, 10, 2];
/** Half-life of the exponential mean, in spans. */
const EWMA_SPANS = { '24h': 60, '7d': 10, '30d': 3 } as const;

type Counts = [number, number, number, number];
const none = (): Counts => [0, 0, 0, 0];

/** What had been counted of the outcomes of some units by an origin; origins come in order of time. */
export class LaneCounts {
  readonly #units: readonly OutcomesByDay[];
  readonly #days: number;
  readonly #lag: number;
  readonly #pooled = new Map<string, Counts>();
  readonly #transitions = new Map<string, Counts[]>();
  readonly #own = new Map<string, Counts>();
  #next: number;

  /** @param from first day whose outcome can be known @param lag days before an origin that are not known */
  constructor(units: readonly OutcomesByDay[], horizon: Horizon, { from, lag }: { from: number; lag: number }) {
    this.#units = units;
    this.#days = HORIZON_DAYS[horizon];
    this.#lag = lag;
    this.#next = from;
  }

  /** Counts every outcome that was over by the last known day. */
  advance(lastKnown: number): void {
    for (; this.#next + this.#days - 1 <= lastKnown; this.#next++)
      for (const unit of this.#units) this.#count(unit, this.#next);
  }

  /** The simple forecasts of counts alone, for one unit. */
  forecasts(unit: OutcomesByDay, time: number, stratum: string) {
    const lastKnown = time - 1 - this.#lag;
    const laneBefore = (back: number): number | undefined => unit.laneAt(lastKnown + 1 - this.#days - back);
    const pooled = smoothed(this.#pooled.get(stratum) ?? none(), [0.5, 0.5, 0.5, 0.5]);
    const of = (count: number, step: number, prior: number): LaneShares => {
      const counts = none();
      for (let i = 0; i < count; i++) add(counts, laneBefore(i * step), 1);
      return smoothed(counts, weighted(pooled, prior));
    };
    const last = laneBefore(0);
    const followed = last === undefined ? undefined : this.#transitions.get(stratum)?.[last];
    return {
      pooledClimatology: pooled,
      unitClimatology: smoothed(this.#own.get(`${unit.unit} ${stratum}`) ?? none(), weighted(pooled, UNIT_PRIOR)),
      markov: followed === undefined ? pooled : smoothed(followed, weighted(pooled, TRANSITION_PRIOR)),
      lastK: of(LAST.count, this.#days, LAST.prior),
      recentFrequency: of(RECENT.origins, 1, RECENT.prior),
    };
  }

  #count(unit: OutcomesByDay, day: number): void {
    const lane = unit.laneAt(day);
    if (lane === undefined) return;
    const stratum = unit.stratumAt(day);
    // Outcomes of a week overlap: each counts as a seventh of a span.
    const weight = 1 / this.#days;
    add(entry(this.#pooled, stratum, none), lane, weight);
    add(entry(this.#own, `${unit.unit} ${stratum}`, none), lane, weight);
    const before = unit.laneAt(day - this.#lag - this.#days);
    const rows = entry(this.#transitions, stratum, () => [none(), none(), none(), none()]);
    if (before !== undefined) add(rows[before] ?? none(), lane, weight);
  }
}

/** Last year's own distribution under the thresholds of the origin. */
export function ownYearShares(repeated: RepeatedLanes, pooled: LaneShares): LaneShares {
  const { escalation, containment, all, fragmentation, judged }: LaneWeights = laneWeights(
    repeated,
    Number.POSITIVE_INFINITY,
  );
  const fresh = judged === 0 ? 0 : (fragmentation * all) / judged;
  return smoothed(
    [Math.max(0, all - escalation - containment - fresh), escalation, containment, fresh],
    weighted(pooled, OWN_YEAR_PRIOR),
  );
}

/** A negative binomial around the exponential mean of each member, over the thresholds of the origin. */
export function ewmaShares({ members, horizon }: RepeatedLanes, pooled: LaneShares): LaneShares {
  const counts = members.map(({ year, bounds }) => ({
    count: countDistribution(year, horizon, HORIZON_DAYS[horizon] * EWMA_SPANS[horizon]),
    bounds,
  }));
  return countShares(counts, pooled[3]);
}

const weighted = (shares: LaneShares, weight: number): number[] => shares.map((share) => weight * share);

const smoothed = (counts: readonly number[], prior: readonly number[]): LaneShares =>
  laneShares(counts.map((count, i) => count + (prior[i] ?? 0)));

function add(counts: Counts, lane: number | undefined, weight: number): void {
  if (lane !== undefined) counts[lane as 0 | 1 | 2 | 3] += weight;
}

function entry<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const found = map.get(key);
  if (found !== undefined) return found;
  const made = make();
  map.set(key, made);
  return made;
}
