import { describe, expect, it } from 'vitest';
import { listedPlace } from './listed-place.ts';

describe('the country column of a list of sanctions', () => {
  it.each([
    ['Korea, North', 'KP'],
    ['Congo, Democratic Republic of the', 'CD'],
    ['Congo, Republic of the', 'CG'],
    ['Virgin Islands, British', 'VG'],
    ['Bahamas, The', 'BS'],
    ['The Gambia', 'GM'],
    ['Burma', 'MM'],
    ['Cote d Ivoire', 'CI'],
    ['Palestinian', 'PS'],
    ['Region: Gaza', 'PS'],
    ['Region: Northern Gaza', 'PS'],
    ['North Macedonia, The Republic of', 'MK'],
    ['Region: Crimea', 'UA'],
    ['St. Kitts & Nevis', 'KN'],
    ['Iran (Islamic Republic of)', 'IR'],
    ['United Kingdom of Great Britain and Northern Ireland', 'GB'],
    ['China, Hong Kong Special Administrative Region', 'HK'],
    ['State of Palestine', 'PS'],
    ['Türkiye', 'TR'],
  ])('%s is %s', (name, iso2) => {
    expect(listedPlace(name)).toEqual({ status: 'country', iso2 });
  });

  it.each([
    '',
    'undetermined',
    'None Identified',
    'na',
    'former Soviet Union',
    'Netherlands Antilles',
    'Region: Kafia Kingi',
  ])('“%s” is no country', (name) => {
    expect(listedPlace(name)).toEqual({ status: 'none' });
  });

  it('any other name is named', () => {
    expect(listedPlace('<b>Atlantis</b>')).toEqual({ status: 'unresolved', name: 'Atlantis' });
  });
});
