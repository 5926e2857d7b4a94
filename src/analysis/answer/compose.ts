import type { Claim } from '../../claims/claim.ts';
import { sentencesOf } from '../../claims/sentences.ts';
import type { Length } from '../question/cues.ts';
import type { FrameworkName, Understood } from '../question/understand.ts';
import { type Answer, type AnswerSection, type AnswerSentence, limit, stating, wordCount } from './answer.ts';
import { type Asked, askedOf } from './asked.ts';
import type { Facet } from './fits.ts';
import { FRAMEWORK_PARTS } from './framework-facets.ts';
import { headlineOf } from './headline.ts';
import { type Retrieved, retrieve, takeFacets } from './retrieve.ts';
import { plainSections, readAs, section } from './sections.ts';
import { besideIt, unanswered } from './unanswered.ts';

/** Words of an answer at most, headline and headings included, by the length that is asked for. */
export const MAX_WORDS: Readonly<Record<Length, number>> = { short: 120, normal: 350, long: 900 };
/** Claims of a framework beyond those of the headline. */
const MAX_FRAMEWORK_CLAIMS = 20;

export interface Composing {
  /** Every claim that may be used. */
  readonly claims: readonly Claim[];
  /** As of when they were known, epoch ms. */
  readonly asOf: number;
  /** When the question is asked, epoch ms. */
  readonly now: number;
  readonly framework?: FrameworkName;
  /** Further limits of this answer. */
  readonly notes?: readonly string[];
}

/** What stands in an answer however its body is arranged, and what the body is made from. */
export interface Outline {
  readonly headline: readonly AnswerSentence[];
  readonly reading: readonly AnswerSentence[];
  readonly body: Body;
}

export interface Body {
  readonly asked: Asked;
  readonly taken: readonly Retrieved[];
  /** Ids of the claims of the headline. */
  readonly said: ReadonlySet<string>;
  readonly claims: readonly Claim[];
  readonly asOf: number;
  readonly framework: FrameworkName | undefined;
  readonly length: Length;
}

/**
 * The answer to a question from claims alone: the answer in one or two sentences, then what supports it, how sure it is, what would
 * change it and what is not known, or the parts of a framework. Pure: equal input gives equal bytes. It repeats no word of the question.
 */
export function compose(understood: Understood, composing: Composing): Answer {
  const outline = outlineOf(understood, composing);
  return finishAnswer(outline, bodyOf(outline.body));
}

export function outlineOf(
  understood: Understood,
  { claims, asOf, now, framework = understood.framework, notes = [] }: Composing,
): Outline {
  const asked = askedOf(understood, asOf, claims);
  const refused = unanswered(understood);
  const taken = retrieve(understood, claims, asOf);
  const headline =
    taken.length === 0 && refused.length > 0
      ? refused.slice(0, 2)
      : headlineOf(
          asked,
          taken.map(({ claim }) => claim),
        );
  const said = new Set(headline.flatMap(({ claimIds }) => claimIds));
  const read = readAs(understood, asOf, now);
  const reading = [
    read,
    ...notes.map(limit),
    ...(taken.length === 0 ? refused.slice(2) : refused),
    ...besideIt(understood),
  ];
  return { headline, reading, body: { asked, taken, said, claims, asOf, framework, length: understood.length } };
}

/** The answer with these sections, shortened to the words that its length allows. */
export function finishAnswer({ headline, reading, body }: Outline, arranged: readonly AnswerSection[]): Answer {
  const { asked, taken, claims, asOf, length } = body;
  const lead = [...headline, ...reading];
  const sections = withinJudgementShare(lead, within(MAX_WORDS[length], lead, arranged));
  return {
    headline,
    reading,
    sections,
    claims: cited(lead, sections, [...taken.map(({ claim }) => claim), ...claims]),
    understood: asked.understood,
    asOf,
  };
}

