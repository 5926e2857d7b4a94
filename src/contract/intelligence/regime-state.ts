import type { Static } from 'typebox';
import { EpochMs, record, Type } from '../conventions/schema.ts';
import { REGIME_LABELS } from './vocabulary.ts';

export const RegimeState = record('RegimeState', {
  label: Type.Enum([...REGIME_LABELS]),
  previousLabel: Type.String({ description: "The label before this one; empty in a region's first snapshot." }),
  transitionedAt: EpochMs('When the current label began.'),
  transitionDriver: Type.String({
    description: "The axis and rule that moved the regime; empty in a region's first snapshot.",
  }),
});
export type RegimeState = Static<typeof RegimeState>;
