import type { Horizon } from '../../contract/intelligence/vocabulary.ts';
import { ACTORS } from '../../reference/actors.ts';
import { CORRIDORS } from '../../reference/corridors.ts';
import { countriesMentioned } from '../../reference/countries-mentioned.ts';
import { normaliseName, wordsOf } from '../../reference/normalise-name.ts';
import { phrasesIn } from '../../reference/phrases-in.ts';
import type { RegionId } from '../../reference/regions.ts';
import { corridorNames } from '../question/corridor-names.ts';
import { EVERYDAY_ROUTES, questionRegions } from './question-regions.ts';
import { questionTime } from './question-time.ts';

/** What a question is about, as far as the registry knows it. */
export interface QuestionScope {
  /** Most often named first; `global` alone when none is. */
  readonly regions: readonly RegionId[];
  /** ISO 3166 alpha-2. */
  readonly countries: readonly string[];
  readonly corridors: readonly string[];
  /** Names of the actors except states, with their aliases, as the registry writes them. */
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

const CORRIDOR_NAMES = phrasesIn(
  CORRIDORS.flatMap((corridor) =>
    [
      ...corridorNames(corridor),
      ...Object.entries(EVERYDAY_ROUTES).flatMap(([name, ids]) => (ids.includes(corridor.id) ? [name] : [])),
    ].map((name) => [normaliseName(name), corridor.id] as const),
  ),
);
const NAMED_ACTORS = phrasesIn(
  ACTORS.filter(({ kind }) => kind !== 'state').flatMap(({ id, kind, name, aliases, homeCountries }) => {
    const names = [name, ...aliases];
    // The seat of an organisation is not where it acts.
    const actor = { id, names, base: kind === 'armed_group' ? homeCountries : [] };
    return names.map((written) => [normaliseName(written), { written, actor }] as const);
  }),
);

/** Resolves regions, countries, corridors, actors and time of a question and its context. */
export function questionScope(text: string): QuestionScope {
  const phrase = normaliseName(text);
  const written = new Set(wordsOf(text));
  const named = NAMED_ACTORS.in(phrase).filter((name) => !CAPITALS.test(name.written) || written.has(name.written));
  const actors = [...new Map(named.map(({ actor }) => [actor.id, actor])).values()];
  const countries = countriesMentioned(text);
  return {
    regions: questionRegions(
      text,
      actors.flatMap(({ base }) => base),
    ),
    countries: countries.map(({ iso2 }) => iso2),
    corridors: [...new Set(CORRIDOR_NAMES.in(phrase))],
    actors: actors.map(({ names }) => names),
    ...questionTime(text),
    words: new Set(phrase.split(' ').filter((word) => word.length >= SHORTEST_WORD)),
  };
}
