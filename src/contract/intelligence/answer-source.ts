import type { Static } from 'typebox';
import { EpochMs, record, Type } from '../conventions/schema.ts';

/** One feed that an answer rests on, as of the instant of the answer (CONTRACT.md §16). */
export const AnswerSource = record('AnswerSource', {
  feedId: Type.String({ description: 'As in `/api/attribution`.' }),
  lastReadAt: Type.Optional(EpochMs('When it last brought something new; absent while `missing`.')),
  newestContentAt: Type.Optional(EpochMs('Time of its newest content; absent while `missing`.')),
  state: Type.Enum(['current', 'stale', 'missing'], {
    description: 'By the age of its content; `missing`: it has brought nothing that is still used.',
  }),
  attribution: Type.String({ description: 'Attribution to show with its data.' }),
});
export type AnswerSource = Static<typeof AnswerSource>;

/** `sources` of an answer. */
export const AnswerSources = Type.Array(AnswerSource, {
  description:
    'Feeds that the answer rests on, by id, as known at the assessments; one that needs a key is named once it has reported. Empty where only assessments of an earlier program are stored.',
});