function bodyOf(body: Body): readonly AnswerSection[] {
  const { asked, taken, said, framework } = body;
  if (!hasBody(body)) return [];
  if (framework === undefined) return plainSections(asked.understood, taken, said);
  return frameworkParts(framework, body).flatMap(({ heading, found, isOptional }) => {
    if (found.length === 0) return isOptional ? [] : section(heading, [NOTHING_MORE]);
    return section(
      heading,
      found.map((claim) => stating(sentencesOf(claim).short, claim)),
    );
  });
}

/** Whether anything stands below the headline. */
export const hasBody = ({ length, taken }: Body): boolean => length !== 'short' && taken.length > 0;

export const NOTHING_MORE: AnswerSentence = limit('The assessment holds nothing more on this.');

/** A part of a framework with the claims that it draws from, the best first. */
export interface FilledPart {
  readonly heading: string;
  readonly facets: readonly Facet[];
  readonly found: readonly Claim[];
  readonly isOptional: boolean;
}

/** No claim is in two parts. */
export function frameworkParts(framework: FrameworkName, { asked, claims, asOf }: Body): readonly FilledPart[] {
  const used: Claim[] = [];
  return FRAMEWORK_PARTS[framework](asked).map(({ heading, facets, isOptional = false }) => {
    const found = takeFacets(facets, claims, { at: asOf, max: MAX_FRAMEWORK_CLAIMS, without: used }).map(
      ({ claim }) => claim,
    );
    used.push(...found);
    return { heading, facets, found, isOptional };
  });
}

/** Judgements are at most this part of the words of an answer (METHOD.md §14). */
const MAX_JUDGEMENT_SHARE = 1 / 3;

/** Without the last judgements until they are no more than their share. */
function withinJudgementShare(
  lead: readonly AnswerSentence[],
  sections: readonly AnswerSection[],
): readonly AnswerSection[] {
  const isTooMuch = (parts: readonly AnswerSection[]): boolean =>
    sectionWords(parts.filter(({ isJudgement }) => isJudgement)) > MAX_JUDGEMENT_SHARE * wordsOf(lead, parts);
  let left = sections;
  while (isTooMuch(left))
    left = left.flatMap((one) =>
      one.isJudgement && one.sentences.length > 1
        ? [{ ...one, sentences: one.sentences.slice(0, -1) }]
        : one.isJudgement
          ? []
          : [one],
    );
  return left;
}

const sectionWords = (sections: readonly AnswerSection[]): number =>
  sections.reduce(
    (sum, { heading, sentences }) =>
      sentences.reduce((words, { text }) => words + wordCount(text), sum + wordCount(heading)),
    0,
  );
const wordsOf = (lead: readonly AnswerSentence[], sections: readonly AnswerSection[]): number =>
  lead.reduce((sum, { text }) => sum + wordCount(text), sectionWords(sections));

/** Without the last sentences of the longest section until the words suffice. */
function within(
  max: number,
  lead: readonly AnswerSentence[],
  sections: readonly AnswerSection[],
): readonly AnswerSection[] {
  let left = sections;
  while (wordsOf(lead, left) > max) {
    const shortenable = left.filter(({ sentences }) => sentences.length > 1);
    const candidates = shortenable.length > 0 ? shortenable : left;
    const longest = candidates.reduce<AnswerSection | undefined>(
      (a, b) => (a === undefined || b.sentences.length > a.sentences.length ? b : a),
      undefined,
    );
    if (longest === undefined) break;
    left = left.flatMap((one) =>
      one !== longest ? [one] : one.sentences.length === 1 ? [] : [{ ...one, sentences: one.sentences.slice(0, -1) }],
    );
  }
  return left;
}

function cited(
  lead: readonly AnswerSentence[],
  sections: readonly AnswerSection[],
  claims: readonly Claim[],
): readonly Claim[] {
  const byId = new Map(claims.map((claim) => [claim.id, claim]));
  const ids = [...lead, ...sections.flatMap(({ sentences }) => sentences)].flatMap(({ claimIds }) => claimIds);
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
}
