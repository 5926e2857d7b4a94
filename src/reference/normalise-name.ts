/** Letters that carry no combining mark, so that Unicode decomposition leaves them whole. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
};

/**
 * A name reduced to what identifies it: lower case, no diacritics or apostrophes, `&` as "and", "St" as "saint", runs of
 * anything but letters and digits as one space, no leading "the". `Côte d’Ivoire` → `cote divoire`.
 */
export function normaliseName(name: string): string {
  return wordsOf(name)
    .map(normaliseWord)
    .join(' ')
    .replace(/^(the )+(?=.)/, '');
}

/** Words of a text as written: runs of letters, digits, marks and apostrophes; initials (`U.S.`) are one word. */
export function wordsOf(text: string): readonly string[] {
  const joined = text
    .normalize('NFC')
    .replace(/&/g, ' and ')
    .replace(/(?<![\p{L}\p{N}])(?:\p{L}\.){2,}/gu, (initials) => `${initials.replaceAll('.', '')} `);
  return joined.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’ʼ]*/gu) ?? [];
}

/** One word of `wordsOf` in the form that `normaliseName` gives it. */
export function normaliseWord(word: string): string {
  const plain = word
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}'’ʼ]/gu, '')
    .replace(/[ßæœøđðþłı]/g, (letter) => PLAIN_LETTERS[letter] ?? letter);
  return plain === 'st' ? 'saint' : plain;
}
