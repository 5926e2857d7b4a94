import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normaliseName } from './normalise-name.ts';

describe('normaliseName', () => {
  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zA-Zéüß'&. -]{0,30}$/), (name) => {
        const once = normaliseName(name);
        expect(normaliseName(once)).toBe(once);
      }),
      { numRuns: 1_000 },
    );
  });

  it.each([
    ["  CÔTE d'Ivoire ", 'cote divoire'],
    ['Cote d’Ivoire', 'cote divoire'],
    ['Bosnia & Herzegovina', 'bosnia and herzegovina'],
    ['The Gambia', 'gambia'],
    ['St. Lucia', 'saint lucia'],
    ['Türkiye', 'turkiye'],
    ['Åland', 'aland'],
    ['U.S. Virgin Islands', 'us virgin islands'],
    ['DR Congo (Zaire)', 'dr congo zaire'],
    ['Guinea-Bissau', 'guinea bissau'],
    ['', ''],
  ])('reduces %j to %j', (name, expected) => {
    expect(normaliseName(name)).toBe(expected);
  });
});
