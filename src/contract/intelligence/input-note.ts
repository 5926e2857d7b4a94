import type { Static } from 'typebox';
import { EpochMs, record, Type, UnitInterval } from '../conventions/schema.ts';
import { AXES } from './vocabulary.ts';

/** How one expected input reported when a region was assessed (CONSOLE.md A6). */
export const InputNote = record('InputNote', {
  id: Type.String(),
  status: Type.Enum(['reported', 'stale', 'missing'], { description: 'By the age of its content alone.' }),
  contentAt: Type.Optional(EpochMs('Of its newest content; absent where none was ever received.')),
  axes: Type.Array(Type.Enum([...AXES]), { description: 'Axes of the region that read it.' }),
  priorShare: Type.Optional(
    UnitInterval('Share of the places where these axes read it whose value is a prior or carried forward.'),
  ),
});
export type InputNote = Static<typeof InputNote>;
