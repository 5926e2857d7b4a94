import { describe, expect, it } from 'vitest';
import { CITIES, cityById } from './cities.ts';
import { corridorById } from './corridors.ts';
import { countryByIso2 } from './countries.ts';
import { nearestCountry } from './country-at.ts';
import { normaliseName } from './normalise-name.ts';
import { SEAS, seaById } from './seas.ts';
import { SITE_KINDS, SITES, siteById } from './sites.ts';

/** Where the map draws another border than the table, or the next coast is another state's: the reason. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'port:basra-oil-terminal': 'offshore, before the coast of a neighbour',
  'area:abu-musa': 'an island that the map leaves out',
  'base:fiery-cross-reef': 'a reef far from any coast',
  'base:subi-reef': 'a reef far from any coast',
  'base:mischief-reef': 'a reef far from any coast',
  'area:scarborough-shoal': 'a shoal before the coast of another claimant',
  'area:panmunjom': 'on the demarcation line',
  'base:thitu-island': 'an island that the map leaves out',
  'area:matsu': 'islands before the coast of another claimant',
  'base:pratas': 'an island that the map leaves out',
  'base:itu-aba': 'an island that the map leaves out',
  'area:spratly-islands': 'islands that the map leaves out',
  'area:narva': 'on a border river',
  'area:ceuta': 'an exclave that the map leaves out',
  'area:melilla': 'an exclave that the map leaves out',
  'area:lampedusa': 'an island that the map leaves out',
  'energy:itaipu': 'a dam of two states',
  'area:siachen': 'contested; the map draws another line',
  'base:addu': 'an atoll that the map leaves out',
  'area:kalapani': 'contested; the map draws another line',
  'base:assumption-island': 'an island that the map leaves out',
  'energy:grand-tortue': 'a field of two states',
};

const twice = (values: readonly string[]): readonly string[] => {
  const seen = new Set<string>();
  return values.filter((value) => seen.size === seen.add(value).size);
};

describe('ports, bases, energy sites and areas', () => {
  it('are some hundreds, of every kind', () => {
    expect(SITES.length).toBeGreaterThan(400);
    for (const kind of SITE_KINDS) expect(SITES.filter((site) => site.kind === kind).length).toBeGreaterThan(40);
  });

  it('have ids and names of their own, shared by no city and no sea', () => {
    const all = [...SITES, ...CITIES, ...SEAS];
    expect(twice(all.map(({ id }) => id))).toEqual([]);
    const named = all.flatMap(({ name, aliases }) => [...new Set([name, ...aliases].map(normaliseName))]);
    expect(twice(named.filter((name) => name !== ''))).toEqual([]);
    for (const { id } of SITES) expect(siteById(id)?.id).toBe(id);
    for (const { id } of CITIES) expect(cityById(id)?.id).toBe(id);
    for (const { id } of SEAS) expect(seaById(id)?.id).toBe(id);
  });

  it('lead to countries and corridors of the registry', () => {
    expect([...SITES, ...CITIES].filter(({ country }) => countryByIso2(country) === undefined)).toEqual([]);
    expect(SEAS.filter(({ littoral }) => littoral.some((iso2) => countryByIso2(iso2) === undefined))).toEqual([]);
    const corridors = SITES.flatMap(({ corridorId }) => corridorId ?? []);
    expect(corridors.filter((id) => corridorById(id) === undefined)).toEqual([]);
  });

  it('lie in or before their country', () => {
    const wrong = SITES.filter(
      ({ id, latitude, longitude, country }) =>
        ELSEWHERE[id] === undefined && nearestCountry(latitude, longitude, 400)?.iso2 !== country,
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
    expect(Object.keys(ELSEWHERE).filter((id) => siteById(id) === undefined)).toEqual([]);
  });
});
