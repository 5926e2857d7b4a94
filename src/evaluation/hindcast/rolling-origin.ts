import type { ActivityGroup } from '../../assessment/scenarios/lane-model/death-history.ts';
import {
  type LaneGroupModel,
  memberForecasts,
  POOL_MEMBERS,
} from '../../assessment/scenarios/lane-model/lane-group-model.ts';
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
  /** Origins at which models are refitted, ascending; each serves until the next. */
  readonly refits: readonly number[];
  /** Whether only the simple forecasts are made, as where the model is not fitted at refits. */
  readonly simpleOnly?: boolean | undefined;
  /** Another outcome in training, for the placebo; by default the case's own. */
  readonly taught?: ((known: LaneCase) => number) | undefined;
  /** Cases and regions with the outcome as it was published by a refit, for tables that are revised; by default their own. */
  readonly published?: PublishedOutcomes | undefined;
}

/** What had been published of an outcome by a refit; undefined where nothing had. */
export interface PublishedOutcomes {
  readonly ofCase: (at: number) => (known: LaneCase) => LaneCase | undefined;
  /** @returns position in the contract's LANES */
  readonly ofRegion: (at: number) => (known: { unit: string; time: number }) => number | undefined;
}

/**
 * The groups with a model beyond climatology, and the least cases that make one. Low and quiet countries have none: on the tuning
 * years a model of the low ones gained nothing over their climatology.
 */
const CONDITIONAL: readonly ActivityGroup[] = ['active'];
const MIN_CASES = 400;
const MIN_POOL_CASES = 300;

/**
 * Rolling origin with an embargo: a model made at a refit has seen only cases whose outcome was over and published by then; its pool
 * is fitted on what earlier models had said in advance.
 * @param cases ascending by time
 * @returns ascending by refit; those before `from` are of the span that the pool is fitted on
 */
export function rollingOrigin(cases: readonly LaneCase[], options: RollingOptions): readonly RolledForecast[] {
  const rolled: RolledForecast[] = [];
  const begin = options.from - options.settings.poolSpan;
  const refits = options.refits.filter((at) => at >= begin && at <= options.to);
  for (const [i, at] of refits.entries()) {
    const until = Math.min(refits[i + 1] ?? Number.POSITIVE_INFINITY, options.to + 1);
    const seen = seenBy(at, cases, options);
    const due = cases.filter(({ time }) => time >= at && time < until);
    for (const group of ['active', 'low', 'quiet'] as const)
      rolled.push(...forecastGroup(group, { seen, due, before: rolled, at }, options));
  }
  return rolled;
}

/** Cases whose outcome was over and published by a refit, with that outcome. */
export function seenBy(at: number, cases: readonly LaneCase[], options: RollingOptions): readonly LaneCase[] {
  const last = lastTrained(at, options);
  const over = cases.filter(({ time }) => time <= last);
  const published = options.published?.ofCase(at);
  return published === undefined ? over : over.flatMap((known) => published(known) ?? []);
}

/** The last origin whose outcome was over and published at a refit. */
export function lastTrained(at: number, { settings, lag }: Pick<RollingOptions, 'settings' | 'lag'>): number {
  return at - settings.horizonLength - lag;
}

/** What a model may be made of at a refit. */
export interface Stage {
  /** Cases of all groups whose outcome was over and published. */
  readonly seen: readonly LaneCase[];
  /** What models of earlier refits had said. */
  readonly before: readonly RolledForecast[];
  readonly at: number;
}

/** The model of one group at a refit: conditional where the group has one and there are cases enough. */
export function groupModelAt(group: ActivityGroup, stage: Stage, options: RollingOptions): LaneGroupModel {
  const { horizon, settings, taught, simpleOnly = false } = options;
  const seen = stage.seen.filter((known) => known.group === group);
  const lessons = taught === undefined ? seen : seen.map((known) => ({ ...known, outcome: taught(known) }));
  const simple = fitSimple(lessons);
  if (simpleOnly || !CONDITIONAL.includes(group) || seen.length < MIN_CASES) return { simple };
  return {
    simple,
    conditional: {
      count: fitCount(lessons, horizon),
      logit: fitLogit(lessons, settings.ridge),
      trees: fitTrees(lessons, settings.trees),
      pool: poolFor(group, stage, options),
    },
  };
}

function forecastGroup(
  group: ActivityGroup,
  stage: Stage & { readonly due: readonly LaneCase[] },
  options: RollingOptions,
): readonly RolledForecast[] {
  const due = stage.due.filter((known) => known.group === group);
  if (due.length === 0) return [];
  const { simple: fitted, conditional } = groupModelAt(group, stage, options);
  // Baselines see real outcomes also where the model is taught a placebo.
  const seen = stage.seen.filter((known) => known.group === group);
  const simple = options.taught === undefined ? fitted : fitSimple(seen);
  const ewma = ewmaCount(seen, options.horizon);
  return due.map((known) => {
    const baselines = baselineForecasts(known, { simple, ewma });
    if (conditional === undefined)
      return { known, baselines, members: [], pooled: unitClimatology(known.unit, fitted) };
    const members = memberForecasts(known, known.features, { simple: fitted, ...conditional });
    return { known, baselines, members, pooled: poolLanes(members, conditional.pool) };
  });
}

/** The pool of a refit, from what earlier models had said of outcomes that were known by then. */
function poolFor(group: ActivityGroup, { before, at }: Stage, options: RollingOptions): LanePool {
  const last = lastTrained(at, options);
  const published = options.published?.ofCase(at);
  const cases: PooledCase[] = before
    .filter(({ known, members }) => known.group === group && known.time <= last && members.length > 0)
    .filter(({ known }) => known.time > at - options.settings.poolSpan)
    .flatMap(({ known, members }) => {
      const resolved = published === undefined ? known : published(known);
      return resolved === undefined ? [] : [{ members, outcome: options.taught?.(known) ?? resolved.outcome }];
    });
  return cases.length < MIN_POOL_CASES ? equalPool(POOL_MEMBERS.length) : fitPool(cases, POOL_MEMBERS.length);
}
