import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { EVIDENCE_TYPES, HORIZONS } from '../../../src/contract/intelligence/vocabulary.ts';
import { REGION_IDS } from '../../../src/reference/regions.ts';

const closed = { additionalProperties: false };
/** What an item of evidence must be to be the one that a question asks for. */
const Wanted = Type.Object(
  {
    type: Type.Enum([...EVIDENCE_TYPES]),
    corridor: Type.Optional(Type.String()),
    /** Stands in its summary, letter for letter. */
    about: Type.Optional(Type.String()),
  },
  closed,
);
const FrozenQuestion = Type.Object(
  {
    id: Type.String(),
    world: Type.Enum(['exercise', 'red-sea-2024', 'ever-given-2021']),
    query: Type.String(),
    geoContext: Type.Optional(Type.String()),
    framework: Type.Optional(Type.String()),
    cites: Type.Array(Wanted, { minItems: 1 }),
    lanes: Type.Array(Type.Object({ region: Type.Enum([...REGION_IDS]), horizon: Type.Enum([...HORIZONS]) }, closed), {
      minItems: 1,
    }),
  },
  closed,
);

/** A question with what an answer to it must cite: each of `cites` at least once, and the lanes of each of `lanes`. */
export type FrozenQuestion = Type.Static<typeof FrozenQuestion>;
export type Wanted = Type.Static<typeof Wanted>;

/** @throws Error on data of another shape */
export function parseQuestions(text: string): readonly FrozenQuestion[] {
  const questions: unknown = JSON.parse(text);
  if (!Value.Check(Type.Array(FrozenQuestion), questions)) throw new Error('the frozen questions have another shape');
  return questions;
}
