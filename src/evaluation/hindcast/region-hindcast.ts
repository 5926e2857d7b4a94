import type { LaneShares } from '../../assessment/scenarios/lane-model/lane-shares.ts';
import { poolLanes } from '../../assessment/scenarios/lane-model/pool-lanes.ts';
import {
  REGION_POOL_MEMBERS,
  type RegionGroupModel,
  repeatedYearLanes,
} from '../../assessment/scenarios/lane-model/region-group-model.ts';
import { type RegionMember, regionLanes } from '../../assessment/scenarios/lane-model/region-lanes.ts';
import {
  lastLanes,
  markovLanes,
  type SimpleModel,
  unitClimatology,
} from '../../assessment/scenarios/lane-model/simple-lanes.ts';
import type { Baseline } from './baseline-forecasts.ts';
import { equalPool, fitPool } from './fit-pool.ts';
import { fitSimple } from './fit-simple.ts';
import type { LaneCase } from './lane-case.ts';
import { publishedRates } from './published-rates.ts';
import { recentFrequency } from './recent-frequency.ts';
import type { RegionCase } from './region-cases.ts';
import { regionTails } from './region-tails.ts';
import { lastTrained, type RolledForecast, type RollingOptions, seenBy } from './rolling-origin.ts';

/** A region's forecast, made of its members' forecasts of the same origin. */
export interface RegionForecast {
  readonly known: RegionCase;
  readonly baselines: Readonly<Record<Baseline, LaneShares>>;
  readonly members: readonly LaneShares[];
  readonly pooled: LaneShares;
}

/** Correlation between members' ranks, chosen on outcomes up to 2017. */
export const SHARED_SHOCK = 0.05;
/** Region forecasts below which their pool is of equal weights. */
const MIN_POOL_CASES = 200;

export interface RegionInputs {
  readonly cases: readonly RegionCase[];
  /** Country forecasts of the rolling origin, the pool's span included. */
  readonly countries: readonly RolledForecast[];
  /** Country cases, for what is fitted on them. */
  readonly countryCases: readonly LaneCase[];
  readonly members: Readonly<Record<string, readonly string[]>>;
  /** Takes the place of the model that a refit makes. */
  readonly published?: RegionGroupModel | undefined;
}

/** Regions from their countries, pooled with the region's own simple forecasts; what is fitted had been known at the refit. */
export function regionHindcast(inputs: RegionInputs, options: RollingOptions): readonly RegionForecast[] {
  const { cases, countries, members } = inputs;
  const byTime = new Map<number, Map<string, RolledForecast>>();
  for (const one of countries) {
    const at = byTime.get(one.known.time) ?? new Map<string, RolledForecast>();
    byTime.set(one.known.time, at.set(one.known.unit, one));
  }
  const rolled: RegionForecast[] = [];
  const refits = options.refits.filter((at) => at >= options.from - options.settings.poolSpan && at <= options.to);
  for (const [i, at] of refits.entries()) {
    const until = Math.min(refits[i + 1] ?? Number.POSITIVE_INFINITY, options.to + 1);
    const fitted = regionModelAt(at, { ...inputs, before: rolled }, options);
    const { simple, draw, pool } = inputs.published ?? fitted;
    // Forecasts before the scored months only serve to fit a pool.
    const start = inputs.published === undefined ? at : Math.max(at, options.from);
    for (const known of cases.filter(({ time }) => time >= start && time < until)) {
      const own = byTime.get(known.time);
      const forecasts = (members[known.unit] ?? []).map((iso2) => own?.get(iso2)).filter((one) => one !== undefined);
      const ewma = forecasts.map((one) => ({ lanes: one.baselines.ewmaNegativeBinomial, history: one.known.history }));
      const baselines = regionBaselines(known, fitted.simple, regionLanes(ewma, { ...fitted.draw, sharedShock: 0 }));
      const said = [
        unitClimatology(known.unit, simple),
        markovLanes(known.history, simple),
        lastLanes(known.history, simple),
        repeatedYearLanes(known.repeated, simple),
        regionLanes(forecasts.map(asMember), draw),
      ];
      rolled.push({ known, baselines, members: said, pooled: poolLanes(said, pool) });
    }
  }
  return rolled;
}

/** What regions are forecast with at a refit, from what was known by then. */
export function regionModelAt(
  at: number,
  inputs: Pick<RegionInputs, 'cases' | 'countryCases'> & { readonly before: readonly RegionForecast[] },
  options: RollingOptions,
): RegionGroupModel {
  const last = lastTrained(at, options);
  const published = options.published?.ofRegion(at);
  const outcomeOf = (known: RegionCase): number | undefined =>
    published === undefined ? known.outcome : published(known);
  const resolved = inputs.cases
    .filter(({ time }) => time <= last)
    .flatMap((known) => {
      const outcome = outcomeOf(known);
      return outcome === undefined ? [] : [asLaneCase({ ...known, outcome })];
    });
  const said = inputs.before
    .filter(({ known }) => known.time <= last && known.time > at - options.settings.poolSpan)
    .flatMap(({ members, known }) => {
      const outcome = outcomeOf(known);
      return outcome === undefined ? [] : [{ members, outcome }];
    });
  const size = REGION_POOL_MEMBERS.length;
  return {
    simple: fitSimple(resolved),
    draw: { sharedShock: SHARED_SHOCK, ...regionTails(seenBy(at, inputs.countryCases, options)) },
    pool: said.length < MIN_POOL_CASES ? equalPool(size) : fitPool(said, size),
  };
}

const asMember = ({ pooled, known }: RolledForecast): RegionMember => ({ lanes: pooled, history: known.history });

function regionBaselines(
  { unit, history, repeated }: RegionCase,
  simple: SimpleModel,
  ewmaNegativeBinomial: LaneShares,
): Readonly<Record<Baseline, LaneShares>> {
  return {
    uniform: [0.25, 0.25, 0.25, 0.25],
    publishedRates: publishedRates(unit, history.horizon),
    pooledClimatology: simple.pooled,
    unitClimatology: unitClimatology(unit, simple),
    markov: markovLanes(history, simple),
    lastK: lastLanes(history, simple),
    recentFrequency: recentFrequency(Array.from(history.lanes), simple.pooled),
    ownYear: repeatedYearLanes(repeated, simple),
    ewmaNegativeBinomial,
  };
}

const asLaneCase = (known: RegionCase): LaneCase => ({
  ...known,
  stratum: 'active',
  group: 'active',
  features: [],
  deaths: 0,
  mean: 0,
  newDeaths: 0,
});
