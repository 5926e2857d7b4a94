import { AMBIGUOUS_PLACE_NAMES } from './ambiguous-place-names.ts';
import { COUNTRIES, type Country, countryByIso2 } from './countries.ts';
import { COUNTRY_DEMONYMS } from './country-demonyms.ts';
import { normaliseWord, wordsOf } from './normalise-name.ts';
import { once } from './once.ts';

/** Names that are exact in a table but ambiguous in running text: two countries side by side, a province, a plain word. */
const NOT_IN_TEXT = wordKeys(
  'Congo; Serbia and Montenegro; Taiwan, China; Réunion; Antigua; Formosa; Zaire; Saint Martin; Saint Vincent; Man, Isle of',
);
/** Names that are also common nouns: they count only with a capital, unless the text has none. */
const COMMON_NOUNS = wordKeys('Turkey; China; Chad; Jersey; Guinea; Chile; Emirates; Solomons; Saba');
/** Codes that are also English words: in a text all in capitals they say nothing. */
const WORDS_AS_CODES = wordKeys('US; CAR; OPT');

/** Signs that "Georgia" is the state of the United States, and signs that it is not. Normalised words. */
const STATE_OF_GEORGIA =
  /\b(atlanta|savannah|fulton|kemp|raffensperger|warnock|ossoff|alabama|florida|tennessee|carolina|republicans?|democrats?|gop|bulldogs|peachtree)\b/;
const COUNTRY_OF_GEORGIA =
  /\b(tbilisi|batumi|abkhazia|ossetia|georgian|georgians|caucasus|kobakhidze|ivanishvili|zourabichvili|saakashvili|russian?|armenian?|azerbaijan|moldova|ukraine|nato|eu)\b/;

type CaseRule = 'any' | 'capital' | 'upper';
interface Phrase {
  readonly words: readonly string[];
  readonly iso2: string | null;
  readonly caseRule: CaseRule;
}

const phrasesByFirstWord = once(indexPhrases);

/**
 * Countries and territories named in a text, each once, in order of first mention. Whole words only, longest phrase first
 * (South Sudan is not Sudan); codes such as US count in capitals alone; known other bearers of a name (Georgia in the United
 * States, the South China Sea, New Mexico) do not count for it. Bare "Congo" and "Korea" name no one country.
 * @param text one headline, sentence or query in English
 */
export function countriesMentioned(text: string): Country[] {
  const written = wordsOf(text);
  const words = written.map(textWord);
  const cased = { lower: /\p{Ll}|(\p{Lu}\.){2}/u.test(text), upper: /\p{Lu}/u.test(text) };
  const phrases = phrasesByFirstWord();
  const found = new Set<string>();
  for (let i = 0; i < words.length; ) {
    const phrase = (phrases.get(words[i] ?? '') ?? []).find(
      (candidate) =>
        candidate.words.every((word, k) => words[i + k] === word) &&
        obeysCase(candidate, written.slice(i, i + candidate.words.length), cased),
    );
    if (phrase?.iso2) found.add(isBareGeorgia(phrase) ? georgiaOf(words) : phrase.iso2);
    i += phrase?.words.length ?? 1;
  }
  return [...found].map(countryByIso2).filter((country) => country !== undefined);
}

function obeysCase(
  { words, caseRule }: Phrase,
  written: readonly string[],
  cased: { readonly lower: boolean; readonly upper: boolean },
): boolean {
  if (caseRule === 'any') return true;
  if (caseRule === 'capital') return !cased.upper || /^\p{Lu}/u.test(written[0] ?? '');
  const inCapitals = written.every((word) => /^\p{Lu}+(['’]s)?$/u.test(word));
  return inCapitals && (cased.lower || !WORDS_AS_CODES.has(words.join(' ')));
}

function isBareGeorgia(phrase: Phrase): boolean {
  return phrase.iso2 === 'GE' && phrase.words.length === 1;
}

function georgiaOf(words: readonly string[]): string {
  const context = words.join(' ');
  return STATE_OF_GEORGIA.test(context) && !COUNTRY_OF_GEORGIA.test(context) ? 'US' : 'GE';
}

/**
 * Phrases by first word, the longest first.
 * @throws when a demonym or a trap takes a phrase that already means something else
 */
function indexPhrases(): ReadonlyMap<string, readonly Phrase[]> {
  const phrases = new Map<string, Phrase>();
  const add = (name: string, iso2: string | null, caseRule: CaseRule): void => {
    const words = phraseWords(name);
    const key = words.join(' ');
    const other = phrases.get(key);
    if (other !== undefined && other.iso2 !== iso2)
      throw new Error(`${other.iso2} and ${iso2} share the phrase ${key}`);
    phrases.set(key, other ?? { words, iso2, caseRule });
  };
  for (const country of COUNTRIES)
    for (const name of [country.name, ...country.aliases])
      if (!NOT_IN_TEXT.has(phraseWords(name).join(' '))) add(name, country.iso2, caseRuleOf(name));
  for (const [iso2, names] of Object.entries(COUNTRY_DEMONYMS))
    for (const name of names.split(';')) add(name, iso2, 'capital');
  for (const [name, iso2] of Object.entries(AMBIGUOUS_PLACE_NAMES)) add(name, iso2, 'any');
  return groupByFirstWord([...phrases.values()].sort((a, b) => b.words.length - a.words.length));
}

function caseRuleOf(name: string): CaseRule {
  if (/^(\p{Lu}{2,5}|(\p{Lu}\.){2,})$/u.test(name)) return 'upper';
  return COMMON_NOUNS.has(phraseWords(name).join(' ')) ? 'capital' : 'any';
}

function groupByFirstWord(phrases: readonly Phrase[]): ReadonlyMap<string, readonly Phrase[]> {
  const groups = new Map<string, Phrase[]>();
  for (const phrase of phrases) {
    const first = phrase.words[0] ?? '';
    const group = groups.get(first);
    if (group) group.push(phrase);
    else groups.set(first, [phrase]);
  }
  return groups;
}

function wordKeys(names: string): ReadonlySet<string> {
  return new Set(names.split(';').map((name) => phraseWords(name).join(' ')));
}

/** Words of a name as they stand in text; the article is not part of a name. */
function phraseWords(name: string): readonly string[] {
  const words = wordsOf(name).map(textWord);
  return words[0] === 'the' && words.length > 1 ? words.slice(1) : words;
}

/** A word without case, marks and the possessive ending. */
function textWord(word: string): string {
  return normaliseWord(word.replace(/['’]s?$/iu, ''));
}
