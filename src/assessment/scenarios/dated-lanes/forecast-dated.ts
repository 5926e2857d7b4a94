import { type LaneShares, laneShares } from '../lane-model/lane-shares.ts';
import type { DatedArtefact } from './dated-artefact.ts';
import { datedLanes } from './dated-lanes.ts';
import type { RepeatedLanes } from './repeated-lanes.ts';

/** The horizons whose lanes are made from dated deaths. */
export type ShortHorizon = '24h' | '7d';

export interface DatedUnit {
  readonly repeated: RepeatedLanes;
  readonly rule: 'country' | 'region';
  /** Whole days between the newest known day and the origin. */
  readonly gapDays: number;
}

/**
 * Lanes of a country or region, by the figures fitted for the gap nearest to its own. Without a gap the thresholds are those of the
 * origin, so containment has no share where they rule it out; with one they may still move, and the pool allows for it.
 */
export function forecastDated({ repeated, rule, gapDays }: DatedUnit, { horizons }: DatedArtefact): LaneShares {
  const { gaps, groups } = horizons[repeated.horizon === '24h' ? '24h' : '7d'];
  const nearest = gaps.reduce((best, one) =>
    Math.abs(one.gapDays - gapDays) < Math.abs(best.gapDays - gapDays) ? one : best,
  );
  const lanes = datedLanes(repeated, groups, nearest[rule]);
  return gapDays === 0 && !repeated.canBeContained ? laneShares([lanes[0], lanes[1], 0, lanes[3]]) : lanes;
}
