import type { Static } from 'typebox';
import { EpochMs, record, Type } from '../conventions/schema.ts';
import { ActorState } from './actor-state.ts';
import { BalanceVector } from './balance-vector.ts';
import { EvidenceItem } from './evidence-item.ts';
import { LeverageEdge } from './leverage-edge.ts';
import { MobilityState } from './mobility-state.ts';
import { RegimeState } from './regime-state.ts';
import { RegionalNarrative } from './regional-narrative.ts';
import { ScenarioSet } from './scenario-set.ts';
import { SnapshotMeta } from './snapshot-meta.ts';
import { TransmissionPath } from './transmission-path.ts';
import { TriggerLadder } from './trigger-ladder.ts';

export const RegionalSnapshot = record('RegionalSnapshot', {
  regionId: Type.String(),
  generatedAt: EpochMs('The instant of assessment.'),
  meta: SnapshotMeta,
  regime: RegimeState,
  balance: BalanceVector,
  actors: Type.Array(ActorState),
  leverageEdges: Type.Array(LeverageEdge),
  scenarioSets: Type.Array(ScenarioSet),
  transmissionPaths: Type.Array(TransmissionPath),
  triggers: TriggerLadder,
  mobility: MobilityState,
  evidence: Type.Array(EvidenceItem),
  narrative: RegionalNarrative,
});
export type RegionalSnapshot = Static<typeof RegionalSnapshot>;
