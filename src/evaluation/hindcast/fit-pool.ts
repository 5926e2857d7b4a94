import { log } from '../../arithmetic/log.ts';
import type { LaneShares } from '../../assessment/scenarios/lane-model/lane-shares.ts';
import { type LanePool, poolLanes } from '../../assessment/scenarios/lane-model/pool-lanes.ts';
import { fitSharedWeights } from './fit-shared-weights.ts';

/** A case that the pool is fitted on: what its members said before the outcome was known. */
export interface PooledCase {
  readonly members: readonly LaneShares[];
  readonly outcome: number;
}

/** Cases below which there is no Dirichlet calibration: its twenty figures need some thousands. */
const MIN_FOR_DIRICHLET = 2_000;
const WEIGHT_RIDGE = 20;
const OFFSET_RIDGE = 20;
const DIRICHLET_RIDGE = 100;

/** A pool of equal weights: what there is before there are cases to fit one on. */
export function equalPool(memberCount: number): LanePool {
  return { weights: Array.from({ length: memberCount }, () => 1 / memberCount), offsets: [0, 0, 0, 0] };
}

/**
 * Weights of a pool in log space, none below 0, shrunk towards equal ones; their sum is free, which is the temperature. Members whose
 * weight would fall below 0 are left out, the worst first. With cases enough a Dirichlet calibration (Kull et al. 2019) follows.
 * @param cases forecasts made before their outcomes, by models that had not seen them
 */
export function fitPool(cases: readonly PooledCase[], memberCount: number): LanePool {
  const kept = Array.from({ length: memberCount }, () => true);
  for (;;) {
    const used = kept.flatMap((is, i) => (is ? [i] : []));
    const figures = cases.map(({ members, outcome }) => ({
      outcome,
      figures: [0, 1, 2, 3].map((lane) => [
        ...used.map((i) => log(members[i]?.[lane] ?? 1)),
        ...[0, 1, 2, 3].map((other) => (other === lane ? 1 : 0)),
      ]),
    }));
    const ridge = [...used.map(() => WEIGHT_RIDGE), ...[0, 1, 2, 3].map(() => OFFSET_RIDGE)];
    const towards = [...used.map(() => 1 / used.length), 0, 0, 0, 0];
    const fitted = fitSharedWeights(figures, ridge, towards);
    const own = fitted.slice(0, used.length);
    const least = Math.min(...own);
    if (least < 0 && used.length > 1) {
      kept[used[own.indexOf(least)] ?? 0] = false;
      continue;
    }
    const weights = kept.map((is, i) => (is ? Math.max(0, own[used.indexOf(i)] ?? 0) : 0));
    const pool = { weights, offsets: fitted.slice(used.length) };
    return cases.length < MIN_FOR_DIRICHLET ? pool : { ...pool, dirichlet: fitDirichlet(cases, pool) };
  }
}

function fitDirichlet(cases: readonly PooledCase[], pool: LanePool): readonly (readonly number[])[] {
  const width = 5;
  const figures = cases.map(({ members, outcome }) => {
    const row = [1, ...poolLanes(members, pool).map(log)];
    return {
      outcome,
      figures: [0, 1, 2, 3].map((lane) => [0, 1, 2, 3].flatMap((k) => row.map((x) => (k === lane ? x : 0)))),
    };
  });
  const size = 4 * width;
  const identity = Array.from({ length: size }, (_, i) => (i % width === Math.floor(i / width) + 1 ? 1 : 0));
  const fitted = fitSharedWeights(
    figures,
    Array.from({ length: size }, () => DIRICHLET_RIDGE),
    identity,
  );
  return [0, 1, 2, 3].map((lane) => fitted.slice(lane * width, (lane + 1) * width));
}
