import { describe, expect, it } from 'vitest';
import { countryByIso2 } from '../../reference/countries.ts';
import { countryOfOfacProgramme } from './programmes.ts';

describe('the country of a programme of OFAC', () => {
  it.each([
    ['RUSSIA-EO14024', 'RU'],
    ['UKRAINE-EO13662', 'RU'],
    ['CAATSA - RUSSIA', 'RU'],
    ['CAATSA - IRAN', 'IR'],
    ['IRAN-EO13902', 'IR'],
    ['IFSR', 'IR'],
    ['561-Related', 'IR'],
    ['DPRK4', 'KP'],
    ['IRAQ2', 'IQ'],
    ['HK-EO13936', 'HK'],
    ['CMIC-EO13959', 'CN'],
    ['SOUTH SUDAN', 'SS'],
    ['SUDAN-EO14098', 'SD'],
    ['CAR', 'CF'],
    ['NS-PLC', 'PS'],
    ['PAARSSR-EO13894', 'SY'],
    ['BURMA-EO14014', 'MM'],
  ])('of %s is %s', (tag, iso2) => {
    expect(countryOfOfacProgramme(tag)).toBe(iso2);
    expect(countryByIso2(iso2)).toBeDefined();
  });

  it.each(['SDGT', 'GLOMAG', 'CYBER2', 'NPWMD', 'SDNTK', 'TCO', 'BALKANS', 'CARTEL', 'ELECTION-EO13848', ''])(
    'of %s is none',
    (tag) => {
      expect(countryOfOfacProgramme(tag)).toBeUndefined();
    },
  );
});
