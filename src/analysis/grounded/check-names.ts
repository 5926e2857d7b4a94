import { ACTORS } from '../../reference/actors.ts';
import { CHOKEPOINTS } from '../../reference/chokepoints.ts';
import { CORRIDORS } from '../../reference/corridors.ts';
import { countriesMentioned } from '../../reference/countries-mentioned.ts';
import { normaliseName, normaliseWord, wordsOf } from '../../reference/normalise-name.ts';
import { THEATERS } from '../../reference/theaters.ts';
import { stem } from './unit-words.ts';
import { OPENERS } from './vocabulary.ts';

/** A shorter name could be any word in lower case. */
const SHORTEST_NAME = 5;
/** Names of places and actors, normalised. */
const NAMES = namesOfRegistry();

/**
 * Why the places and actors of a sentence do not hold: everything with a capital is a name, and every name of the registry
 * is one in any case. Each must be in what the sentence cites.
 * @param cited the texts of the cited sources and the names of the regions in question
 */
export function brokenName(text: string, cited: string): string | undefined {
  const known = new Set(wordsOf(cited).map(bare));
  const countries = new Set(countriesMentioned(cited).map(({ iso2 }) => iso2));
  if (countriesMentioned(text).some(({ iso2 }) => !countries.has(iso2))) return 'a country that no cited source names';
  const words = wordsOf(text.replace(/\{\{[^}]*\}\}/g, ' '));
  for (const [index, word] of words.entries()) {
    if (!/\p{Lu}/u.test(word) || known.has(bare(word))) continue;
    if (index === 0 && isOpener(word.toLowerCase())) continue;
    // Another form of a country in the sources: Iranian for Iran.
    const meant = countriesMentioned(word);
    if (meant.length === 0 || meant.some(({ iso2 }) => !countries.has(iso2))) return 'a name that no cited source has';
  }
  const phrase = ` ${normaliseName(text)} `;
  const citedPhrase = ` ${normaliseName(cited)} `;
  const strange = NAMES.some((name) => phrase.includes(` ${name} `) && !citedPhrase.includes(` ${name} `));
  return strange ? 'a place or an actor that no cited source names' : undefined;
}

const OPENER_STEMS = new Set([...OPENERS].map(stem));
/** Also in the other number: Vessel for vessels. */
const isOpener = (word: string): boolean => OPENERS.has(word) || OPENER_STEMS.has(stem(word));

/** A word without its case, marks and possessive ending. */
const bare = (word: string): string => normaliseWord(word.replace(/['’]s?$/iu, ''));

function namesOfRegistry(): readonly string[] {
  const actors = ACTORS.filter(({ kind }) => kind !== 'state').flatMap(({ name, aliases }) => [name, ...aliases]);
  const places = [...CORRIDORS, ...CHOKEPOINTS, ...THEATERS].map(({ name }) => name);
  const names = new Set([...actors, ...places].map(normaliseName));
  return [...names].filter((name) => name.length >= SHORTEST_NAME && !OPENERS.has(name));
}
