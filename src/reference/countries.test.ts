import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  COUNTRIES,
  type Country,
  countryByCameo,
  countryByFips,
  countryByGw,
  countryByIoc,
  countryByIso2,
  countryByIso3,
  countryByM49,
  countryByName,
} from './countries.ts';
import { COUNTRY_ALIASES } from './country-aliases.ts';
import { CAMEO_NON_COUNTRIES, COUNTRY_ROWS, FIPS_NON_COUNTRIES, FURTHER_FIPS, FURTHER_GW } from './country-table.ts';
import { normaliseName } from './normalise-name.ts';

const anyCountry = fc.constantFrom(...COUNTRIES);

/** A name in other letters, spaces and punctuation that still is the same name. */
const rewritten = (country: Country): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.constantFrom(country.name, ...country.aliases),
      fc.constantFrom(
        (name: string) => name.toUpperCase(),
        (name: string) => name.toLowerCase(),
        (name: string) => name.normalize('NFD'),
        (name: string) => `  ${name.replaceAll(' ', '\u00a0  ')}\n`,
        (name: string) => `The ${name}.`,
        (name: string) => name.replaceAll("'", '’'),
      ),
    )
    .map(([name, change]) => change(name));

describe('the country table', () => {
  it('holds 249 ISO 3166 entries and Kosovo, each once', () => {
    expect(COUNTRIES).toHaveLength(250);
    expect(new Set(COUNTRIES.map((country) => country.iso2)).size).toBe(250);
    expect(countryByIso2('XK')).toMatchObject({ iso3: 'XKX', fips: 'KV', gw: 347, cameo: 'KSV', ioc: 'KOS' });
  });

  it('writes every code in the form of its system', () => {
    for (const country of COUNTRIES) {
      expect(country.iso2).toMatch(/^[A-Z]{2}$/);
      expect(country.iso3).toMatch(/^[A-Z]{3}$/);
      expect(country.m49).toMatch(/^\d{3}$/);
      expect(country.fips ?? 'AA').toMatch(/^[A-Z]{2}$/);
      expect(country.ioc ?? 'AAA').toMatch(/^[A-Z]{3}$/);
      expect(country.cameo).toMatch(/^[A-Z]{3}$/);
      expect(country.gw ?? 2).toBeGreaterThanOrEqual(2);
      expect(country.name).toBe(country.name.trim());
    }
  });

  it.each([
    ['iso2', (country: Country) => [country.iso2]],
    ['iso3', (country: Country) => [country.iso3]],
    ['m49', (country: Country) => [country.m49]],
    ['fips', (country: Country) => [country.fips, ...(FURTHER_FIPS[country.iso2]?.split(' ') ?? [])]],
    ['gw', (country: Country) => [country.gw, ...(FURTHER_GW[country.iso2]?.split(' ') ?? []).map(Number)]],
    ['cameo', (country: Country) => [country.cameo]],
    ['ioc', (country: Country) => [country.ioc]],
    ['name', (country: Country) => [...new Set([country.name, ...country.aliases].map(normaliseName))]],
  ])('never gives one %s to two countries', (_, keysOf) => {
    const keys = COUNTRIES.flatMap<string | number | undefined>(keysOf).filter((key) => key !== undefined);
    expect(keys.filter((key, position) => keys.indexOf(key) !== position)).toEqual([]);
  });

  it('lists no alias twice and none that repeats the name', () => {
    for (const { iso2, name, aliases } of COUNTRIES) {
      expect(aliases, iso2).not.toContain(name);
      expect(new Set(aliases).size, iso2).toBe(aliases.length);
      expect(
        aliases.every((alias) => alias !== '' && !/\s\s|\n/.test(alias)),
        iso2,
      ).toBe(true);
    }
  });

  it('annotates known countries only', () => {
    for (const iso2 of [COUNTRY_ALIASES, FURTHER_FIPS, FURTHER_GW].flatMap(Object.keys))
      expect(countryByIso2(iso2), iso2).toBeDefined();
    expect(Object.values(COUNTRY_ROWS).flat()).toHaveLength(COUNTRIES.length);
  });

  it('has an Olympic code for each of the 206 committees', () => {
    expect(COUNTRIES.filter((country) => country.ioc !== undefined)).toHaveLength(206);
  });
});

