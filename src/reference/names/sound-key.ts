/**
 * A Latin word with the spellings that romanisations choose between made one: `mohammed` and `muhamad` are `muhamad`. Digraphs
 * and letters of one sound fall together, doubled letters count once, and three vowels remain: a (a, e), i, u (o, u).
 * @param word as `transliterate` gives it
 */
export function soundKey(word: string): string {
  let key = word;
  for (const [from, to] of RULES) key = key.replace(from, to);
  return key;
}

/** The consonants of a key alone: what scripts write that leave vowels out. */
export const consonantKey = (key: string): string => key.replace(/[aiu]/g, '');

const RULES: readonly (readonly [RegExp, string])[] = [
  [/tsch|tch|(?<!s)ch|cz/g, 'c'],
  [/shch|sch|sh|sz/g, 's'],
  [/dzh|dj|zh/g, 'j'],
  [/kh|gh/g, 'h'],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/dh/g, 'd'],
  [/ck|q/g, 'k'],
  [/c(?=[aou])/g, 'k'],
  [/x/g, 'ks'],
  [/tz|ts|z/g, 's'],
  [/w/g, 'v'],
  [/ou|oo|o/g, 'u'],
  [/ee|ie|ey|ay|ei|ai|iy|yi|y/g, 'i'],
  [/e/g, 'a'],
  [/(.)\1+/g, '$1'],
  [/h$/g, ''],
];
