import { log } from '../../arithmetic/log.ts';
import { square } from '../../arithmetic/square.ts';
import { type CountModel, countLanes } from '../../assessment/scenarios/lane-model/count-lanes.ts';
import { laneShares } from '../../assessment/scenarios/lane-model/lane-shares.ts';
import type { Horizon } from '../../contract/intelligence/vocabulary.ts';
import type { LaneCase } from './lane-case.ts';

/** Values tried, in the order of the search. Half-lives are in spans of the horizon. */
const LADDERS = {
  halfLife: { '24h': [7, 20, 60, 180], '7d': [2, 4, 10, 30], '30d': [1, 2, 3, 5, 9] },
  yearWeight: [0, 0.2, 0.4, 0.6, 0.8, 1],
  inverseSize: [0.3, 0.6, 1, 1.6, 2.5, 4, 7],
  shrinkage: [2, 6, 12, 36, 120, 365],
} as const;
const START: Readonly<Record<Horizon, Pick<CountModel, 'halfLife' | 'yearWeight' | 'inverseSize' | 'shrinkage'>>> = {
  '24h': { halfLife: 60, yearWeight: 0.4, inverseSize: 4, shrinkage: 120 },
  '7d': { halfLife: 10, yearWeight: 0.4, inverseSize: 1.6, shrinkage: 36 },
  '30d': { halfLife: 3, yearWeight: 0.4, inverseSize: 1, shrinkage: 12 },
};
/** Rounds over the ladders, and the most cases that a value is tried on. */
const ROUNDS = 2;
const MAX_CASES = 4_000;

/**
 * The negative binomial that loses least by the log score of the lanes (fitted to counts it loses to last-k, METHOD.md §5), found
 * by trying one figure after the other.
 */
export function fitCount(cases: readonly LaneCase[], horizon: Horizon): CountModel {
  const step = Math.max(1, Math.ceil(cases.length / MAX_CASES));
  const sample = cases.filter((_, i) => i % step === 0);
  let best: CountModel = { ...START[horizon], newDyadShare: newDyadShare(cases) };
  let bestLoss = lossOf(sample, best);
  const tried = (model: CountModel): void => {
    const loss = lossOf(sample, model);
    if (loss < bestLoss) [best, bestLoss] = [model, loss];
  };
  for (let round = 0; round < ROUNDS; round++) {
    for (const inverseSize of LADDERS.inverseSize) tried({ ...best, inverseSize });
    for (const halfLife of LADDERS.halfLife[horizon]) tried({ ...best, halfLife });
    for (const yearWeight of LADDERS.yearWeight) tried({ ...best, yearWeight });
    for (const shrinkage of LADDERS.shrinkage) tried({ ...best, shrinkage });
  }
  return best;
}

/** The baseline of METHOD.md §11: an exponential mean with a size by moments, fitted to the counts and not to the lanes. */
export function ewmaCount(cases: readonly LaneCase[], horizon: Horizon): CountModel {
  const { halfLife } = START[horizon];
  const model = { halfLife, yearWeight: 0, inverseSize: 1, shrinkage: 1e9, newDyadShare: newDyadShare(cases) };
  const excesses = cases.map(({ deaths, mean }) => {
    const expected = Math.max(0.5, mean);
    return (square(deaths - expected) - expected) / (expected * expected);
  });
  const middle = Float64Array.from(excesses).sort()[Math.floor(0.75 * excesses.length)] ?? 1;
  return { ...model, inverseSize: Math.max(0.2, middle) };
}

/** Fragmentations that no sum of the country's deaths shows. */
function newDyadShare(cases: readonly LaneCase[]): number {
  const shown = cases.filter(({ history }) => (history.windows[history.windows.length - 1] ?? 0) > 0);
  return (shown.filter(({ outcome }) => outcome === 3).length + 0.5) / (shown.length + 2);
}

function lossOf(cases: readonly LaneCase[], model: CountModel): number {
  return cases.reduce(
    (sum, { history, outcome }) => sum - log(laneShares(countLanes(history, model))[outcome] ?? 1),
    0,
  );
}
