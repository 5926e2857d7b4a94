import { type CountModel, countLanes } from '../../assessment/scenarios/lane-model/count-lanes.ts';
import { type LaneShares, laneShares } from '../../assessment/scenarios/lane-model/lane-shares.ts';
import {
  lastLanes,
  markovLanes,
  ownYearLanes,
  type SimpleModel,
  unitClimatology,
} from '../../assessment/scenarios/lane-model/simple-lanes.ts';
import type { LaneCase } from './lane-case.ts';
import { publishedRates } from './published-rates.ts';
import { recentFrequency, recentMonthlyLanes } from './recent-frequency.ts';

/** The simple forecasts that a model has to beat (METHOD.md §11, §13.1), in the order of reports. */
export const BASELINES = [
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
export type Baseline = (typeof BASELINES)[number];

const UNIFORM: LaneShares = [0.25, 0.25, 0.25, 0.25];

/** Every baseline's forecast of one case, from the counts of its group. */
export function baselineForecasts(
  { unit, history }: Pick<LaneCase, 'unit' | 'history'>,
  { simple, ewma }: { readonly simple: SimpleModel; readonly ewma: CountModel },
): Readonly<Record<Baseline, LaneShares>> {
  return {
    uniform: UNIFORM,
    publishedRates: publishedRates(unit, history.horizon),
    pooledClimatology: simple.pooled,
    unitClimatology: unitClimatology(unit, simple),
    markov: markovLanes(history, simple),
    lastK: lastLanes(history, simple),
    recentFrequency: recentFrequency(recentMonthlyLanes(Array.from(history.spans)), simple.pooled),
    ownYear: ownYearLanes(history, simple),
    ewmaNegativeBinomial: laneShares(countLanes(history, ewma)),
  };
}
