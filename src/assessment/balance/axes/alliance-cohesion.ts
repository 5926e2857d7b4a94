import { indicatorsOf } from '../../indicators/registry.ts';
import type { ReadAxis } from '../axis.ts';
import { regionalMean } from '../regional-pressure.ts';

/**
 * Cooperation within blocs, and agreements signed and broken there, against each country's own past; moves both ways. Mere
 * mentions, and acts of states that no bloc binds, have no way in. The weights are shares: they sum to 1.
 */
export const readAllianceCohesion: ReadAxis = (world, area) =>
  regionalMean(world, area, (signals) =>
    indicatorsOf('allianceCohesion').flatMap(({ indicator, weight }) => {
      const signal = signals.of(indicator);
      return signal === undefined ? [] : [{ signal, share: weight }];
    }),
  );
