import type { Static } from 'typebox';
import { EpochMs, record, Type, UnitInterval } from '../conventions/schema.ts';
import { TRIGGER_REASONS } from './vocabulary.ts';

export const SnapshotMeta = record('SnapshotMeta', {
  snapshotId: Type.String({ description: 'Idempotency id of the snapshot: a hash of its inputs.' }),
  modelVersion: Type.String(),
  scoringVersion: Type.String(),
  geographyVersion: Type.String(),
  snapshotConfidence: UnitInterval('Geometric mean of coverage, freshness, agreement and live skill.'),
  missingInputs: Type.Array(Type.String(), {
    description: 'Expected inputs without a usable value; their axes are at published priors.',
  }),
  staleInputs: Type.Array(Type.String(), {
    description: 'Inputs whose newest content is older than their declared maximum age.',
  }),
  validUntil: EpochMs(
    'The next scheduled run plus 30 minutes, or the first expiry of an input that carries 10% or more.',
  ),
  triggerReason: Type.Enum([...TRIGGER_REASONS]),
  narrativeProvider: Type.String(),
  narrativeModel: Type.String(),
});
export type SnapshotMeta = Static<typeof SnapshotMeta>;
