import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COUNTRIES, countryByIso2 } from './countries.ts';
import { BEYOND_WORLD_BANK } from './country-table.ts';
import { countriesOfRegion, isRegionId, REGION_IDS, REGIONS, regionById } from './regions.ts';

describe('regions', () => {
  it('stand in the contract’s order, each id with its record', () => {
    expect(REGIONS.map((region) => region.id)).toEqual([...REGION_IDS]);
    for (const id of REGION_IDS) expect(regionById(id)?.id).toBe(id);
    for (const id of REGION_IDS) expect(id.length).toBeLessThanOrEqual(32);
  });

  it.each([
    ['mena', 22],
    ['east-asia', 38],
    ['europe', 57],
    ['north-america', 4],
    ['south-asia', 8],
    ['latam', 41],
    ['sub-saharan-africa', 48],
  ] as const)('%s holds %i of the World Bank’s economies', (id, count) => {
    const economies = countriesOfRegion(id).flatMap((country) => country.worldBank ?? []);
    expect(new Set(economies).size).toBe(count);
  });

  it('part the countries: every country in exactly one, all in global', () => {
    const home = REGION_IDS.filter((id) => id !== 'global').flatMap((id) => countriesOfRegion(id));
    expect(home).toEqual([...COUNTRIES]);
    expect(countriesOfRegion('global')).toEqual(COUNTRIES);
  });

  it.each([
    ['AF', 'south-asia'],
    ['PK', 'south-asia'],
    ['TR', 'mena'],
    ['MX', 'north-america'],
    ['TW', 'east-asia'],
    ['MT', 'mena'],
    ['DJ', 'mena'],
    ['KZ', 'europe'],
    ['BM', 'north-america'],
    ['GL', 'europe'],
    ['EH', 'mena'],
    ['AQ', 'latam'],
  ])('%s belongs to %s', (iso2, regionId) => {
    expect(countryByIso2(iso2)?.regionId).toBe(regionId);
  });

  it('mark exactly the territories beyond the World Bank’s regions', () => {
    const beyond = COUNTRIES.filter((country) => country.worldBank === undefined).map((country) => country.iso2);
    expect(beyond.sort()).toEqual(BEYOND_WORLD_BANK.split(' ').sort());
  });

  it('are known by their exact ids only', () => {
    fc.assert(
      fc.property(fc.string(), (text) => isRegionId(text) === REGION_IDS.some((id) => id === text)),
      { examples: [['MENA'], ['mena '], ['constructor'], ['__proto__']] },
    );
  });
});
