import { log } from '../../arithmetic/log.ts';
import { type SpelledWord, similarityTo, spellWord } from './name-similarity.ts';
import { transliterate } from './transliterate.ts';

/** An entry with the name most like the one asked for. */
export interface NameMatch<T> {
  readonly entry: T;
  readonly name: string;
  /** 0 to 1; 1 for the same words. */
  readonly similarity: number;
}

export interface NameIndex<T> {
  /**
   * Entries by how alike one of their names is, the most alike first, of equal ones those added first. Names that share no three
   * sounds with the one asked for are not found.
   * @param minSimilarity 0 to 1
   */
  search(asked: string, minSimilarity: number): readonly NameMatch<T>[];
  readonly nameCount: number;
}

/** Names that are compared letter by letter: those that share most. */
const MAX_CANDIDATES = 250;
/** Words of a name or a question that count. */
const MAX_WORDS = 16;

interface Name<T> {
  readonly owner: T;
  readonly name: string;
  /** Shared between names. */
  readonly words: readonly IndexedWord[];
}

interface IndexedWord extends SpelledWord {
  readonly grams: readonly string[];
}

/**
 * Collects names and indexes the groups of three sounds in them, and of three consonants; words are kept once. An index does
 * not change.
 */
export function startNameIndex<T>() {
  const names: Name<T>[] = [];
  const words = new Map<string, IndexedWord>();
  const collected = new Map<string, number[]>();
  const wordOf = (latin: string): IndexedWord => {
    const known = words.get(latin) ?? indexedWord(latin);
    words.set(latin, known);
    return known;
  };
  return {
    add(owner: T, entryNames: readonly string[]): void {
      for (const name of new Set(entryNames)) {
        const spelled = transliterate(name).slice(0, MAX_WORDS).map(wordOf);
        const at = names.push({ owner, name, words: spelled }) - 1;
        for (const gram of gramsOf(spelled)) {
          const list = collected.get(gram);
          if (list === undefined) collected.set(gram, [at]);
          else list.push(at);
        }
      }
    },
    finish: (): NameIndex<T> => createIndex(names, collected),
  };
}

function createIndex<T>(names: readonly Name<T>[], collected: Map<string, number[]>): NameIndex<T> {
  const postings = new Map<string, Uint32Array>();
  for (const [gram, list] of collected) postings.set(gram, Uint32Array.from(list));
  collected.clear();
  const weightOf = (list: Uint32Array): number => log(1 + names.length / list.length);
  const norms = new Float32Array(names.length);
  for (const list of postings.values()) {
    const weight = weightOf(list);
    for (const at of list) norms[at] = (norms[at] ?? 0) + weight;
  }
  for (const [at, norm] of norms.entries()) norms[at] = Math.sqrt(norm);
  const shared = new Float32Array(names.length);
  const touched = new Uint32Array(names.length);

  /** The names that share most of what is rare, by the cosine of their weights. */
  function candidates(grams: ReadonlySet<string>): readonly number[] {
    let count = 0;
    for (const gram of grams) {
      const list = postings.get(gram);
      if (list === undefined) continue;
      const weight = weightOf(list);
      for (const at of list) {
        const sum = shared[at] ?? 0;
        if (sum === 0) touched[count++] = at;
        shared[at] = sum + weight;
      }
    }
    const found = touched.subarray(0, count);
    const scores = new Float32Array(count);
    for (let n = 0; n < count; n += 1) {
      const at = found[n] ?? 0;
      scores[n] = (shared[at] ?? 0) / (norms[at] ?? 1);
      shared[at] = 0;
    }
    const bar = scoreOfBest(scores);
    const best: number[] = [];
    for (let n = 0; n < count; n += 1) if ((scores[n] ?? 0) >= bar) best.push(found[n] ?? 0);
    return best;
  }

  return {
    nameCount: names.length,
    search(asked, minSimilarity) {
      const spelled = transliterate(asked).slice(0, MAX_WORDS).map(indexedWord);
      const similarity = similarityTo(spelled);
      const best = new Map<T, NameMatch<T> & { readonly at: number }>();
      for (const at of candidates(gramsOf(spelled))) {
        const one = names[at];
        if (one === undefined) continue;
        const alike = similarity(one.words);
        const before = best.get(one.owner);
        if (alike < minSimilarity || (before !== undefined && !isBefore({ similarity: alike, at }, before))) continue;
        best.set(one.owner, { entry: one.owner, name: one.name, similarity: alike, at });
      }
      return [...best.values()]
        .sort((a, b) => (isBefore(a, b) ? -1 : 1))
        .map(({ entry, name, similarity: alike }) => ({ entry, name, similarity: alike }));
    },
  };
}

/** Steps by which scores differ when the best are chosen. */
const SCORE_STEPS = 1_024;

/** A score that `MAX_CANDIDATES` reach or a few more: by counting, not sorting. */
function scoreOfBest(scores: Float32Array): number {
  let highest = 0;
  for (const score of scores) if (score > highest) highest = score;
  if (scores.length <= MAX_CANDIDATES || highest === 0) return 0;
  const counts = new Uint32Array(SCORE_STEPS);
  const step = highest / (SCORE_STEPS - 1);
  for (const score of scores) {
    const at = Math.floor(score / step);
    counts[at] = (counts[at] ?? 0) + 1;
  }
  let reached = 0;
  let from = SCORE_STEPS;
  while (from > 0 && reached < MAX_CANDIDATES) reached += counts[--from] ?? 0;
  return from * step;
}

interface Ranked {
  readonly similarity: number;
  readonly at: number;
}

const isBefore = (one: Ranked, other: Ranked): boolean =>
  one.similarity > other.similarity || (one.similarity === other.similarity && one.at < other.at);

function gramsOf(words: readonly IndexedWord[]): ReadonlySet<string> {
  return new Set(words.flatMap(({ grams }) => grams));
}

/** A word with its groups of three sounds, beginning and end included; those of its consonants under a mark. */
function indexedWord(latin: string): IndexedWord {
  const word = spellWord(latin);
  return { ...word, grams: [...threes(`^${word.key}$`, ''), ...threes(`^${word.consonants}$`, '#')] };
}

function threes(text: string, mark: string): readonly string[] {
  return text.length < 3
    ? [mark + text]
    : Array.from({ length: text.length - 2 }, (_, at) => mark + text.slice(at, at + 3));
}
