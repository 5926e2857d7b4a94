/** Counted things, in the words of sources and of drafts: each row is one thing. */
const UNITS: readonly (readonly string[])[] = [
  'ship vessel boat transit passage'.split(' '),
  'warning notice notification'.split(' '),
  'entry listing designation addition'.split(' '),
  'report item story article account'.split(' '),
  'death fatality'.split(' '),
  'outlet newsroom publisher'.split(' '),
  'aircraft plane flight'.split(' '),
];
const ROW_OF = new Map(UNITS.flatMap((row) => row.map((word) => [word, row[0] ?? word] as const)));

/** Words between a figure and what it counts that change nothing of it. */
const MODIFIERS = new Set('new separate distinct different individual further additional hostile short'.split(' '));

/** A word without its ending of the plural. */
export const stem = (word: string): string =>
  word.replace(/(?<=[^aeiou])ies$/, 'y').replace(/(?<!s)(?:(?<=ch|sh|x)es|s)$/, '');

/** The one word for a counted thing, for any of its names. */
export const unitOf = (word: string): string => ROW_OF.get(stem(word)) ?? stem(word);

/** The word that says what a figure counts, in lower case: the first behind it that is no modifier. @param behind what follows */
export function unitBehind(behind: string): string | undefined {
  const [, first, second] = /^[\s-]*(\p{L}+)(?:\s+(\p{L}+))?/u.exec(behind) ?? [];
  const word = first?.toLowerCase();
  return word !== undefined && MODIFIERS.has(word) ? (second?.toLowerCase() ?? word) : word;
}
