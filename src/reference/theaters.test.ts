import { describe, expect, it } from 'vitest';
import { COUNTRIES, countryByIso2 } from './countries.ts';
import { isRegionId } from './regions.ts';
import { THEATERS, theaterById, theaterOfCountry, theatersOfCountry } from './theaters.ts';

describe('theaters', () => {
  it('have unique ids, none of them a region’s', () => {
    expect(new Set(THEATERS.map((theater) => theater.id)).size).toBe(THEATERS.length);
    for (const theater of THEATERS) {
      expect(theaterById(theater.id)).toBe(theater);
      expect(isRegionId(theater.id), theater.id).toBe(false);
    }
  });

  it('lie inside one region and name each country once', () => {
    for (const { id, regionId, countries } of THEATERS) {
      for (const iso2 of countries) expect(countryByIso2(iso2)?.regionId, `${id} ${iso2}`).toBe(regionId);
      expect(new Set(countries).size, id).toBe(countries.length);
    }
  });

  it('leave no country out; a country’s own theater is the first that names it', () => {
    for (const { iso2 } of COUNTRIES) {
      expect(theaterOfCountry(iso2), iso2).toBeDefined();
      expect(theaterOfCountry(iso2)).toBe(theatersOfCountry(iso2)[0]);
    }
    expect(theaterOfCountry('ZZ')).toBeUndefined();
  });

  it.each([
    ['IR', 'gulf'],
    ['CN', 'china'],
    ['TW', 'taiwan-strait'],
    ['UA', 'ukraine-russia'],
    ['YE', 'red-sea'],
    ['NG', 'west-africa'],
    ['US', 'united-states'],
  ])('books %s under %s', (iso2, id) => {
    expect(theaterOfCountry(iso2)?.id).toBe(id);
  });
});
