import type { Static } from 'typebox';
import { EvidenceIds, record, Type, UnitInterval } from '../conventions/schema.ts';
import { AXES, ORIENTATIONS } from './vocabulary.ts';

export const BalanceDriver = record('BalanceDriver', {
  axis: Type.Enum([...AXES]),
  description: Type.String(),
  magnitude: Type.Number({
    description: 'Share of the axis; the magnitudes of an axis sum to the axis exactly (4 decimals).',
  }),
  evidenceIds: EvidenceIds,
  orientation: Type.Enum([...ORIENTATIONS]),
});
export type BalanceDriver = Static<typeof BalanceDriver>;

export const BalanceVector = record('BalanceVector', {
  coercivePressure: UnitInterval('Pressure axis (high = bad).'),
  domesticFragility: UnitInterval('Pressure axis.'),
  capitalStress: UnitInterval('Pressure axis.'),
  energyVulnerability: UnitInterval('Pressure axis.'),
  allianceCohesion: UnitInterval('Buffer axis (high = good).'),
  maritimeAccess: UnitInterval('Buffer axis.'),
  energyLeverage: UnitInterval('Buffer axis.'),
  netBalance: Type.Number({ minimum: -1, maximum: 1, description: 'Mean of buffers minus mean of pressures.' }),
  pressures: Type.Array(BalanceDriver),
  buffers: Type.Array(BalanceDriver),
});
export type BalanceVector = Static<typeof BalanceVector>;
