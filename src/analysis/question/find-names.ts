import { countriesMentioned } from '../../reference/countries-mentioned.ts';
import { normaliseName } from '../../reference/normalise-name.ts';
import { closeNames } from './misspelt-names.ts';
import {
  type Found,
  NAMED_KINDS,
  type Named,
  type NameEntry,
  type PlaceIndex,
  placeIndex,
  worldIndex,
} from './place-index.ts';
import { blank, isUnspaced, LATIN, type TextWord, textWords } from './word-forms.ts';

export interface FoundNames {
  /** In the order of the text, each once. */
  readonly named: readonly Named[];
  /** The text without them; its other characters lie where they were. */
  readonly rest: string;
}

/**
 * Places and actors that a text names, in any language of the runtime, the longest name first. Names in Latin letters count
 * with a capital, unless the text has none; in English also in lower case where they are no other word. A misspelt one counts
 * where a single name is close.
 * @param text as `readable` gives it
 * @param language ISO 639-1; names of other languages count where they are long
 */
export function findNames(text: string, language: string): FoundNames {
  const unspaced = isUnspaced(text) ? unspacedNames(text) : { found: [], rest: text };
  const own = spacedNames(unspaced.rest, language, language === 'en' ? placeIndex() : worldIndex());
  // An English question may name a place in another language; few do.
  const foreign =
    language === 'en' && hasUnknownName(own.rest)
      ? spacedNames(own.rest, language, worldIndex())
      : { found: [], rest: own.rest };
  const found = [...own.found, ...foreign.found];
  const { rest } = foreign;
  const mentioned = countriesMentioned(rest).map(
    ({ iso2 }): Found => ({ kind: 'country', id: iso2, at: placeOf(iso2, rest) }),
  );
  const close = closeNames(rest, language);
  const all = [...unspaced.found, ...found, ...mentioned, ...close.found].sort((a, b) => a.at - b.at);
  const each = new Map(all.map(({ kind, id }) => [`${kind}:${id}`, { kind, id }]));
  return { named: [...each.values()], rest: blankMentioned(close.rest) };
}

function unspacedNames(text: string): { found: readonly Found[]; rest: string } {
  const { unspaced } = worldIndex();
  const found: Found[] = [];
  let rest = '';
  for (let at = 0; at < text.length; ) {
    const [first = ''] = [...text.slice(at, at + 2)];
    const match = unspaced.get(first)?.find(({ name }) => text.startsWith(name, at));
    for (const { kind, id } of same(match, unspaced.get(first))) found.push({ kind, id, at });
    rest += match === undefined ? first : ' '.repeat(match.name.length);
    at += match?.name.length ?? first.length;
  }
  return { found, rest };
}

/** A name of several regions is of all of them: Asia. */
const same = (match: Unspaced | undefined, others: readonly Unspaced[] = []): readonly Unspaced[] =>
  match === undefined
    ? []
    : others.filter((other) => other === match || (other.name === match.name && areRegions(match, other)));
type Unspaced = Named & { readonly name: string };
const isOfBoth = (one: NameEntry, other: NameEntry): boolean =>
  areRegions(one, other) && one.words.length === other.words.length;
const areRegions = (one: Named, other: Named): boolean => one.kind === 'region' && other.kind === 'region';

function spacedNames(
  text: string,
  language: string,
  { byFirst }: PlaceIndex,
): { found: readonly Found[]; rest: string } {
  const words = textWords(text);
  const hasCapitals = /\p{Lu}/u.test(text);
  const english = language === 'en' ? countriesMentioned(text).map(({ iso2 }) => iso2) : [];
  const found: Found[] = [];
  let rest = text;
  for (let i = 0; i < words.length; ) {
    const entries = (words[i]?.forms ?? []).flatMap((form) => byFirst.get(form) ?? []);
    const matching = entries.filter(
      (entry) =>
        matches(entry, words, i) &&
        counts(entry, words.slice(i, i + entry.words.length), { language, hasCapitals, english }),
    );
    const entry = best(matching, language, words.slice(i));
    if (entry === undefined) {
      i += 1;
      continue;
    }
    const [first, last] = [words[i], words[i + entry.words.length - 1]];
    if (first !== undefined && last !== undefined) {
      const { at } = first;
      for (const { kind, id } of matching.filter((other) => other === entry || isOfBoth(entry, other)))
        found.push({ kind, id, at });
      rest = blank(rest, first.at, last.at + last.written.length);
    }
    i += entry.words.length;
  }
  return { found, rest };
}

const matches = ({ words: name }: NameEntry, words: readonly TextWord[], from: number): boolean =>
  name.every((forms, k) => words[from + k]?.forms.some((form) => forms.includes(form)) === true);

interface Reading {
  readonly language: string;
  readonly hasCapitals: boolean;
  /** Countries that an English text mentions. */
  readonly english: readonly string[];
}

