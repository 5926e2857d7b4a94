import type { Horizon } from '../../contract/intelligence/vocabulary.ts';
import type { TreeSettings } from './fit-trees.ts';

/** Every choice of the hindcast that data could have moved; all were made on outcomes up to 2017. */
export interface HindcastSettings {
  /** Ridge of the logit, in cases. */
  readonly ridge: number;
  readonly trees: TreeSettings;
  /** Time before the first forecast over which the members are run, so that the pool is fitted on forecasts made in advance. */
  readonly poolSpan: number;
  /** Time that an outcome takes to be over: no case is trained on before that and the publication lag have passed. */
  readonly horizonLength: number;
}

export const HINDCAST_SETTINGS: Readonly<Record<Horizon, HindcastSettings>> = {
  '30d': {
    ridge: 30,
    trees: { rounds: 60, depth: 3, rate: 0.08, leafCases: 100, ridge: 10 },
    poolSpan: 120,
    horizonLength: 1,
  },
  '7d': {
    ridge: 30,
    trees: { rounds: 40, depth: 2, rate: 0.08, leafCases: 60, ridge: 5 },
    poolSpan: 3_640,
    horizonLength: 7,
  },
  '24h': {
    ridge: 60,
    trees: { rounds: 40, depth: 2, rate: 0.08, leafCases: 200, ridge: 5 },
    poolSpan: 3_640,
    horizonLength: 1,
  },
};
