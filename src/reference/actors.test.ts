import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ACTORS, actorById, actorByName, stateActor } from './actors.ts';
import { COUNTRIES, countryByIso2 } from './countries.ts';
import { countriesOfRegion, REGION_IDS } from './regions.ts';

describe('actors', () => {
  it('have unique ids that tell their kind', () => {
    expect(new Set(ACTORS.map((actor) => actor.id)).size).toBe(ACTORS.length);
    const prefix = { state: 'state:', organisation: 'org:', armed_group: 'group:' };
    for (const actor of ACTORS) {
      expect(actorById(actor.id)).toBe(actor);
      expect(actor.id.startsWith(prefix[actor.kind])).toBe(true);
      expect(actor.id).toMatch(/^(state:[A-Z]{2}|(org|group):[a-z0-9]+(-[a-z0-9]+)*)$/);
    }
  });

  it('are found by every name and alias, whatever the case', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ACTORS), (actor) => {
        for (const name of [actor.name, ...actor.aliases]) {
          expect(actorByName(name), name).toBe(actor);
          expect(actorByName(` ${name.toUpperCase()} `), name).toBe(actor);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it('have at least one known home country each', () => {
    for (const { id, homeCountries } of ACTORS) {
      expect(homeCountries.length, id).toBeGreaterThan(0);
      for (const iso2 of homeCountries) expect(countryByIso2(iso2), `${id} ${iso2}`).toBeDefined();
    }
  });

  it('are at least twelve in every region, states, organisations and armed groups among them', () => {
    for (const regionId of REGION_IDS) {
      const codes = new Set(countriesOfRegion(regionId).map(({ iso2 }) => iso2));
      const own = ACTORS.filter(({ homeCountries }) => homeCountries.some((iso2) => codes.has(iso2)));
      expect([regionId, own.length >= 12, new Set(own.map(({ kind }) => kind)).size]).toEqual([regionId, true, 3]);
    }
  });

  it('hold every country as a state', () => {
    for (const { iso2, name } of COUNTRIES)
      expect(stateActor(iso2)).toMatchObject({ id: `state:${iso2}`, kind: 'state', name, homeCountries: [iso2] });
    expect(stateActor('ZZ')).toBeUndefined();
  });

  it.each([
    ['Government of Yemen (North Yemen)', 'state:YE'],
    ['Government of Iran', 'state:IR'],
    ['IS', 'group:islamic-state'],
    ['JNIM', 'group:jnim'],
    ['M23', 'group:m23'],
    ['NATO', 'org:nato'],
    ['Ansar Allah', 'group:houthis'],
  ])('read %s as %s', (name, id) => {
    expect(actorByName(name)?.id).toBe(id);
  });

  it('are not found by part of a name', () => {
    for (const name of ['', 'Civilians', 'Government of', 'Hamas-run', 'XXX140', 'N'])
      expect(actorByName(name)).toBeUndefined();
  });
});
