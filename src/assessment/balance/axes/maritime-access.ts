import { corridorById } from '../../../reference/corridors.ts';
import { corridorLoss } from '../../corridors/corridor-loss.ts';
import { CORRIDOR_EXPOSURE } from '../../parameters/corridor-exposure.ts';
import { PARAMETERS } from '../../parameters.ts';
import type { ReadAxis } from '../axis.ts';

/** Exposure-weighted openness of the corridors a region's trade depends on, less the danger that seafarers are warned of. */
export const readMaritimeAccess: ReadAxis = (world, regionId) => {
  const parts = Object.entries(CORRIDOR_EXPOSURE[regionId]).map(([corridorId, exposure]) => {
    const { loss, corridor } = corridorLoss(world, corridorId);
    const name = corridorById(corridorId)?.name ?? corridorId;
    const warnings = world.senses.maritimeByChokepoint.get(corridorId).passage;
    const state = corridor === undefined ? `${name} unobserved` : `${name} ${corridor.state}`;
    const label = warnings.evidence === undefined ? state : `${state}, with warnings to seafarers`;
    const share = exposure * (1 - loss) * (1 - PARAMETERS.weight.warningsAccess * warnings.value);
    return { label, share, evidenceIds: [corridor?.evidence, warnings.evidence].flatMap((item) => item?.id ?? []) };
  });
  return {
    value: parts.reduce((sum, part) => sum + part.share, 0),
    parts,
    fed: parts.some((part) => part.evidenceIds.length > 0),
  };
};
