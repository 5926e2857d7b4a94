import { corridorById } from '../../../reference/corridors.ts';
import { corridorLoss } from '../../corridors/corridor-loss.ts';
import { listed } from '../../english.ts';
import { indicatorsOf } from '../../indicators/registry.ts';
import { lostWords, type ReadAxis } from '../axis.ts';

/** Exposure-weighted openness of the corridors a region's trade depends on, less the danger that ships are warned of. */
export const readMaritimeAccess: ReadAxis = (world, { corridors }) => {
  const parts = Object.entries(corridors).map(([corridorId, exposure]) => {
    const { loss, corridor } = corridorLoss(world, corridorId);
    const name = corridorById(corridorId)?.name ?? corridorId;
    const dangers = indicatorsOf('maritimeAccess').flatMap(({ indicator, weight }) => {
      const signal = world.signals.at(indicator, corridorId);
      return signal === undefined ? [] : [{ ...signal, weight }];
    });
    const share = dangers.reduce((left, { value, weight }) => left * (1 - weight * value), exposure * (1 - loss));
    const cited = dangers.filter(({ evidence }) => evidence !== undefined);
    const items = [corridor?.evidence, ...cited.map(({ evidence }) => evidence)];
    const lost = exposure - share;
    const state = corridor === undefined ? name : `${name} ${corridor.state}`;
    const warned = cited.length === 0 ? '' : ` (${listed(cited.map(({ label }) => label))})`;
    const label = items.every((item) => item === undefined) ? name : `${state}: ${lostWords(lost, exposure)}${warned}`;
    return { label, share, lost, evidenceIds: items.flatMap((item) => item?.id ?? []) };
  });
  return {
    value: parts.reduce((sum, part) => sum + part.share, 0),
    parts,
    fed: parts.some((part) => part.evidenceIds.length > 0),
  };
};
