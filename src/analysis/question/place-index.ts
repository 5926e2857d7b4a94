import { ACTORS } from '../../reference/actors.ts';
import { CITIES } from '../../reference/cities.ts';
import { CORRIDORS } from '../../reference/corridors.ts';
import { COUNTRIES } from '../../reference/countries.ts';
import { countriesMentioned } from '../../reference/countries-mentioned.ts';
import { once } from '../../reference/once.ts';
import { REGIONS } from '../../reference/regions.ts';
import { SEAS } from '../../reference/seas.ts';
import { SITES } from '../../reference/sites.ts';
import { THEATERS } from '../../reference/theaters.ts';
import { corridorNames } from './corridor-names.ts';
import {
  ACTOR_ALIASES,
  CORRIDOR_ALIASES,
  COUNTRY_ALIASES_ABROAD,
  REGION_ALIASES,
  THEATER_ALIASES,
} from './place-aliases.ts';
import { isUnspaced, nameWords, readable } from './word-forms.ts';

/** Kinds of what a question can name; of two with one name the earlier is meant. */
export const NAMED_KINDS = ['corridor', 'region', 'sea', 'theater', 'country', 'actor', 'city', 'site'] as const;

/** A place or an actor with its id in `reference/`. */
export interface Named {
  readonly kind: (typeof NAMED_KINDS)[number];
  readonly id: string;
}

/** A name at its place in a text. */
export type Found = Named & { readonly at: number };

/** A name as it is found: forms of each of its words. */
export interface NameEntry extends Named {
  readonly words: readonly (readonly string[])[];
  /** Languages in which the runtime has it; absent: a name of our own tables. */
  readonly languages?: readonly string[];
  /** Initials such as EU count in capitals alone. */
  readonly isInitials: boolean;
}

export interface PlaceIndex {
  /** By a form of the first word. */
  readonly byFirst: ReadonlyMap<string, readonly NameEntry[]>;
  /** Names of writing without spaces, by their first character, the longest first. */
  readonly unspaced: ReadonlyMap<string, readonly (Named & { readonly name: string })[]>;
}

/** Languages of the runtime, and scripts in which some of them are written as well. */
const LANGUAGES =
  `aa af ak am ar as az be bg bm bn bo br bs ca ce cs cy da de dz ee el eo es et eu fa ff fi fo fr fy ga gd gl gu
  gv ha he hi hr hu hy ia id ig is it ja jv ka kk kl km kn ko ks ku ky lb lg ln lo lt lv mg mi mk ml mn mr ms mt my nb ne nl nn no
  om or os pa pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sn so sq sr su sv sw ta te tg th ti tk to tr tt ug uk ur uz vi wo
  xh yi yo za zh zu zh-Hant sr-Latn uz-Cyrl az-Cyrl`.split(/\s+/);

/** Names that are common words of some language: they name nothing. */
const COMMON = new Set(['man', 'mali', 'chad', 'jersey', 'guinea']);

/** Names of our own tables and the English ones of countries: some 5,000. */
export const placeIndex: () => PlaceIndex = once(() => indexOf(ownNames()));

/** The same with countries in every language of the runtime: some 25,000, made when the first question needs them. */
export const worldIndex: () => PlaceIndex = once(() => indexOf([...ownNames(), ...namesAbroad()]));

function indexOf(names: Iterable<FoundName>): PlaceIndex {
  const byFirst = new Map<string, NameEntry[]>();
  const unspaced = new Map<string, (Named & { readonly name: string })[]>();
  for (const { name, named, languages } of names) {
    if (isUnspaced(name)) {
      if ([...name].length < 2) continue;
      const first = [...name][0] ?? '';
      addTo(unspaced, first, { ...named, name });
      continue;
    }
    const words = nameWords(readable(name).replace(/^the /i, ''));
    const [first = []] = words;
    const isInitials = /^[\p{Lu}\d+.\s-]{2,6}$/u.test(name);
    if (first.length === 0 || (languages !== undefined && isTooShort(name))) continue;
    const entry = { ...named, words, isInitials, ...(languages === undefined ? {} : { languages }) };
    for (const form of first) addTo(byFirst, form, entry);
  }
  for (const entries of unspaced.values()) entries.sort((a, b) => b.name.length - a.name.length || rank(a) - rank(b));
  for (const entries of byFirst.values()) entries.sort((a, b) => b.words.length - a.words.length || rank(a) - rank(b));
  return { byFirst, unspaced };
}

function addTo<T>(lists: Map<string, T[]>, key: string, value: T): void {
  const known = lists.get(key);
  if (known === undefined) lists.set(key, [value]);
  else known.push(value);
}

const rank = ({ kind }: Named): number => NAMED_KINDS.indexOf(kind);

const isTooShort = (name: string): boolean =>
  (name.length < 3 && /^\p{Script=Latin}/u.test(name)) || COMMON.has(name.toLowerCase());

const ENGLISH: readonly string[] = ['en'];

interface FoundName {
  readonly name: string;
  readonly named: Named;
  readonly languages?: readonly string[];
}

function* ownNames(): Generator<FoundName> {
  const own = function* (kind: Named['kind'], id: string, names: Iterable<string>): Generator<FoundName> {
    for (const name of names) yield { name: name.trim(), named: { kind, id } };
  };
  const split = (names: string | undefined): readonly string[] => names?.split(/;\s*/) ?? [];
  for (const corridor of CORRIDORS)
    yield* own('corridor', corridor.id, [...corridorNames(corridor), ...split(CORRIDOR_ALIASES[corridor.id])]);
  for (const { id, name } of REGIONS)
    yield* own('region', id, [
      ...(id === 'global' ? [] : [name, id.replaceAll('-', ' ')]),
      ...split(REGION_ALIASES[id]),
    ]);
  for (const { id, name, aliases } of SEAS) yield* own('sea', id, [name, ...aliases]);
  for (const { id, name } of THEATERS)
    if (countriesMentioned(name).length === 0) yield* own('theater', id, [name, ...split(THEATER_ALIASES[id])]);
  for (const [id, names] of Object.entries(THEATER_ALIASES)) yield* own('theater', id, split(names));
  for (const [id, names] of Object.entries(COUNTRY_ALIASES_ABROAD)) yield* own('country', id, split(names));
  for (const { id, kind, name, aliases } of ACTORS)
    if (kind !== 'state') yield* own('actor', id, [name, ...aliases, ...split(ACTOR_ALIASES[id])]);
  for (const { id, name, aliases } of CITIES) yield* own('city', id, [name, ...aliases]);
  for (const { id, name, aliases } of SITES) yield* own('site', id, [name, ...aliases]);
  for (const { iso2, name, aliases } of COUNTRIES)
    for (const one of [name, ...aliases]) yield { name: one, named: { kind: 'country', id: iso2 }, languages: ENGLISH };
}

/** Countries in every language that the runtime knows; a name that two countries have counts for neither, except in a language where only one has it. */
function* namesAbroad(): Generator<FoundName> {
  const found = new Map<string, Map<string, string[]>>();
  for (const language of Intl.DisplayNames.supportedLocalesOf(LANGUAGES)) {
    const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
    for (const { iso2 } of COUNTRIES) {
      const name = names.of(iso2);
      if (name === undefined) continue;
      const of = found.get(name) ?? new Map<string, string[]>();
      addTo(of, iso2, language.slice(0, 2));
      found.set(name, of);
    }
  }
  for (const [name, of] of found)
    for (const [id, languages] of of) yield { name, named: { kind: 'country', id }, languages };
}
