import type { Static } from 'typebox';
import { EvidenceIds, record, Type, UnitInterval } from '../conventions/schema.ts';
import { ACTOR_ROLES, LEVERAGE_DOMAINS } from './vocabulary.ts';

export const ActorState = record('ActorState', {
  actorId: Type.String(),
  name: Type.String(),
  role: Type.Enum([...ACTOR_ROLES]),
  leverageDomains: Type.Array(Type.Enum([...LEVERAGE_DOMAINS])),
  leverageScore: UnitInterval('Leverage now.'),
  delta: Type.Number({ minimum: -1, maximum: 1, description: 'Score now minus score 7 days ago on the same vintage.' }),
  evidenceIds: EvidenceIds,
});
export type ActorState = Static<typeof ActorState>;
