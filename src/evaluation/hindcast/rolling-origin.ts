import type { ActivityGroup } from '../../assessment/scenarios/lane-model/death-history.ts';
import { memberForecasts, POOL_MEMBERS } from '../../assessment/scenarios/lane-model/lane-group-model.ts';
import type { LaneShares } from '../../assessment/scenarios/lane-model/lane-shares.ts';
import { type LanePool, poolLanes } from '../../assessment/scenarios/lane-model/pool-lanes.ts';
import { unitClimatology } from '../../assessment/scenarios/lane-model/simple-lanes.ts';
import type { Horizon } from '../../contract/intelligence/vocabulary.ts';
import { type Baseline, baselineForecasts } from './baseline-forecasts.ts';
import { ewmaCount, fitCount } from './fit-count.ts';
import { fitLogit } from './fit-logit.ts';
import { equalPool, fitPool, type PooledCase } from './fit-pool.ts';
import { fitSimple } from './fit-simple.ts';
import { fitTrees } from './fit-trees.ts';
import type { HindcastSettings } from './hindcast-settings.ts';
import type { LaneCase } from './lane-case.ts';

/** A forecast made by models that had seen no outcome later than its origin's knowledge. */
export interface RolledForecast {
  readonly known: LaneCase;
  readonly baselines: Readonly<Record<Baseline, LaneShares>>;
  /** What each of POOL_MEMBERS said; empty where climatology alone speaks. */
  readonly members: readonly LaneShares[];
  readonly pooled: LaneShares;
}

export interface RollingOptions {
  readonly horizon: Horizon;
  readonly settings: HindcastSettings;
  /** First and last origin forecast, in the cases' time. */
  readonly from: number;
  readonly to: number;
  /** Time that passes before data are published, in the cases' time. */
  readonly lag: number;
  /** Origins at which models are made anew, ascending; each serves until the next. */
  readonly refits: readonly number[];
  /** Another outcome in training, for the placebo; by default the case's own. */
  readonly taught?: ((known: LaneCase) => number) | undefined;
}

/** Groups with figures to condition on, and the least cases that make a model of them. */
const CONDITIONAL: readonly ActivityGroup[] = ['active', 'low'];
const LEAST_CASES = 400;
const LEAST_POOL_CASES = 300;

/**
 * Rolling origin with an embargo: a model made at a refit has seen only cases whose outcome was over and published by then; its pool
 * is fitted on what earlier models had said in advance.
 * @param cases ascending by time
 */
export function rollingOrigin(cases: readonly LaneCase[], options: RollingOptions): readonly RolledForecast[] {
  const rolled: RolledForecast[] = [];
  const begin = options.from - options.settings.poolSpan;
  const refits = options.refits.filter((at) => at >= begin && at <= options.to);
  for (const [i, at] of refits.entries()) {
    const until = Math.min(refits[i + 1] ?? Number.POSITIVE_INFINITY, options.to + 1);
    const seen = cases.filter(({ time }) => time <= lastTrained(at, options));
    const due = cases.filter(({ time }) => time >= at && time < until);
    for (const group of ['active', 'low', 'quiet'] as const)
      rolled.push(...forecastGroup(group, { seen, due, before: rolled, at }, options));
  }
  return rolled.filter(({ known }) => known.time >= options.from);
}

/** The last origin whose outcome was over and published at a refit. */
export function lastTrained(at: number, { settings, lag }: Pick<RollingOptions, 'settings' | 'lag'>): number {
  return at - settings.horizonLength - lag;
}

interface Stage {
  readonly seen: readonly LaneCase[];
  readonly due: readonly LaneCase[];
  readonly before: readonly RolledForecast[];
  readonly at: number;
}

function forecastGroup(group: ActivityGroup, stage: Stage, options: RollingOptions): readonly RolledForecast[] {
  const { horizon, settings, taught } = options;
  const seen = stage.seen.filter((known) => known.group === group);
  const due = stage.due.filter((known) => known.group === group);
  if (due.length === 0) return [];
  const simple = fitSimple(seen);
  const ewma = ewmaCount(seen, horizon);
  const isConditional = CONDITIONAL.includes(group) && seen.length >= LEAST_CASES;
  if (!isConditional)
    return due.map((known) => {
      const baselines = baselineForecasts(known, { simple, ewma });
      return { known, baselines, members: [], pooled: unitClimatology(known.unit, simple) };
    });
  const lessons = taught === undefined ? seen : seen.map((known) => ({ ...known, outcome: taught(known) }));
  const learnt = {
    simple: taught === undefined ? simple : fitSimple(lessons),
    count: fitCount(lessons, horizon),
    logit: fitLogit(lessons, settings.ridge),
    trees: fitTrees(lessons, settings.trees),
  };
  const pool = poolFor(group, stage, options);
  return due.map((known) => {
    const members = memberForecasts(known, known.features, learnt);
    return { known, baselines: baselineForecasts(known, { simple, ewma }), members, pooled: poolLanes(members, pool) };
  });
}

/** The pool of a refit, from what earlier models had said of outcomes that were known by then. */
function poolFor(group: ActivityGroup, { before, at }: Stage, options: RollingOptions): LanePool {
  const last = lastTrained(at, options);
  const cases: PooledCase[] = before
    .filter(({ known, members }) => known.group === group && known.time <= last && members.length > 0)
    .filter(({ known }) => known.time > at - options.settings.poolSpan)
    .map(({ known, members }) => ({ members, outcome: options.taught?.(known) ?? known.outcome }));
  return cases.length < LEAST_POOL_CASES ? equalPool(POOL_MEMBERS.length) : fitPool(cases, POOL_MEMBERS.length);
}
