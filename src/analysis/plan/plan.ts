/** How a sentence follows the one before it: a closed list. `because` and `so` count only where a claim carries that link. */
export const CONNECTIVES = ['none', 'and', 'also', 'but', 'meanwhile', 'later', 'because', 'so'] as const;
export type Connective = (typeof CONNECTIVES)[number];

export const RENDERINGS = ['short', 'full'] as const;
export type Rendering = (typeof RENDERINGS)[number];

export interface PlannedSentence {
  /** Ids as the prompt shows them; several only where they are of one subject. */
  readonly claims: readonly string[];
  readonly rendering: Rendering;
  readonly connective: Connective;
}

export interface PlannedSection {
  /** One of the headings of the prompt; any other is no heading. */
  readonly heading: string;
  readonly sentences: readonly PlannedSentence[];
}

export interface PlannedJudgement {
  /** One sentence of the model's own, shown as a judgement if it passes `isBoundJudgement`. */
  readonly text: string;
  readonly claims: readonly string[];
}

/** What a model may decide of an answer: which claims, in which order, how they connect, and what it judges (METHOD.md §14). */
export interface Plan {
  readonly sections: readonly PlannedSection[];
  readonly judgements: readonly PlannedJudgement[];
}

/** Limits of one plan; what is beyond them is not read. */
export const MAX_SECTIONS = 12;
export const MAX_SENTENCES = 24;
export const MAX_JUDGEMENTS = 6;
export const MAX_CLAIMS_OF_JUDGEMENT = 4;

const strictObject = (properties: Readonly<Record<string, unknown>>) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

/** JSON Schema of a plan over these headings and ids, in the subset that structured output of every provider takes. */
export function planSchema(headings: readonly string[], ids: readonly string[]): Readonly<Record<string, unknown>> {
  const cited = { type: 'array', items: { type: 'string', enum: ids } };
  const sentence = strictObject({
    claims: cited,
    rendering: { type: 'string', enum: RENDERINGS },
    connective: { type: 'string', enum: CONNECTIVES },
  });
  return strictObject({
    sections: {
      type: 'array',
      items: strictObject({
        heading: { type: 'string', enum: headings },
        sentences: { type: 'array', items: sentence },
      }),
    },
    judgements: { type: 'array', items: strictObject({ text: { type: 'string' }, claims: cited }) },
  });
}
