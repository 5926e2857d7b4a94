import { consonantKey, soundKey } from './sound-key.ts';

/** A word of a name as it is compared. */
export interface SpelledWord {
  /** In Latin letters where the script is known: one of `transliterate`. */
  readonly latin: string;
  readonly key: string;
  readonly consonants: string;
}

export function spellWord(latin: string): SpelledWord {
  const key = soundKey(latin);
  return { latin, key, consonants: consonantKey(key) };
}

/** Of a word that sounds alike and is written differently. */
const SOUND_WEIGHT = 0.98;
/** Of words with the same consonants, three or more. */
const CONSONANT_WEIGHT = 0.9;
const MIN_CONSONANTS = 3;
/** Words less alike than this are two words. */
const MIN_WORD_SIMILARITY = 0.5;
/** What the words asked for weigh against the words of the name: names are asked for without their middle ones. */
const ASKED_WEIGHT = 0.7;
/** Of names that differ in how they are divided into words. */
const JOINED_WEIGHT = 0.97;

/**
 * How alike names are to one, 0 to 1: words in any order, paired with the word most like them, weighed by their length. 1 for
 * the same words. Names written together or apart are compared without their spaces too. It remembers the words it has compared.
 */
export function similarityTo(asked: readonly SpelledWord[]): (listed: readonly SpelledWord[]) => number {
  const known = new Map<SpelledWord, readonly number[]>();
  const joined = keysOf(asked);
  const toEach = (word: SpelledWord): readonly number[] => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const similarities = asked.map((one) => wordSimilarity(one, word));
    known.set(word, similarities);
    return similarities;
  };
  return (listed) => {
    const paired = pairedSimilarity(asked, listed, toEach);
    if (asked.length === listed.length) return paired;
    return Math.max(paired, JOINED_WEIGHT * editSimilarity(joined, keysOf(listed)));
  };
}

const keysOf = (words: readonly SpelledWord[]): string => words.map(({ key }) => key).join('');

function pairedSimilarity(
  asked: readonly SpelledWord[],
  listed: readonly SpelledWord[],
  toEach: (word: SpelledWord) => readonly number[],
): number {
  const pairs = listed
    .flatMap((word, b) => toEach(word).map((similarity, a) => ({ a, b, similarity })))
    .filter(({ similarity }) => similarity >= MIN_WORD_SIMILARITY)
    .sort((x, y) => y.similarity - x.similarity || x.a - y.a || x.b - y.b);
  const [usedA, usedB] = [new Set<number>(), new Set<number>()];
  let [ofAsked, ofListed] = [0, 0];
  for (const { a, b, similarity } of pairs) {
    if (usedA.has(a) || usedB.has(b)) continue;
    usedA.add(a);
    usedB.add(b);
    ofAsked += similarity * (asked[a]?.latin.length ?? 0);
    ofListed += similarity * (listed[b]?.latin.length ?? 0);
  }
  const [askedLength, listedLength] = [lengthOf(asked), lengthOf(listed)];
  if (askedLength === 0 || listedLength === 0) return 0;
  return ASKED_WEIGHT * (ofAsked / askedLength) + (1 - ASKED_WEIGHT) * (ofListed / listedLength);
}

const lengthOf = (words: readonly SpelledWord[]): number => words.reduce((sum, { latin }) => sum + latin.length, 0);

function wordSimilarity(one: SpelledWord, other: SpelledWord): number {
  if (one.latin === other.latin) return 1;
  const isSameSkeleton = one.consonants.length >= MIN_CONSONANTS && one.consonants === other.consonants;
  // An initial stands for its word.
  const isInitial = Math.min(one.latin.length, other.latin.length) === 1 && one.latin[0] === other.latin[0];
  return Math.max(
    editSimilarity(one.latin, other.latin),
    SOUND_WEIGHT * editSimilarity(one.key, other.key),
    isSameSkeleton || isInitial ? CONSONANT_WEIGHT : 0,
  );
}

/** 1 less the share of letters that are inserted, left out, changed or swapped with their neighbour. */
function editSimilarity(one: string, other: string): number {
  const longest = Math.max(one.length, other.length);
  if (longest === 0) return 1;
  // So many letters must be inserted at least.
  if (Math.abs(one.length - other.length) > longest * (1 - MIN_WORD_SIMILARITY)) return 0;
  return 1 - editDistance(one, other) / longest;
}

/** Optimal string alignment: Levenshtein's distance with swaps of neighbours. */
function editDistance(one: string, other: string): number {
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one.charCodeAt(i - 1) === other.charCodeAt(j - 1);
      let least = Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (above[j - 1] ?? 0) + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
    }
    before = above;
    above = row;
  }
  return above[other.length] ?? 0;
}
