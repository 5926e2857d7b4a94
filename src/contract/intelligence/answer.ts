import type { Static } from 'typebox';
import { EpochMs, record, Type, UnitInterval } from '../conventions/schema.ts';
import { HORIZONS, LANES } from './vocabulary.ts';

const Ids = (description: string) => Type.Array(Type.String(), { description });

export const AnswerSentence = record('AnswerSentence', {
  text: Type.String({ description: 'A judgement begins with `Judgement, from [1] [2]: `, the places of its claims.' }),
  claimIds: Ids(
    'Claims that the sentence states, or that a judgement rests on; empty where it says what is not answered or how the question was read.',
  ),
});

export const AnswerSection = record('AnswerSection', {
  heading: Type.String(),
  isJudgement: Type.Boolean({ description: 'Whether its sentences are judgements of a model, not facts.' }),
  sentences: Type.Array(AnswerSentence),
});

export const AnswerText = record('AnswerText', {
  headline: Type.Array(AnswerSentence, { description: 'The answer in one or two sentences that stand alone.' }),
  sections: Type.Array(AnswerSection),
});
export type AnswerText = Static<typeof AnswerText>;

const ClaimPeriod = record('ClaimPeriod', {
  kind: Type.Enum(['instant', 'day', 'span', 'between', 'latest', 'since', 'horizon', 'always']),
  from: EpochMs('Begin.'),
  to: Type.Optional(EpochMs('End; absent where it is open.')),
});

export const ClaimComparison = record('ClaimComparison', {
  what: Type.String({ description: 'What the value is compared with, e.g. `seasonal_norm` or `threshold`.' }),
  value: Type.Optional(Type.Number()),
  bound: Type.Optional(Type.Enum(['below'], { description: 'The compared value is an upper bound.' })),
  change: Type.Optional(Type.Number({ description: 'Relative change from it, of 1, without sign.' })),
  at: Type.Optional(EpochMs('When it was so.')),
});

export const AnswerClaim = record(
  'AnswerClaim',
  {
    id: Type.String({ description: 'The same fact has the same id in every answer.' }),
    text: Type.String({ description: 'The claim as a sentence.' }),
    kind: Type.String({ description: 'e.g. `level`, `change`, `corridor`, `lane`, `gap`.' }),
    subject: Type.String({ description: 'e.g. `region:mena`, `country:IR`, `corridor:hormuz_strait`.' }),
    predicate: Type.String(),
    object: Type.Optional(Type.String()),
    measure: Type.Optional(Type.String()),
    value: Type.Optional(Type.Number()),
    upTo: Type.Optional(Type.Number({ description: 'Upper end of a range that begins at `value`.' })),
    unit: Type.Optional(Type.String()),
    direction: Type.Optional(Type.Enum(['up', 'down', 'unchanged'])),
    comparedWith: Type.Optional(ClaimComparison),
    period: ClaimPeriod,
    lane: Type.Optional(Type.Enum([...LANES])),
    horizon: Type.Optional(Type.Enum([...HORIZONS])),
    certainty: UnitInterval('By evidence.'),
    evidenceIds: Ids('Evidence of the same snapshot, as `list-evidence` has it.'),
    sourceUrls: Ids('Pages of the sources of that evidence.'),
    knownAt: EpochMs('When it was first known in this form.'),
  },
  'One fact, made by code from one stored thing.',
);
export type AnswerClaim = Static<typeof AnswerClaim>;
