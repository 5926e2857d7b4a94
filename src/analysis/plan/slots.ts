import type { Claim } from '../../claims/claim.ts';
import { sentencesOf } from '../../claims/sentences.ts';
import { type AnswerSentence, stating } from '../answer/answer.ts';
import { type Body, frameworkParts, NOTHING_MORE } from '../answer/compose.ts';
import { facetsOf } from '../answer/facets.ts';
import { type Retrieved, takeFacets } from '../answer/retrieve.ts';
import { certainty, PLAIN_HEADINGS, plainParts, unknown } from '../answer/sections.ts';

/** A heading that a plan may use, with the claims that may stand under it. Headings are ours: a model words none. */
export interface Slot {
  readonly heading: string;
  /** Sections follow this order; those of one rank as the plan has them. */
  readonly rank: number;
  /** What the built-in composer puts there, in its order. */
  readonly candidates: readonly Claim[];
  /** Whether a claim may stand there: a heading says what a claim does for the answer. */
  readonly admits: (claim: Claim) => boolean;
  /** Claims that a plan cannot leave out. */
  readonly required: readonly Claim[];
  /** What code says at the end of the section, from the claims that the answer uses. */
  readonly closing: (used: readonly Claim[]) => readonly AnswerSentence[];
  /** What stands there where a plan has nothing for it; empty: no section. */
  readonly otherwise: readonly AnswerSentence[];
}

/** Headings of one kind of claim, in which what supports an answer can be grouped. */
const TOPICS: Readonly<Record<string, readonly Claim['kind'][]>> = {
  'Shipping and mobility': ['corridor', 'mobility', 'route'],
  'Pressure and events': ['level', 'event', 'driver', 'regime', 'change'],
  'Acts and leverage': ['act', 'leverage'],
  'Prices and markets': ['price', 'path'],
  'What may follow': ['lane'],
  Triggers: ['trigger'],
};

export const JUDGEMENT_HEADING = 'Judgement';
/** Of judgements: behind what would change the answer, before what is not known. */
export const JUDGEMENT_RANK = 3;

const nothing = (): readonly AnswerSentence[] => [];

/** The headings of an answer by the built-in composer's own structure: plain, or the parts of the framework asked for. */
export function slotsOf(body: Body): readonly Slot[] {
  return body.framework === undefined ? plainSlots(body) : frameworkSlots(body.framework, body);
}

function plainSlots(body: Body): readonly Slot[] {
  const { asked, taken, said } = body;
  const { supporting, published, sure, changing, gaps } = plainParts(taken, said);
  const more = plainParts(furtherClaims(body), said);
  const slot = (heading: string, rank: number, candidates: readonly Claim[]): Slot => ({
    ...{ heading, rank, candidates, required: [], closing: nothing, otherwise: [] },
    admits: (claim) => candidates.includes(claim),
  });
  const supports = [...supporting, ...more.supporting];
  const topics = Object.entries(TOPICS).map(
    ([heading, kinds]): Slot => ({
      ...slot(heading, 0, []),
      admits: (claim) => kinds.includes(claim.kind) && supports.includes(claim),
    }),
  );
  const inShort = (claims: readonly Claim[]) => claims.map((claim) => stating(sentencesOf(claim).short, claim));
  return [
    slot(PLAIN_HEADINGS.supporting, 0, supports),
    ...topics.filter(({ admits }) => supports.some(admits)),
    slot(PLAIN_HEADINGS.published, 0.5, [...published, ...more.published]),
    { ...slot(PLAIN_HEADINGS.sure, 1, [...sure, ...more.sure]), closing: certainty },
    slot(PLAIN_HEADINGS.changing, 2, [...changing, ...more.changing]),
    {
      ...slot(PLAIN_HEADINGS.gaps, 4, gaps),
      required: gaps,
      closing: (used) => unknown(asked.understood, used),
      otherwise: inShort(gaps),
    },
  ];
}

/** Claims that a model may choose beyond those that the built-in composer uses. */
const MAX_FURTHER = 16;

/** The next best of each facet, as many again as its quota. */
function furtherClaims({ asked, taken, claims, asOf }: Body): readonly Retrieved[] {
  const facets = facetsOf(asked).map(({ gap: _, ...facet }) => facet);
  return takeFacets(facets, claims, { at: asOf, max: MAX_FURTHER, without: taken.map(({ claim }) => claim) }).filter(
    ({ claim }) => claim.kind !== 'gap',
  );
}

function frameworkSlots(framework: NonNullable<Body['framework']>, body: Body): readonly Slot[] {
  return frameworkParts(framework, body).map(({ heading, facets, found, isOptional }, i): Slot => {
    const inShort = found.map((claim) => stating(sentencesOf(claim).short, claim));
    return {
      // Parts of a framework are in its order; judgements come behind them.
      ...{ heading, rank: i / 100, candidates: found, required: [], closing: nothing },
      admits: (claim) => facets.some(({ suits }) => suits(claim) > 0),
      otherwise: isOptional ? [] : found.length === 0 ? [NOTHING_MORE] : inShort,
    };
  });
}
