import type { InputNote } from '../../contract/intelligence/input-note.ts';
import { AXES, type Axis } from '../../contract/intelligence/vocabulary.ts';
import type { RegionId } from '../../reference/regions.ts';
import type { World } from '../assess-world.ts';
import { regionArea } from '../balance/area.ts';
import { roundTo } from '../evidence.ts';
import { placesRead } from './country-inputs.ts';

const DECIMALS = 4;

/** How every expected input reports now, which axes of a region read it, and at how many of their places it is a prior. */
export function inputNotes(world: World, regionId: RegionId): InputNote[] {
  const area = regionArea(world, regionId);
  const read = new Map<string, { axes: Axis[]; count: number; currentCount: number }>();
  for (const axis of AXES)
    for (const { input, isCurrent } of placesRead(world, area, axis)) {
      const known = read.get(input) ?? { axes: [], count: 0, currentCount: 0 };
      if (!known.axes.includes(axis)) known.axes.push(axis);
      known.count += 1;
      known.currentCount += isCurrent ? 1 : 0;
      read.set(input, known);
    }
  return [...world.inputs.values()].map(({ input: { id }, status, newestAt }): InputNote => {
    const places = read.get(id);
    return {
      id,
      status: status === 'reporting' ? 'reported' : status,
      ...(newestAt === undefined ? {} : { contentAt: newestAt }),
      axes: places?.axes ?? [],
      ...(places === undefined ? {} : { priorShare: roundTo(1 - places.currentCount / places.count, DECIMALS) }),
    };
  });
}
