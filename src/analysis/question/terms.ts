import { isUnspaced, nameForms, type TextWord, textWords } from './word-forms.ts';

/** A term with what it stands for. A word of it that ends with `*` is a beginning; `_` is any one word or none. */
export type TermTable<T extends string> = readonly (readonly [value: T, phrases: string])[];

interface Term<T> {
  readonly value: T;
  readonly words: readonly (readonly string[])[];
  readonly unspaced: string;
}

export interface FoundTerms<T> {
  /** Each once, in the order of the table. */
  readonly values: readonly T[];
  /** The text without the terms; its other characters lie where they were. */
  readonly rest: string;
}

/** Finds terms of a table (`; ` between terms, in any language) in a text, the longest first, none inside another. */
export function termsIn<T extends string>(table: TermTable<T>): (text: string) => FoundTerms<T> {
  const terms: Term<T>[] = [];
  for (const [value, phrases] of table)
    for (const phrase of phrases.split(/;\s*/)) {
      const unspaced = isUnspaced(phrase) ? phrase.trim() : '';
      const words = unspaced === '' ? phrase.trim().split(/\s+/).map(formsOf) : [];
      if (unspaced !== '' || words.length > 0) terms.push({ value, words, unspaced });
    }
  terms.sort((a, b) => b.words.length - a.words.length || b.unspaced.length - a.unspaced.length);
  const order = table.map(([value]) => value);
  return (text) => find(terms, text, order);
}

const formsOf = (word: string): readonly string[] =>
  word.endsWith('*') ? nameForms(word.slice(0, -1)).map((form) => `${form}*`) : nameForms(word);

function find<T>(terms: readonly Term<T>[], text: string, order: readonly T[]): FoundTerms<T> {
  const found = new Set<T>();
  let rest = text;
  for (const { value, unspaced } of terms) {
    if (unspaced === '') continue;
    if (!rest.includes(unspaced)) continue;
    found.add(value);
    rest = rest.replaceAll(unspaced, ' '.repeat(unspaced.length));
  }
  const words = textWords(rest);
  const all = [...new Set(words.flatMap(({ forms }) => forms))];
  const exact = new Set(all);
  // Most terms are in no text: their first word decides it.
  const mayBe = (forms: readonly string[] = []): boolean =>
    forms.some((form) => (form.endsWith('*') ? all.some((one) => one.startsWith(form.slice(0, -1))) : exact.has(form)));
  const taken = new Set<number>();
  for (const { value, words: phrase } of terms.filter((term) => mayBe(term.words[0])))
    for (const at of words.keys()) {
      const places = phrase.length === 0 ? undefined : placesOf(phrase, words, at);
      if (places === undefined || places.some((place) => taken.has(place))) continue;
      for (const place of places) taken.add(place);
      found.add(value);
    }
  for (const place of taken) {
    const word = words[place];
    if (word !== undefined)
      rest = `${rest.slice(0, word.at)}${' '.repeat(word.written.length)}${rest.slice(word.at + word.written.length)}`;
  }
  return { values: order.filter((value) => found.has(value)), rest };
}

/** The words that a phrase takes from a place on; undefined where it is not there. */
function placesOf(
  phrase: readonly (readonly string[])[],
  words: readonly TextWord[],
  from: number,
): readonly number[] | undefined {
  const places: number[] = [];
  let at = from;
  for (const forms of phrase) {
    if (forms[0] === '_' || forms.length === 0) {
      at += 1;
      continue;
    }
    const word = words[at];
    if (word === undefined || !forms.some((form) => isForm(form, word))) return undefined;
    places.push(at);
    at += 1;
  }
  return places.length === 0 ? undefined : places;
}

const isForm = (form: string, { forms }: TextWord): boolean =>
  form.endsWith('*') ? forms.some((one) => one.startsWith(form.slice(0, -1))) : forms.includes(form);
