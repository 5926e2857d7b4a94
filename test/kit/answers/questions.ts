import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { INTENTS, MEASURES, NOT_ANSWERED_REASONS } from '../../../src/analysis/question/vocabulary.ts';
import { HORIZONS, LANES } from '../../../src/contract/intelligence/vocabulary.ts';
import { REGION_IDS } from '../../../src/reference/regions.ts';

/** Kinds of claims (METHOD.md §14), and the definition of a term. */
const CLAIM_KINDS = [
  'level',
  'change',
  'event',
  'corridor',
  'trigger',
  'lane',
  'driver',
  'regime',
  'act',
  'leverage',
  'path',
  'notice',
  'listing',
  'headline',
  'price',
  'gap',
  'score',
  'definition',
] as const;

const closed = { additionalProperties: false };
const Instant = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}Z$' });
/** One value, or any of several. */
const oneOf = <T extends readonly string[]>(values: T) =>
  Type.Union([Type.Enum([...values]), Type.Array(Type.Enum([...values]), { minItems: 2 })]);
const Name = Type.Union([Type.String({ minLength: 1 }), Type.Array(Type.String({ minLength: 1 }), { minItems: 2 })]);

/**
 * Members that a claim must have; others are free. Subject and object: a region, corridor or actor by id, a country by ISO
 * 3166 alpha-2. A list: any of them.
 */
const Wanted = Type.Object(
  {
    kind: oneOf(CLAIM_KINDS),
    subject: Type.Optional(Name),
    object: Type.Optional(Name),
    measure: Type.Optional(oneOf(MEASURES)),
    lane: Type.Optional(oneOf(LANES)),
    horizon: Type.Optional(oneOf(HORIZONS)),
  },
  closed,
);

/** Where the one right value is stored: in a region's snapshot, the latest known at an instant. */
const AtPointer = Type.Object(
  { regionId: Type.Enum([...REGION_IDS]), at: Type.Optional(Instant), pointer: Type.String({ pattern: '^/' }) },
  closed,
);
/** How it follows from the observations known at the question's instant. */
const ByRule = Type.Union([
  Type.Object({ rule: Type.Enum(['corridor_state', 'corridor_transits']), corridor: Type.String() }, closed),
  Type.Object({ rule: Type.Enum(['country_deaths', 'displaced']), country: Type.String() }, closed),
  Type.Object({ rule: Type.Literal('newest_price'), series: Type.String() }, closed),
  Type.Object({ rule: Type.Literal('axis_change'), regionId: Type.String(), axis: Type.String() }, closed),
  Type.Object(
    { rule: Type.Literal('larger_of'), measure: Type.Enum([...MEASURES]), countries: Type.Array(Type.String()) },
    closed,
  ),
  Type.Object(
    { rule: Type.Literal('largest_in_region'), measure: Type.Enum([...MEASURES]), regionId: Type.String() },
    closed,
  ),
]);

const Understood = Type.Object(
  {
    /** ISO 639-1. */
    language: Type.String({ pattern: '^[a-z]{2}$' }),
    intent: Type.Enum([...INTENTS]),
    regionIds: Type.Array(Type.Enum([...REGION_IDS]), { minItems: 1 }),
    countries: Type.Array(Type.String({ pattern: '^[A-Z]{2}$' })),
    corridors: Type.Array(Type.String()),
    actors: Type.Array(Type.String()),
    places: Type.Array(Type.String()),
    measures: Type.Array(Type.Enum([...MEASURES])),
    /** Half-open, UTC. */
    period: Type.Union([Type.Null(), Type.Object({ from: Instant, to: Instant }, closed)]),
  },
  closed,
);

const FrozenQuestion = Type.Object(
  {
    id: Type.String({ pattern: '^a\\d{2}$' }),
    world: Type.Literal('exercise'),
    query: Type.String({ minLength: 1, maxLength: 500 }),
    understood: Understood,
    notAnswered: Type.Array(Type.Enum([...NOT_ANSWERED_REASONS])),
    /** Claims that an analyst would want; empty where the data cannot answer. */
    wanted: Type.Array(Wanted),
    answer: Type.Optional(Type.Union([AtPointer, ByRule])),
  },
  closed,
);

export type FrozenQuestion = Type.Static<typeof FrozenQuestion>;

/** A question that nothing was tuned on: what it wants was written before it was first answered. */
const HeldOut = Type.Object(
  {
    id: Type.String({ pattern: '^h\\d{2}$' }),
    query: Type.String({ minLength: 1, maxLength: 500 }),
    wanted: Type.Array(Wanted),
  },
  closed,
);

/** What of a question an answer is graded by. */
export type GradedQuestion = Pick<FrozenQuestion, 'id' | 'query' | 'wanted' | 'answer'>;

/** The instant at which the questions are asked: the anchor of the exercise. */
export const ASKED_AT = Date.UTC(2026, 10, 20, 12, 50);

/** @throws Error on data of another shape */
export const parseQuestions = (text: string): readonly FrozenQuestion[] => parsed(Type.Array(FrozenQuestion), text);

/** @throws Error on data of another shape */
export const parseHeldOut = (text: string): readonly GradedQuestion[] => parsed(Type.Array(HeldOut), text);

function parsed<S extends Type.TSchema>(schema: S, text: string): Type.Static<S> {
  const questions: unknown = JSON.parse(text);
  if (Value.Check(schema, questions)) return questions;
  const [first] = Value.Errors(schema, questions);
  throw new Error(`the frozen questions have another shape: ${JSON.stringify(first)}`);
}
