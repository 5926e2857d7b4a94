import { assessWorld } from '../../src/assessment/assess-world.ts';
import { readAxes } from '../../src/assessment/balance/balance.ts';
import { snapshotConfidence } from '../../src/assessment/confidence.ts';
import type { Observation } from '../../src/assessment/observation.ts';
import { indexObservations } from '../../src/assessment/observation-index.ts';
import { DAY_MS } from '../../src/assessment/time.ts';
import { type Axis, BUFFER_AXES, PRESSURE_AXES } from '../../src/contract/intelligence/vocabulary.ts';
import { REGION_IDS, type RegionId } from '../../src/reference/regions.ts';
import { HORMUZ_CRISIS, worldWith } from '../kit/known-worlds.ts';
import { NOW as WORLD_NOW } from '../kit/worlds.ts';

const ROUNDING = 1e-12;

interface Standing {
  readonly axes: ReadonlyMap<Axis, number>;
  readonly confidence: number;
}

type Assessment = ReadonlyMap<RegionId, Standing>;

/** A world in crisis in which every feed reports, as it would stand so many whole days later. */
export function crisisAt(instant: number): readonly Observation[] {
  const days = Math.floor((instant - WORLD_NOW) / DAY_MS) * DAY_MS;
  return worldWith(HORMUZ_CRISIS).map((row) => ({
    ...row,
    observedAt: row.observedAt + days,
    knownAt: row.knownAt + days,
  }));
}

/** What the axes and the confidence of every region are at an instant. */
export function assessed(observations: readonly Observation[], instant: number): Assessment {
  const world = assessWorld(indexObservations(observations, instant));
  return new Map(
    REGION_IDS.map((regionId): [RegionId, Standing] => {
      const axes = [...readAxes(world, regionId)].map(([axis, { value }]): [Axis, number] => [axis, value]);
      return [regionId, { axes: new Map(axes), confidence: snapshotConfidence(world, regionId) }];
    }),
  );
}

/** Every number that looks better after than before: a pressure that fell, a buffer or a confidence that rose. */
export function improvements(before: Assessment, after: Assessment): readonly string[] {
  return [...before].flatMap(([regionId, then]) => {
    const now = after.get(regionId);
    const change = (axis: Axis): number => (now?.axes.get(axis) ?? Number.NaN) - (then.axes.get(axis) ?? Number.NaN);
    const fell = PRESSURE_AXES.filter((axis) => !(change(axis) >= -ROUNDING)).map(
      (axis) => `${regionId}: ${axis} fell`,
    );
    const rose = BUFFER_AXES.filter((axis) => !(change(axis) <= ROUNDING)).map((axis) => `${regionId}: ${axis} rose`);
    const surer = (now?.confidence ?? Number.NaN) <= then.confidence + ROUNDING ? [] : [`${regionId}: confidence rose`];
    return [...fell, ...rose, ...surer];
  });
}
