import type { Static } from 'typebox';
import { EpochMs, record, Type, UnitInterval } from '../conventions/schema.ts';
import { BalanceVector } from './balance-vector.ts';
import { RegimeState } from './regime-state.ts';
import { TRIGGER_REASONS } from './vocabulary.ts';

const axes = BalanceVector.properties;

export const BalanceFigures = record(
  'BalanceFigures',
  {
    coercivePressure: axes.coercivePressure,
    domesticFragility: axes.domesticFragility,
    capitalStress: axes.capitalStress,
    energyVulnerability: axes.energyVulnerability,
    allianceCohesion: axes.allianceCohesion,
    maritimeAccess: axes.maritimeAccess,
    energyLeverage: axes.energyLeverage,
    netBalance: axes.netBalance,
  },
  'The numbers of a balance, without its drivers.',
);

export const SnapshotSummary = record(
  'SnapshotSummary',
  {
    snapshotId: Type.String(),
    generatedAt: EpochMs('The instant of assessment.'),
    validUntil: EpochMs('End of validity.'),
    triggerReason: Type.Enum([...TRIGGER_REASONS]),
    snapshotConfidence: UnitInterval('As `meta.snapshotConfidence`.'),
    regime: RegimeState,
    balance: BalanceFigures,
  },
  'The numbers of one snapshot, as it has them.',
);
export type SnapshotSummary = Static<typeof SnapshotSummary>;
