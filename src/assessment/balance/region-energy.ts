import type { RegionId } from '../../reference/regions.ts';
import type { World } from '../assess-world.ts';
import type { RegionEnergy } from '../indicators/indicator.ts';

/** What oil and gas mean to one region. */
export const regionEnergy = (world: World, regionId: RegionId): RegionEnergy => ({
  regionId,
  oil: world.energy.get(regionId),
  gas: world.gas.get(regionId),
});
