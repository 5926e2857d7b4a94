import type { RandomStream } from '../../../src/evaluation/seeded-random.ts';

/** A name as a caller might write it from memory or in haste. */
type Misspell = (name: string, random: RandomStream) => string;

/** Ten ways to write the name of a person otherwise. Two runs with equal streams write the same. */
export const MISSPELLINGS: Readonly<Record<string, Misspell>> = {
  'a letter left out': (name, random) => edited(name, random, () => ''),
  'a letter doubled': (name, random) => edited(name, random, (letter) => letter + letter),
  'two neighbours swapped': (name, random) => {
    const at = lettersOf(name).filter((one) => isLetter(name[one + 1] ?? ''));
    const place = at[random.integer(Math.max(1, at.length))] ?? 0;
    return `${name.slice(0, place)}${name[place + 1] ?? ''}${name[place] ?? ''}${name.slice(place + 2)}`;
  },
  'a letter mistaken': (name, random) => edited(name, random, () => ALPHABET[random.integer(26)] ?? 'x'),
  'a letter too many': (name, random) =>
    edited(name, random, (letter) => letter + (ALPHABET[random.integer(26)] ?? 'x')),
  'other vowels': (name, random) => respelled(name, VOWELS, random),
  'other consonants': (name, random) => respelled(name, CONSONANTS, random),
  'words in another order, a letter left out': (name, random) =>
    edited(wordsIn(name).toReversed().join(' '), random, () => ''),
  'words written together': (name) => {
    const [first = '', second = '', ...others] = wordsIn(name);
    return [first + second, ...others].join(' ');
  },
  'in Cyrillic letters': (name) =>
    Array.from(name.toLowerCase().replace(/[^\p{L}\s]/gu, ' '), (one) => CYRILLIC[one] ?? one).join(''),
};

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';
const isLetter = (text: string): boolean => /^\p{L}$/u.test(text);
const wordsIn = (name: string): string[] => name.split(/[\s,]+/).filter((word) => word !== '');
const lettersOf = (name: string): readonly number[] =>
  Array.from({ length: name.length }, (_, at) => at).filter((at) => isLetter(name[at] ?? ''));

/** One letter, drawn at random, changed. */
function edited(name: string, random: RandomStream, change: (letter: string) => string): string {
  const places = lettersOf(name);
  const at = places[random.integer(Math.max(1, places.length))] ?? 0;
  return name.slice(0, at) + change(name[at] ?? '') + name.slice(at + 1);
}

const VOWELS: readonly (readonly [string, string])[] = [
  ['a', 'e'],
  ['e', 'a'],
  ['i', 'y'],
  ['o', 'u'],
  ['u', 'ou'],
  ['y', 'i'],
  ['ee', 'i'],
];
const CONSONANTS: readonly (readonly [string, string])[] = [
  ['kh', 'h'],
  ['sh', 'sch'],
  ['q', 'k'],
  ['k', 'q'],
  ['ph', 'f'],
  ['w', 'v'],
  ['v', 'w'],
  ['zh', 'j'],
  ['ch', 'tch'],
  ['dj', 'j'],
  ['ll', 'l'],
  ['mm', 'm'],
  ['ss', 's'],
  ['z', 's'],
  ['th', 't'],
];

/** Two of the rules that apply, at the first place of each. */
function respelled(name: string, rules: readonly (readonly [string, string])[], random: RandomStream): string {
  let text = name.toLowerCase();
  for (let n = 0; n < 2; n += 1) {
    const fitting = rules.filter(([from]) => text.includes(from));
    const rule = fitting[random.integer(Math.max(1, fitting.length))];
    if (rule !== undefined) text = text.replace(rule[0], rule[1]);
  }
  return text;
}

const CYRILLIC: Readonly<Record<string, string>> = Object.fromEntries(
  'a:а b:б c:к d:д e:е f:ф g:г h:х i:и j:дж k:к l:л m:м n:н o:о p:п q:к r:р s:с t:т u:у v:в w:в x:кс y:й z:з'
    .split(' ')
    .map((pair) => pair.split(':')),
);
