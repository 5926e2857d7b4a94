import { corridorById } from '../../../reference/corridors.ts';
import { corridorLoss } from '../../corridors/corridor-loss.ts';
import { CORRIDOR_EXPOSURE } from '../../parameters/corridor-exposure.ts';
import type { ReadAxis } from '../axis.ts';

/** Exposure-weighted openness of the corridors a region's trade depends on. */
export const readMaritimeAccess: ReadAxis = (world, regionId) => {
  const parts = Object.entries(CORRIDOR_EXPOSURE[regionId]).map(([corridorId, exposure]) => {
    const { loss, corridor } = corridorLoss(world, corridorId);
    const name = corridorById(corridorId)?.name ?? corridorId;
    const label = corridor === undefined ? `${name} unobserved` : `${name} ${corridor.state}`;
    return { label, share: exposure * (1 - loss), evidenceIds: corridor === undefined ? [] : [corridor.evidence.id] };
  });
  return {
    value: parts.reduce((sum, part) => sum + part.share, 0),
    parts,
    fed: parts.some((part) => part.evidenceIds.length > 0),
  };
};
