import type { Static } from 'typebox';
import { EpochMs, EvidenceIds, record, Type } from '../conventions/schema.ts';
import { LANES, TRIGGER_BASELINES, TRIGGER_OPERATORS } from './vocabulary.ts';

export const TriggerThreshold = record('TriggerThreshold', {
  metric: Type.String(),
  operator: Type.Enum([...TRIGGER_OPERATORS]),
  value: Type.Number(),
  windowMinutes: Type.Integer({ format: 'int32', minimum: 1 }),
  baseline: Type.Enum([...TRIGGER_BASELINES]),
});
export type TriggerThreshold = Static<typeof TriggerThreshold>;

export const Trigger = record('Trigger', {
  id: Type.String(),
  description: Type.String(),
  threshold: TriggerThreshold,
  activated: Type.Boolean(),
  activatedAt: EpochMs('When the trigger became active; 0 while it is not.'),
  scenarioLane: Type.Enum([...LANES]),
  evidenceIds: EvidenceIds,
});
export type Trigger = Static<typeof Trigger>;

export const TriggerLadder = record('TriggerLadder', {
  active: Type.Array(Trigger),
  watching: Type.Array(Trigger),
  dormant: Type.Array(Trigger),
});
export type TriggerLadder = Static<typeof TriggerLadder>;
