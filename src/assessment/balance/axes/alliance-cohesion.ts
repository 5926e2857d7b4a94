import { PARAMETERS } from '../../parameters.ts';
import type { ReadAxis } from '../axis.ts';
import { regionalMean } from '../regional-pressure.ts';

const { treatyShare } = PARAMETERS.cooperation;

/**
 * Cooperation within blocs, and agreements signed and broken there, against each country's own past; moves both ways. Mere
 * mentions, and what states do that no bloc binds, have no way in.
 */
export const readAllianceCohesion: ReadAxis = (world, regionId) =>
  regionalMean(world, regionId, ({ conditions }) => [
    { signal: conditions.cooperation, share: 1 - treatyShare },
    { signal: conditions.treaties, share: treatyShare },
  ]);
