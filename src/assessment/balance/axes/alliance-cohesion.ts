import type { ReadAxis } from '../axis.ts';
import { regionalMean } from '../regional-pressure.ts';

/**
 * Cooperation within blocs against each country's own past; moves both ways. Mere mentions, and cooperation between states
 * that no bloc binds, have no way in.
 */
export const readAllianceCohesion: ReadAxis = (world, regionId) =>
  regionalMean(world, regionId, ({ conditions }) => conditions.cooperation);
