import type { Axis } from '../contract/intelligence/vocabulary.ts';
import type { RegionId } from '../reference/regions.ts';
import type { World } from './assess-world.ts';
import { isFresh } from './corridors/corridor-loss.ts';
import { exposedCorridors } from './region-evidence.ts';

/** What the snapshot could not see: axes at their priors, inputs, corridors and triggers without data; sorted. */
export function missingInputs(
  world: World,
  regionId: RegionId,
  found: { axes: readonly Axis[]; triggers: readonly string[] },
): string[] {
  const inputs = inputsIn(world, 'missing');
  const corridors = exposedCorridors(regionId)
    .filter((id) => !world.corridors.has(id))
    .map((id) => `corridor:${id}`);
  return [...found.axes, ...inputs, ...corridors, ...found.triggers].sort();
}

/** What the snapshot saw, but too long ago; sorted. */
export function staleInputs(world: World, regionId: RegionId, triggers: readonly string[]): string[] {
  const corridors = exposedCorridors(regionId).filter((id) => {
    const corridor = world.corridors.get(id);
    return corridor !== undefined && !isFresh(corridor, world);
  });
  return [...inputsIn(world, 'stale'), ...corridors.map((id) => `corridor:${id}`), ...triggers].sort();
}

function inputsIn(world: World, status: 'missing' | 'stale'): readonly string[] {
  return [...world.inputs.values()].filter((input) => input.status === status).map(({ input }) => input.id);
}
