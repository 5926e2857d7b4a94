import type { Because } from '../../claims/because.ts';
import type { Claim } from '../../claims/claim.ts';
import { overlaps } from '../../claims/period.ts';
import { sentencesOf } from '../../claims/sentences.ts';
import { type AnswerSentence, stating } from '../answer/answer.ts';
import { combined } from '../answer/claim-sentences.ts';
import type { Connective, Rendering } from './plan.ts';

/** Claims of one sentence: one, or several of one subject. */
export interface SentenceClaims {
  readonly claims: readonly [Claim, ...Claim[]];
  readonly rendering: Rendering;
  readonly connective: Connective;
}

/**
 * The sentences of a section, each of claims alone. A connective that the claims do not carry is left out: a cause or a consequence
 * without a link, an opposition of what does not oppose, a time that is not later or not the same.
 */
export function linkSentences(items: readonly SentenceClaims[], links: readonly Because[]): readonly AnswerSentence[] {
  const sentences: AnswerSentence[] = [];
  let before: Claim | undefined;
  for (const { claims, rendering, connective } of items) {
    const [first, ...rest] = claims;
    const previous = sentences.at(-1);
    const clause = sentencesOf(first).clause;
    const isAlone = rest.length === 0;
    const isCarried =
      isAlone && before !== undefined && previous !== undefined && carries(connective, { before, first, links });
    const joint = isCarried ? JOINTS[connective] : undefined;
    const start = isCarried ? STARTS[connective] : undefined;
    if (previous !== undefined && joint !== undefined) {
      const text = `${previous.text.replace(/\.$/, '')}${joint} ${clause}.`;
      sentences[sentences.length - 1] = { ...previous, text, claimIds: [...previous.claimIds, first.id] };
      // What a third clause would belong to is not clear.
      before = undefined;
      continue;
    }
    sentences.push(
      start !== undefined
        ? stating(`${start} ${clause}.`, first)
        : isAlone
          ? stating(sentencesOf(first)[rendering], first)
          : combined(claims),
    );
    before = isAlone ? first : undefined;
  }
  return sentences;
}

/** Between two clauses. */
const JOINTS: Readonly<Partial<Record<Connective, string>>> = { and: ', and', because: ', because', so: ', so' };
/** At the beginning of a sentence. */
const STARTS: Readonly<Partial<Record<Connective, string>>> = {
  also: 'Also,',
  but: 'But',
  meanwhile: 'Meanwhile,',
  later: 'Later,',
};

interface Pair {
  readonly before: Claim;
  readonly first: Claim;
  readonly links: readonly Because[];
}

function carries(connective: Connective, { before, first, links }: Pair): boolean {
  const isLink = (effect: Claim, cause: Claim): boolean =>
    links.some(({ effectId, causeId }) => effectId === effect.id && causeId === cause.id);
  switch (connective) {
    case 'and':
    case 'also':
      return true;
    case 'but':
      return isOpposite(before, first);
    case 'meanwhile':
      return isDated(before) && isDated(first) && overlaps(during(before), during(first));
    case 'later':
      return isDated(before) && isDated(first) && first.period.from >= endOf(before);
    case 'because':
      return isLink(before, first);
    case 'so':
      return isLink(first, before);
    case 'none':
      return false;
  }
}

const isOpposite = ({ direction: one }: Claim, { direction: other }: Claim): boolean =>
  (one === 'up' && other === 'down') || (one === 'down' && other === 'up');

/** Of a time of its own: no forecast, no definition, and no newest days whose end is not stored. */
const isDated = ({ period, kind }: Claim): boolean =>
  kind !== 'lane' && kind !== 'gap' && ['instant', 'day', 'span', 'between', 'since'].includes(period.kind);

const during = ({ period, knownAt }: Claim) => ({ ...period, knownAt });
const endOf = ({ period, knownAt }: Claim): number => period.to ?? Math.max(period.from, knownAt);
