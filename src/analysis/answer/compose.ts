import type { Claim } from '../../claims/claim.ts';
import { sentencesOf } from '../../claims/sentences.ts';
import type { Length } from '../question/cues.ts';
import type { FrameworkName, Understood } from '../question/understand.ts';
import { type Answer, type AnswerSection, type AnswerSentence, limit, stating, wordCount } from './answer.ts';
import { type Asked, askedOf } from './asked.ts';
import { FRAMEWORK_PARTS } from './framework-facets.ts';
import { headlineOf } from './headline.ts';
import { type Retrieved, retrieve, takeFacets } from './retrieve.ts';
import { plainSections, readAs, section } from './sections.ts';
import { unanswered } from './unanswered.ts';

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

/**
 * The answer to a question from claims alone: the answer in one or two sentences, then what supports it, how sure it is, what would
 * change it and what is not known, or the parts of a framework. Pure: equal input gives equal bytes. It repeats no word of the question.
 */
export function compose(
  understood: Understood,
  { claims, asOf, now, framework = understood.framework, notes = [] }: Composing,
): Answer {
  const asked = askedOf(understood, asOf);
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
  const reading = [read, ...notes.map(limit), ...(taken.length === 0 ? refused.slice(2) : refused)];
  const body = bodyOf({ asked, taken, said, claims, asOf, framework, length: understood.length });
  const sections = within(MAX_WORDS[understood.length], [...headline, ...reading], body);
  return {
    headline,
    reading,
    sections,
    claims: cited([...headline, ...reading], sections, [...taken.map(({ claim }) => claim), ...claims]),
    understood,
    asOf,
  };
}

interface Body {
  readonly asked: Asked;
  readonly taken: readonly Retrieved[];
  readonly said: ReadonlySet<string>;
  readonly claims: readonly Claim[];
  readonly asOf: number;
  readonly framework: FrameworkName | undefined;
  readonly length: Length;
}

function bodyOf({ asked, taken, said, claims, asOf, framework, length }: Body): readonly AnswerSection[] {
  if (length === 'short' || taken.length === 0) return [];
  if (framework === undefined) return plainSections(asked.understood, taken, said);
  const used: Claim[] = [];
  return FRAMEWORK_PARTS[framework](asked).flatMap(({ heading, facets, isOptional }) => {
    const found = takeFacets(facets, claims, { at: asOf, max: MAX_FRAMEWORK_CLAIMS, without: used }).map(
      ({ claim }) => claim,
    );
    used.push(...found);
    if (found.length === 0)
      return isOptional === true ? [] : section(heading, [limit('The assessment holds nothing more on this.')]);
    return section(
      heading,
      found.map((claim) => stating(sentencesOf(claim).short, claim)),
    );
  });
}

/** Without the last sentences of the longest section until the words suffice. */
function within(
  max: number,
  headline: readonly AnswerSentence[],
  sections: readonly AnswerSection[],
): readonly AnswerSection[] {
  const words = (parts: readonly AnswerSection[]): number =>
    [...headline, ...parts.flatMap(({ sentences }) => sentences)].reduce((sum, { text }) => sum + wordCount(text), 0) +
    parts.reduce((sum, { heading }) => sum + wordCount(heading), 0);
  let left = sections;
  while (words(left) > max) {
    const shortenable = left.filter(({ sentences }) => sentences.length > 1);
    const candidates = shortenable.length > 0 ? shortenable : left;
    const longest = candidates.reduce<AnswerSection | undefined>(
      (a, b) => (a === undefined || b.sentences.length > a.sentences.length ? b : a),
      undefined,
    );
    if (longest === undefined) break;
    left = left.flatMap((one) => (one === longest ? section(one.heading, one.sentences.slice(0, -1)) : [one]));
  }
  return left;
}

function cited(
  headline: readonly AnswerSentence[],
  sections: readonly AnswerSection[],
  claims: readonly Claim[],
): readonly Claim[] {
  const byId = new Map(claims.map((claim) => [claim.id, claim]));
  const ids = [...headline, ...sections.flatMap(({ sentences }) => sentences)].flatMap(({ claimIds }) => claimIds);
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
}
