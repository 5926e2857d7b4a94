import type { RegionId } from '../../../reference/regions.ts';
import { THEATERS } from '../../../reference/theaters.ts';

/** Ids of the theaters of a region; of `global` all. */
export const theatersIn = (regionId: RegionId): readonly string[] =>
  THEATERS.filter((theater) => regionId === 'global' || theater.regionId === regionId).map(({ id }) => id);
