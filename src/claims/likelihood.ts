/** Upper bounds of the words for a probability (METHOD.md §9). */
const WORDS: readonly (readonly [below: number, word: string])[] = [
  [0.05, 'almost no chance'],
  [0.2, 'very unlikely'],
  [0.45, 'unlikely'],
  [0.55, 'roughly even'],
  [0.8, 'likely'],
  [0.95, 'very likely'],
];

/** The word that agrees with a probability, 0 to 1. */
export function likelihood(probability: number): string {
  return WORDS.find(([below]) => probability < below)?.[1] ?? 'almost certain';
}
