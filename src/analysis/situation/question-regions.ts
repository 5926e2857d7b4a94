import { CORRIDORS } from '../../reference/corridors.ts';
import { countryByIso2 } from '../../reference/countries.ts';
import { countriesMentioned } from '../../reference/countries-mentioned.ts';
import { normaliseName } from '../../reference/normalise-name.ts';
import { phrasesIn } from '../../reference/phrases-in.ts';
import { REGION_IDS, REGIONS, type RegionId } from '../../reference/regions.ts';
import { THEATERS } from '../../reference/theaters.ts';
import { concerned, corridorNames, namesCountry, type Votes } from '../question/corridor-names.ts';

/** Common names of regions that the registry does not have. */
const EVERYDAY_NAMES: Readonly<Partial<Record<RegionId, readonly string[]>>> = {
  mena: ['Middle East', 'Near East', 'North Africa', 'Persian Gulf', 'Arab world'],
  'east-asia': ['Asia Pacific', 'Indo Pacific', 'Southeast Asia', 'ASEAN'],
  europe: ['European Union'],
  latam: ['Latin America', 'South America'],
  'sub-saharan-africa': ['Africa'],
};
/** Common names of routes that the registry does not have, with their corridors. */
export const EVERYDAY_ROUTES: Readonly<Record<string, readonly string[]>> = {
  'around the Cape': ['cape_of_good_hope', 'bab_el_mandeb', 'suez'],
  'round the Cape': ['cape_of_good_hope', 'bab_el_mandeb', 'suez'],
  'via the Cape': ['cape_of_good_hope', 'bab_el_mandeb', 'suez'],
  'Cape route': ['cape_of_good_hope', 'bab_el_mandeb', 'suez'],
};
/** Other gulfs than the one between Arabia and Iran; some lie in a country that the text names by them. */
const OTHER_GULFS = /\bgulf of (?!oman\b|aden\b)\w+/g;

const PLACES = phrasesIn(indexPlaces().map(([name, called]) => [name, { name, called }] as const));

/**
 * The regions a text is about, most often named first; `global` when it names none.
 * @param alsoIn countries concerned without being named: the base of a group
 */
export function questionRegions(text: string, alsoIn: readonly string[] = []): readonly RegionId[] {
  const votes = new Map<RegionId, number>();
  const vote = (regionId: RegionId, weight: number): void =>
    void votes.set(regionId, (votes.get(regionId) ?? 0) + weight);
  const countries = [...countriesMentioned(text), ...alsoIn.flatMap((iso2) => countryByIso2(iso2) ?? [])];
  for (const country of countries) vote(country.regionId, 1);
  let words = ` ${normaliseName(text).replace(OTHER_GULFS, '')} `;
  for (const { name, called } of PLACES.in(words)) {
    if (!words.includes(` ${name} `)) continue;
    // Taken out, so that North Africa is not Africa as well.
    words = words.replaceAll(` ${name} `, ' ');
    for (const [regionId, weight] of called) vote(regionId, weight);
  }
  const named = [...votes]
    .sort(([a, x], [b, y]) => y - x || REGION_IDS.indexOf(a) - REGION_IDS.indexOf(b))
    .map(([id]) => id);
  return named.length > 0 ? named : ['global'];
}

/** Regions, theaters and straits by name, the longest first. What is a country's name is left to the countries. */
function indexPlaces(): readonly (readonly [name: string, votes: Votes])[] {
  const places = new Map<string, Votes>();
  const add = (name: string, votes: Votes): void => {
    const key = normaliseName(name);
    places.set(key, [...(places.get(key) ?? []), ...votes]);
  };
  for (const { id, name } of REGIONS)
    for (const called of new Set([normaliseName(name), normaliseName(id), ...(EVERYDAY_NAMES[id] ?? [])]))
      add(called, [[id, 2]]);
  for (const { name, regionId } of THEATERS) if (!namesCountry(name)) add(name, [[regionId, 1]]);
  for (const corridor of CORRIDORS) for (const name of corridorNames(corridor)) add(name, concerned(corridor));
  for (const [name, ids] of Object.entries(EVERYDAY_ROUTES))
    add(name, CORRIDORS.filter(({ id }) => ids.includes(id)).flatMap(concerned));
  return [...places].sort(([a], [b]) => b.length - a.length || (a < b ? -1 : 1));
}
