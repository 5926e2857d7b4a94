import type { Claim } from '../../claims/claim.ts';
import { isKnownSubject, subjectLabel } from '../../claims/subjects.ts';
import { type ClaimWords, claimWords } from './claim-words.ts';
import { JUDGING, MARKERS, plainWords, RATINGS, REFUSED } from './judgement-words.ts';

/** UTF-16 units of one sentence. */
const MAX_LENGTH = 240;
const MIN_WORDS = 4;
/** Latin letters and the signs of plain prose: no figure, no markup, no link, no other script, nothing invisible. */
const PLAIN = /^\p{Lu}[\p{Script=Latin} ,;:'’()–—-]+\.$/u;
/** What joins two statements of one sentence: each has its own ground. */
const JOINTS = /[;–—]|\b(?:and|but|or|than|while|whereas|although|though)\b/i;

/**
 * Whether a sentence may be shown as a judgement from these claims (METHOD.md §14). It weighs, by a word that says so; every other
 * word is of a closed list or of a claim that it names; each of its statements is in the words of one single claim, with that
 * claim's subject, state, direction, lane and likelihood, and an act with its actors in their order; no figure, no time, no denial,
 * no cause. It therefore cannot contradict what a claim says of the same subject and measure.
 */
export function isBoundJudgement(text: string, claims: readonly Claim[]): boolean {
  // That a source published something is no ground for what it wrote.
  if (claims.some(({ kind }) => kind === 'headline')) return false;
  if (claims.length === 0 || text.length > MAX_LENGTH || !PLAIN.test(text)) return false;
  const words = plainWords(text);
  if (words.length < MIN_WORDS || words.some((word) => REFUSED.has(word))) return false;
  if (!words.some((word) => MARKERS.has(word) || SAYING.has(word))) return false;
  if (!isRatedRight(words, claims)) return false;
  const grounds = claims.map(claimWords);
  const parts = withWholeNames(text, claims)
    .split(JOINTS)
    .map((part) => ({ words: plainWords(part), hasOwner: /['’]s?\s/u.test(part) }));
  const isOfSeveral = new Set(claims.map(({ subject }) => subject)).size > 1;
  const isNamed = isOfSeveral && words.some((word) => grounds.some(({ subject }) => subject.has(word)));
  return parts.every((part) => {
    const own = part.words.filter((word) => !JUDGING.has(word));
    return own.length === 0 || grounds.some((ground) => isGround(ground, { ...part, own, isNamed }));
  });
}

/** A name of several parts, such as of a region, joins no statements. */
const withWholeNames = (text: string, claims: readonly Claim[]): string =>
  claims
    .flatMap(({ subject, object = '' }) => [subject, object].filter(isKnownSubject))
    .map(subjectLabel)
    .reduce((rest, name) => rest.replaceAll(name, () => name.replaceAll(' and ', ' ')), text);

const SAYING: ReadonlySet<string> = new Set(['weighs-more', 'matters-more', 'says-more', 'most-important']);

interface Part {
  readonly words: readonly string[];
  /** Words that are not of the closed list. */
  readonly own: readonly string[];
  readonly hasOwner: boolean;
  /** Whether the sentence names the subject of one of several claims: then each part names its own. */
  readonly isNamed: boolean;
}

function isGround(ground: ClaimWords, { words, own, hasOwner, isNamed }: Part): boolean {
  if (!own.every((word) => ground.words.has(word))) return false;
  if (isNamed && !words.some((word) => ground.subject.has(word))) return false;
  if (ground.needs.length > 0 && !ground.needs.some((word) => words.includes(word))) return false;
  return ground.object.size === 0 || isInOrder(ground, { words, hasOwner });
}

/** The actor before whom it acts on; of one of them alone nothing is said, since that would not say who acts. */
function isInOrder(
  { subject, object, claim }: ClaimWords,
  { words, hasOwner }: Pick<Part, 'words' | 'hasOwner'>,
): boolean {
  const from = words.findIndex((word) => subject.has(word));
  const to = words.findIndex((word) => object.has(word));
  if (from < 0 && to < 0) return true;
  const isTurned = words.slice(Math.max(0, from)).some((word) => word === 'by' || word === 'from');
  if (isTurned) return false;
  if (!claim.subject.startsWith('actor:')) return to >= 0 && !hasOwner && !words.includes('by');
  return from >= 0 && to > from;
}

function isRatedRight(words: readonly string[], claims: readonly Claim[]): boolean {
  return RATINGS.every(
    ([rating, suits]) => !words.some((word) => rating.has(word)) || claims.every(({ certainty }) => suits(certainty)),
  );
}
