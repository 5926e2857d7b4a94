import type { Static } from 'typebox';
import { EvidenceIds, record, Type, UnitInterval } from '../conventions/schema.ts';
import { LEVERAGE_MECHANISMS } from './vocabulary.ts';

export const LeverageEdge = record(
  'LeverageEdge',
  {
    fromActorId: Type.String(),
    toActorId: Type.String(),
    mechanism: Type.Enum([...LEVERAGE_MECHANISMS]),
    strength: UnitInterval('Dependence times activity.'),
    evidenceIds: EvidenceIds,
  },
  'Directed influence between two actors.',
);
export type LeverageEdge = Static<typeof LeverageEdge>;
