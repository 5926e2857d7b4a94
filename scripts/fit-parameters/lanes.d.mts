import type { Horizon, Lane } from '../../src/contract/intelligence/vocabulary.ts';

export const LANES: readonly Lane[];
export const FMIN: Readonly<Record<Horizon, number>>;
export function unitLane(unit: {
  readonly deaths: number;
  readonly history: readonly number[];
  readonly newDeaths: number;
  readonly fmin: number;
}): Lane;
export interface Member {
  readonly lane: Lane;
  readonly deaths: number;
  readonly mean: number;
}
export function regionLane(region: {
  readonly members: readonly Member[];
  readonly newDeaths: number;
  readonly fmin: number;
}): Lane;
export function stratum(deaths365: number): 'active' | 'low' | 'quiet';
