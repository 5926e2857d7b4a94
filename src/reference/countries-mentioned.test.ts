import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AMBIGUOUS_PLACE_NAMES } from './ambiguous-place-names.ts';
import { COUNTRIES, countryByIso2 } from './countries.ts';
import { countriesMentioned } from './countries-mentioned.ts';
import { COUNTRY_DEMONYMS } from './country-demonyms.ts';

const mentioned = (text: string): string =>
  countriesMentioned(text)
    .map((country) => country.iso2)
    .join(' ');

/** Bare Congo, Réunion without its accent, Saint Martin the saint. */
const AMBIGUOUS_IN_TEXT = ['CG', 'RE', 'MF'];

describe('countriesMentioned', () => {
  it('finds every country by its name in a sentence, except where the name alone means several things', () => {
    fc.assert(
      fc.property(fc.constantFrom(...COUNTRIES), (country) => {
        if (AMBIGUOUS_IN_TEXT.includes(country.iso2)) return;
        expect(mentioned(`Talks in ${country.name} ended`)).toBe(country.iso2);
        expect(mentioned(`${country.name}'s envoy; (${country.name})`)).toBe(country.iso2);
      }),
      { numRuns: 1_000 },
    );
  });

  it('never finds a name inside a longer word', () => {
    fc.assert(
      fc.property(fc.constantFrom(...COUNTRIES), fc.stringMatching(/^[a-z]{1,5}$/), (country, letters) => {
        const inside = `q${letters}${country.name.replace(/[^\p{L}]/gu, '')}${letters}q`;
        expect(mentioned(inside)).toBe('');
      }),
      { numRuns: 1_000 },
    );
  });

  it('lists each country once, in the order of first mention', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(['Iran', 'Mali', 'Peru', 'Japan', 'Yemen', 'Kenya']), (names) => {
        const text = [...names, ...names].join(' and ');
        expect(countriesMentioned(text).map((country) => country.name)).toEqual(names);
      }),
    );
  });

  it('accepts any text', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => Array.isArray(countriesMentioned(text))));
  });

  it.each([
    ['Mali is not Somalia', 'ML SO'],
    ['Somalia floods', 'SO'],
    ['Nigeria votes', 'NG'],
    ['Niger junta', 'NE'],
    ['Niger State governor', 'NG'],
    ['Romania votes', 'RO'],
    ['Oman mediates', 'OM'],
    ['South Sudan and Sudan', 'SS SD'],
    ['Guinea-Bissau, Equatorial Guinea, Papua New Guinea', 'GW GQ PG'],
    ['Guinea votes', 'GN'],
    ['North Korea fires, South Korea answers', 'KP KR'],
    ['Korea', ''],
    ['DR Congo and the Republic of the Congo', 'CD CG'],
    ['Congo', ''],
    ['Dominica and the Dominican Republic', 'DM DO'],
    ['Serbia and Montenegro sign', 'RS ME'],
    ['tension between Taiwan, China rises', 'TW CN'],
    ['Côte d’Ivoire, or Ivory Coast', 'CI'],
    ['Sao Tome & Principe', 'ST'],
    ['Lao People’s Democratic Republic', 'LA'],
    ['a US-led, Iran-backed war', 'US IR'],
    ['#Iran', 'IR'],
    ['what happens in iran?', 'IR'],
  ])('reads %j as "%s"', (text, expected) => {
    expect(mentioned(text)).toBe(expected);
  });

  it.each([
    ['Bring us into focus', ''],
    ['Tell us about the us economy', ''],
    ['US strikes', 'US'],
    ['U.S.-China talks', 'US CN'],
    ['TELL US WHY', ''],
    ['U.S. STRIKES', 'US'],
    ['UAE AND UK SIGN', 'AE GB'],
    ['a car bomb', ''],
    ['CAR army', 'CF'],
    ['turkey dinner in Turkey', 'TR'],
    ['China’s china', 'CN'],
  ])('counts codes only in capitals and common nouns only with one: %j is "%s"', (text, expected) => {
    expect(mentioned(text)).toBe(expected);
  });

  it.each([
    ['Georgia protests in Tbilisi', 'GE'],
    ['Georgia', 'GE'],
    ['Atlanta, Georgia', 'US'],
    ['Macon, Georgia, United States', 'US'],
    ['Georgia Republicans choose', 'US'],
    ['Storm crosses Alabama and Georgia', 'US'],
    ['EU warns Georgia', 'GE'],
    ['South Georgia and the South Sandwich Islands', 'GS'],
    ['New Mexico and New Jersey', 'US'],
    ['Ships in the South China Sea, the Gulf of Oman and the Indian Ocean', ''],
    ['Latin American leaders', ''],
    ['Northern Ireland and New South Wales', 'GB AU'],
    ['Israeli strike on a Syrian port', 'IL SY'],
  ])('distinguishes bearers of one name: %j is "%s"', (text, expected) => {
    expect(mentioned(text)).toBe(expected);
  });

  it('has traps and demonyms of known countries only, and every trap holds', () => {
    for (const iso2 of Object.keys(COUNTRY_DEMONYMS)) expect(countryByIso2(iso2), iso2).toBeDefined();
    for (const [phrase, iso2] of Object.entries(AMBIGUOUS_PLACE_NAMES))
      expect(mentioned(phrase), phrase).toBe(iso2 ?? '');
  });
});
