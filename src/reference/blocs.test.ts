import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areInOneBloc, BLOCS } from './blocs.ts';
import { COUNTRIES, countryByIso2 } from './countries.ts';

const someCountry = fc.constantFrom(...COUNTRIES.map(({ iso2 }) => iso2));

describe('blocs', () => {
  it('hold known countries, each once', () => {
    for (const { id, members } of BLOCS) {
      expect(
        members.filter((iso2) => countryByIso2(iso2) === undefined),
        id,
      ).toEqual([]);
      expect(new Set(members).size, id).toBe(members.length);
    }
    expect(new Set(BLOCS.map(({ id }) => id)).size).toBe(BLOCS.length);
  });

  it('bind both ways, and no state to itself', () => {
    fc.assert(
      fc.property(someCountry, someCountry, (one, other) => {
        expect(areInOneBloc(one, other)).toBe(areInOneBloc(other, one));
        expect(areInOneBloc(one, one)).toBe(false);
      }),
    );
  });

  it.each([
    ['FR', 'DE', true],
    ['SA', 'AE', true],
    ['US', 'RU', false],
    ['IR', 'IL', false],
    ['IN', 'PK', true],
  ])('%s and %s: %s', (one, other, expected) => {
    expect(areInOneBloc(one, other)).toBe(expected);
  });
});
