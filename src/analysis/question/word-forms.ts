import { normaliseWord } from '../../reference/normalise-name.ts';

/** A word of a text, with every form in which a name may have it. */
export interface TextWord {
  readonly written: string;
  /** Normalised; the first is the word itself. */
  readonly forms: readonly string[];
  /** Where it begins in the text. */
  readonly at: number;
}

/** Writing systems that put no space between words, or join particles to names. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]/u;
const CYRILLIC = /\p{Script=Cyrillic}/u;
const ARABIC = /\p{Script=Arabic}/u;
const HEBREW = /\p{Script=Hebrew}/u;

export const isUnspaced = (text: string): boolean => UNSPACED.test(text);

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’ʼ]*/gu;

/** The words of a name, each in the forms under which it is found. */
export const nameWords = (name: string): readonly (readonly string[])[] => (name.match(WORD) ?? []).map(nameForms);

/** The words of a text in order; a word with an apostrophe also has the forms of its parts (`l’Iran`, `Iran's`). */
export function textWords(text: string): readonly TextWord[] {
  const found = text.matchAll(WORD);
  return [...found].map(({ 0: word, index }) => ({ written: word, forms: textForms(word), at: index }));
}

/** Forms under which a word of a name is found. */
export function nameForms(word: string): readonly string[] {
  const plain = plainWord(word);
  // Азия is four letters, and Азии in another case.
  if (CYRILLIC.test(plain))
    return distinct([plain, ...(plain.length > 4 || plain.endsWith('ия') ? slavicStems(plain) : [])]);
  if (ARABIC.test(plain)) return distinct([plain, withoutArticle(plain)]);
  return [plain];
}

/** A text as it is read: composed letters, initials (`U.S.`) as one word. */
export const readable = (text: string): string =>
  text.normalize('NFC').replace(/(?<![\p{L}\p{N}])(?:\p{L}\.){2,}/gu, (initials) => `${initials.replaceAll('.', '')} `);

function textForms(word: string): readonly string[] {
  const plain = plainWord(word);
  const parts = /['’ʼ]/.test(word)
    ? word
        .split(/['’ʼ]/)
        .filter((part) => part.length > 2)
        .map(plainWord)
    : [];
  if (CYRILLIC.test(plain)) return distinct([plain, ...slavicStems(plain)]);
  if (ARABIC.test(plain)) return distinct([plain, ...withoutPrefixes(plain)]);
  if (HEBREW.test(plain) && plain.length > 3) return distinct([plain, plain.slice(1)]);
  return distinct([plain, ...parts]);
}

/** Scripts in which marks are pronunciation or accents; in others they are the vowels of the word. */
const MARKS_SAY_LITTLE =
  /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}\p{N}]/u;

/** Letters that Arabic and Persian write differently are one. */
const plainWord = (word: string): string =>
  MARKS_SAY_LITTLE.test(word)
    ? normaliseWord(word).replaceAll('ی', 'ي').replaceAll('ى', 'ي').replaceAll('ک', 'ك').replaceAll('ة', 'ه')
    : word.toLowerCase();

const CASE_ENDING =
  /(?:ами|ями|ого|его|ому|ему|ыми|ими|ом|ем|ам|ям|ах|ях|ов|ев|ых|их|ои|еи|ии|ыи|ую|юю|ая|яя|ое|ее|ые|ие)$/;
const VOWELS = /[аеиоуыэюяьъ]+$/;

/** What remains of a word without the endings of its cases. */
function slavicStems(word: string): readonly string[] {
  const stems = [
    // Нигерия is not Нигер: what ends so keeps its vowel.
    word.replace(/и(?:я|и|ю|еи)$/, 'и'),
    word.replace(VOWELS, ''),
    word.replace(CASE_ENDING, ''),
    word.replace(CASE_ENDING, '').replace(VOWELS, ''),
  ];
  return stems.filter((stem) => stem.length >= 3);
}

const withoutArticle = (word: string): string => (word.startsWith('ال') && word.length > 4 ? word.slice(2) : word);

/** Without `and`, `in`, `to`, `as` and the article, which are written as one with a word. */
function withoutPrefixes(word: string): readonly string[] {
  // A pronoun that is joined to a noun: its last letter is written otherwise before it.
  const found = [word, word.replace(/ت(?:ه|ها|هم|نا|ك)$/, 'ه')];
  for (const one of [...found]) {
    if (/^لل/.test(one) && one.length > 4) found.push(`ال${one.slice(2)}`, one.slice(2));
    if (/^[وفبكل]/.test(one) && one.length > 3) found.push(one.slice(1));
  }
  return found.flatMap((one) => [one, withoutArticle(one)]);
}

const distinct = (forms: readonly string[]): readonly string[] => [...new Set(forms.filter((form) => form !== ''))];

export const LATIN = /^\p{Script=Latin}/u;

/** A text with spaces in the place of a part: what follows stays where it is. */
export const blank = (text: string, from: number, to: number): string =>
  `${text.slice(0, from)}${' '.repeat(to - from)}${text.slice(to)}`;