function counts(entry: NameEntry, written: readonly TextWord[], { language, hasCapitals, english }: Reading): boolean {
  const [first] = written;
  if (first === undefined) return false;
  const isNoOtherWord = language === 'en' && !ENGLISH_WORDS.has(written.map((word) => word.written).join(' '));
  if (entry.isInitials)
    return (
      written.every((word) => word.written === word.written.toUpperCase()) ||
      (isNoOtherWord && written.length === 1 && isKnownInLowerCase(first.written))
    );
  if (!LATIN.test(first.written)) return true;
  const isCapital = written.some((word) => /(?:^|['’])\p{Lu}/u.test(word.written));
  if (!isCapital && !(language === 'en' ? isNoOtherWord : !hasCapitals)) return false;
  if (entry.languages === undefined) return true;
  // English names have traps: New Mexico is not Mexico.
  if (language === 'en' && entry.languages.includes('en')) return english.includes(entry.id);
  const length = written.reduce((sum, word) => sum + word.written.length, 0);
  return entry.languages.includes(language) || (length >= MIN_FOREIGN && !isEnglish(written));
}

/** Names that in lower case are words of English. */
const ENGLISH_WORDS = new Set(
  'cape colon globally globe let loop manta moron quad ream rota sines troll world worldwide'.split(' '),
).add('port said');
/** Initials that are written in lower case where one types in haste. */
const isKnownInLowerCase = (initials: string): boolean =>
  (initials === initials.toLowerCase() && initials.length >= 4) ||
  /^(?:eu|un|uk|uae|usa|imf|gcc|rsf|pkk)$/.test(initials);

/** Letters of a name in a language that the text is not in. */
const MIN_FOREIGN = 6;

/** Whether it is a name in English as well. */
const isEnglish = (written: readonly TextWord[]): boolean =>
  countriesMentioned(written.map((word) => word.written).join(' ')).length > 0;

/**
 * The name with most words, then the one whose words agree in most letters, then the one that is written exactly so. Of several
 * countries with one name the one that it means in the language of the text, else none.
 */
function best(entries: readonly NameEntry[], language: string, words: readonly TextWord[]): NameEntry | undefined {
  const longest = Math.max(...entries.map((entry) => entry.words.length));
  const agreeing = entries
    .filter((entry) => entry.words.length === longest)
    .map((entry) => ({ entry, agreement: agreementOf(entry, words) }));
  const closest = Math.max(...agreeing.map(({ agreement }) => agreement));
  const candidates = agreeing
    .filter(({ agreement }) => agreement === closest)
    .map(({ entry }) => entry)
    .sort((a, b) => NAMED_KINDS.indexOf(a.kind) - NAMED_KINDS.indexOf(b.kind));
  const [first] = candidates;
  if (first?.languages === undefined) return first;
  const spoken = candidates.filter(({ languages }) => languages?.includes(language));
  const left = spoken.length > 0 ? spoken : candidates;
  return new Set(left.map(({ id }) => id)).size === 1 ? left[0] : undefined;
}

/** Letters in which a name and a text agree, and half a letter for each word that is the name's own form. */
function agreementOf({ words: name }: NameEntry, words: readonly TextWord[]): number {
  return name.reduce((sum, forms, k) => {
    const shared = forms.filter((form) => words[k]?.forms.includes(form));
    const longest = Math.max(0, ...shared.map((form) => form.length));
    return sum + longest + (shared.some((form) => form === forms[0] && form.length === longest) ? 0.5 : 0);
  }, 0);
}

/** Where the word ends with which English text has mentioned a country. */
const placeOf = (iso2: string, text: string): number =>
  textWords(text).find(({ at, written }) =>
    countriesMentioned(text.slice(0, at + written.length)).some((country) => country.iso2 === iso2),
  )?.at ?? text.length;

/** Words of the longest name of a country that is blanked. */
const MAX_NAME_WORDS = 4;

/** Without the words that mention countries. */
function blankMentioned(text: string): string {
  const words = textWords(text);
  let rest = text;
  for (let length = MAX_NAME_WORDS; length > 0; length -= 1)
    for (const [i, { at }] of words.entries()) {
      const last = words[i + length - 1];
      if (last === undefined) break;
      const end = last.at + last.written.length;
      const phrase = rest.slice(at, end);
      const [first] = countriesMentioned(phrase);
      const names = first === undefined ? [] : [first.name, ...first.aliases].map(normaliseName);
      if (first !== undefined && (length === 1 || names.includes(normaliseName(phrase)))) rest = blank(rest, at, end);
    }
  return rest;
}

/** Whether a word that is written as a name is left, long enough for one in another language. */
const hasUnknownName = (rest: string): boolean =>
  textWords(rest).some(({ written }, place) => place > 0 && /^\p{Lu}/u.test(written) && written.length >= MIN_FOREIGN);
