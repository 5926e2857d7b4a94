import type { Horizon } from '../../contract/intelligence/vocabulary.ts';
import { ACTORS } from '../../reference/actors.ts';
import { CORRIDORS } from '../../reference/corridors.ts';
import { countriesMentioned } from '../../reference/countries-mentioned.ts';
import { normaliseName, wordsOf } from '../../reference/normalise-name.ts';
import type { RegionId } from '../../reference/regions.ts';
import { corridorNames, questionRegions } from './question-regions.ts';
import { questionTime } from './question-time.ts';

/** What a question is about, as far as the registry knows it. */
export interface QuestionScope {
  /** Most often named first; `global` alone when none is. */
  readonly regions: readonly RegionId[];
  /** ISO 3166 alpha-2. */
  readonly countries: readonly string[];
  readonly corridors: readonly string[];
  /** Names of the actors besides states, as the registry writes them with their aliases. */
  readonly actors: readonly (readonly string[])[];
  /** The shortest horizon that holds the time asked about; undefined when none is named. */
  readonly horizon?: Horizon;
  /** Whether it asks beyond the longest horizon. */
  readonly isBeyond: boolean;
  /** Its words with a meaning of their own, normalised. */
  readonly words: ReadonlySet<string>;
}

/** Shorter words say little. */
const SHORTEST_WORD = 4;
/** Organisations written in capitals alone would be ordinary words in lower case: WHO, AU. */
const CAPITALS = /^[\p{Lu}\d+-]{2,6}$/u;

const CORRIDOR_NAMES = CORRIDORS.map((corridor) => ({
  id: corridor.id,
  names: [...corridorNames(corridor)].map(normaliseName),
}));
const NAMED_ACTORS = ACTORS.filter(({ kind }) => kind !== 'state').map(({ name, aliases }) => {
  const names = [name, ...aliases];
  // Normalised once: a question asks for every one of them.
  return { names, called: names.map((written) => ({ written, phrase: ` ${normaliseName(written)} ` })) };
});

/** Resolves regions, countries, corridors, actors and time of a question and its context. */
export function questionScope(text: string): QuestionScope {
  const phrase = ` ${normaliseName(text)} `;
  const written = new Set(wordsOf(text));
  const isNamed = (name: { readonly written: string; readonly phrase: string }): boolean =>
    CAPITALS.test(name.written) ? written.has(name.written) : phrase.includes(name.phrase);
  return {
    regions: questionRegions(text),
    countries: countriesMentioned(text).map(({ iso2 }) => iso2),
    corridors: CORRIDOR_NAMES.filter(({ names }) => names.some((name) => phrase.includes(` ${name} `))).map(
      ({ id }) => id,
    ),
    actors: NAMED_ACTORS.filter(({ called }) => called.some(isNamed)).map(({ names }) => names),
    ...questionTime(text),
    words: new Set(phrase.split(' ').filter((word) => word.length >= SHORTEST_WORD)),
  };
}