describe('lookups', () => {
  it('find every country by every code and name it has', () => {
    fc.assert(
      fc.property(anyCountry, (country) => {
        expect(countryByIso2(country.iso2)).toBe(country);
        expect(countryByIso3(country.iso3)).toBe(country);
        expect(countryByM49(country.m49)).toBe(country);
        expect(countryByCameo(country.cameo)).toBe(country);
        if (country.fips !== undefined) expect(countryByFips(country.fips)).toBe(country);
        if (country.gw !== undefined) expect(countryByGw(country.gw)).toBe(country);
        if (country.ioc !== undefined) expect(countryByIoc(country.ioc)).toBe(country);
        for (const name of [country.name, ...country.aliases]) expect(countryByName(name)).toBe(country);
      }),
      { numRuns: 1_000 },
    );
  });

  it('find a name whatever its case, diacritics, punctuation and white space', () => {
    const written = anyCountry.chain((country) => fc.tuple(fc.constant(country), rewritten(country)));
    fc.assert(
      fc.property(written, ([country, name]) => countryByName(name) === country),
      { numRuns: 1_000 },
    );
  });

  it('find nothing in anything that is not a whole name', () => {
    fc.assert(
      fc.property(anyCountry, fc.stringMatching(/^[a-z]{1,6}$/), (country, letters) => {
        const found = countryByName(`${country.name}${letters}`);
        expect(found === undefined || found !== country).toBe(true);
      }),
      { numRuns: 1_000 },
    );
    for (const name of ['', ' ', 'the', 'Korea', 'Virgin Islands', 'Europe', 'Nige', 'constructor', '__proto__'])
      expect(countryByName(name), name).toBeUndefined();
  });

  it.each(
    Object.entries({
      ...{
        CH: 'CN',
        SZ: 'CH',
        GM: 'DE',
        NI: 'NG',
        NG: 'NE',
        AU: 'AT',
        AS: 'AU',
        BG: 'BD',
        IS: 'IL',
        IZ: 'IQ',
        SP: 'ES',
      },
      ...{
        SF: 'ZA',
        UP: 'UA',
        RS: 'RU',
        TU: 'TR',
        KS: 'KR',
        KN: 'KP',
        SU: 'SD',
        OD: 'SS',
        IV: 'CI',
        GG: 'GE',
        MU: 'OM',
      },
      ...{
        RB: 'RS',
        RI: 'RS',
        KV: 'XK',
        GZ: 'PS',
        WE: 'PS',
        NL: 'NL',
        UK: 'GB',
        TW: 'TW',
        HK: 'HK',
        BM: 'MM',
        CE: 'LK',
      },
      ...{
        SV: 'SJ',
        JN: 'SJ',
        VM: 'VN',
        YM: 'YE',
        ZA: 'ZM',
        ZI: 'ZW',
        LO: 'SK',
        SI: 'SI',
        EI: 'IE',
        EN: 'EE',
        ES: 'SV',
      },
    }),
  )('read FIPS %s as %s', (fips, iso2) => {
    expect(countryByFips(fips)?.iso2).toBe(iso2);
  });

  it('read no country in FIPS codes of seas, dissolved and disputed places', () => {
    for (const fips of [...Object.keys(FIPS_NON_COUNTRIES), '', 'ZZ', 'ch'])
      expect(countryByFips(fips)).toBeUndefined();
  });

  it.each([
    ['ROM', 'RO'],
    ['ROU', 'RO'],
    ['TMP', 'TL'],
    ['TLS', 'TL'],
    ['ZAR', 'CD'],
    ['COD', 'CD'],
    ['KSV', 'XK'],
    ['PSE', 'PS'],
    ['SRB', 'RS'],
    ['TWN', 'TW'],
  ])('read CAMEO %s as %s', (cameo, iso2) => {
    expect(countryByCameo(cameo)?.iso2).toBe(iso2);
  });

  it('read no country in CAMEO codes of regions', () => {
    for (const cameo of CAMEO_NON_COUNTRIES) expect(countryByCameo(cameo), cameo).toBeUndefined();
  });

  it.each([
    ['DR Congo (Zaire)', 'CD', 490],
    ['Congo', 'CG', 484],
    ['Yemen (North Yemen)', 'YE', 678],
    ['Russia (Soviet Union)', 'RU', 365],
    ['Serbia (Yugoslavia)', 'RS', 345],
    ['Myanmar (Burma)', 'MM', 775],
    ['Bosnia-Herzegovina', 'BA', 346],
    ['Kingdom of eSwatini (Swaziland)', 'SZ', 572],
    ['Macedonia, FYR', 'MK', 343],
    ['Ivory Coast', 'CI', 437],
    ['Madagascar (Malagasy)', 'MG', 580],
    ['Vietnam (North Vietnam)', 'VN', 816],
    ['Zimbabwe (Rhodesia)', 'ZW', 552],
    ['Cambodia (Kampuchea)', 'KH', 811],
    ['South Yemen', 'YE', 680],
    ['Serbia', 'RS', 340],
  ])('read %s, as UCDP writes, as %s', (name, iso2, gw) => {
    expect(countryByName(name)?.iso2).toBe(iso2);
    expect(countryByGw(gw)?.iso2).toBe(iso2);
  });

  it('keep code systems apart', () => {
    expect(countryByIoc('BRN')?.iso2).toBe('BH');
    expect(countryByIso3('BRN')?.iso2).toBe('BN');
    expect(countryByIso2('CH')?.name).toBe('Switzerland');
    expect(countryByM49('158')?.iso2).toBe('TW');
  });
});
