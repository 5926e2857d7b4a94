import { listed } from '../../assessment/english.ts';

/** At most this many candidates are named. */
const MAX_CANDIDATES = 3;

/** The candidates a mistyped word may mean, the closest first: few edits away, or begun or contained by it. */
export function closest(word: string, candidates: readonly string[]): readonly string[] {
  const typed = word.toLowerCase();
  if (typed === '') return [];
  const maxEdits = Math.max(1, Math.floor(typed.length / 3));
  return candidates
    .map((candidate) => ({ candidate, rank: rankOf(typed, candidate.toLowerCase(), maxEdits) }))
    .filter(({ rank }) => rank <= maxEdits)
    .sort((one, other) => one.rank - other.rank)
    .slice(0, MAX_CANDIDATES)
    .map(({ candidate }) => candidate);
}

/** `; did you mean a or b?`; empty without a candidate. */
export function didYouMean(word: string, candidates: readonly string[]): string {
  const found = closest(word, candidates);
  return found.length === 0 ? '' : `; did you mean ${listed(found).replace(/ and ([^ ]+( [^ ]+)?)$/, ' or $1')}?`;
}

/** Below 1: the one contains the other. */
function rankOf(typed: string, candidate: string, maxEdits: number): number {
  if (candidate === typed) return 0;
  if (candidate.startsWith(typed) || typed.startsWith(candidate)) return 0.25;
  if (typed.length >= 3 && candidate.includes(typed)) return 0.5;
  return Math.abs(typed.length - candidate.length) > maxEdits ? Number.POSITIVE_INFINITY : edits(typed, candidate);
}

/** Insertions, deletions, substitutions and swaps of neighbours between two words (optimal string alignment). */
export function edits(one: string, other: string): number {
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: other.length + 1 }, (_, j) => j);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const cost = one[i - 1] === other[j - 1] ? 0 : 1;
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row.push(
        Math.min(
          at(last, j) + 1,
          at(row, j - 1) + 1,
          at(last, j - 1) + cost,
          isSwap ? at(beforeLast, j - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    beforeLast = last;
    last = row;
  }
  return at(last, other.length);
}

const at = (row: readonly number[], index: number): number => row[index] ?? Number.POSITIVE_INFINITY;
