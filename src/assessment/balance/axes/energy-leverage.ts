import { corridorById, corridorInProse } from '../../../reference/corridors.ts';
import { corridorLoss } from '../../corridors/corridor-loss.ts';
import { LONG_RUN_LEVEL } from '../../long-run-level.ts';
import { lostWords, type ReadAxis } from '../axis.ts';

/** Share of the world's oil exports times what can be delivered; at most the structural share. */
export const readEnergyLeverage: ReadAxis = (world, { oil }) => {
  const { exportShare, exportsThrough, evidence } = oil;
  const figures = evidence === undefined ? [] : [evidence.id];
  const throughCorridors = Object.entries(exportsThrough);
  const elsewhere = Math.max(0, exportShare - throughCorridors.reduce((sum, [, share]) => sum + share, 0));
  const parts = [
    {
      label: figures.length === 0 ? LONG_RUN_LEVEL : 'Oil exports outside monitored corridors',
      share: elsewhere,
      evidenceIds: figures,
    },
    ...throughCorridors.map(([corridorId, share]) => {
      const { loss, corridor } = corridorLoss(world, corridorId);
      const found = corridorById(corridorId);
      const name = found === undefined ? corridorId : corridorInProse(found);
      const evidenceIds = corridor === undefined ? [] : [corridor.evidence.id, ...figures];
      const left = share * (1 - loss);
      const lost = share - left;
      const label = `Oil exports through ${name}`;
      const isLost = corridor !== undefined && lost.toFixed(2) !== '0.00';
      return { label: isLost ? `${label}: ${lostWords(lost, share)}` : label, share: left, lost, evidenceIds };
    }),
  ];
  return {
    value: parts.reduce((sum, part) => sum + part.share, 0),
    parts,
    fed: parts.some((part) => part.evidenceIds.length > 0),
  };
};
