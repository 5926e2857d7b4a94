import type { RegionId } from '../reference/regions.ts';
import { regionSubject } from './observation.ts';
import type { ObservationIndex } from './observation-index.ts';

/** Skill of lanes no better than a simple forecast, or with too few outcomes: the minimum of the scale. */
const MIN_SKILL = 0.5;

/**
 * How far the published lanes of a region have done better than simple forecasts of the same outcomes, as far as that was known:
 * .5 for not at all or not known, 1 for perfect (METHOD.md §10).
 */
export function liveSkill(index: ObservationIndex, regionId: RegionId): number {
  const skill = index.series('lane_skill', regionSubject(regionId)).at(-1)?.value ?? 0;
  return MIN_SKILL + (1 - MIN_SKILL) * Math.min(1, Math.max(0, skill));
}
