import { HOME_REGION_IDS, type HomeRegionId } from '../contract/intelligence/region-ids.ts';
import { COUNTRY_ALIASES } from './country-aliases.ts';
import {
  BEYOND_WORLD_BANK,
  CAMEO_EXCEPTIONS,
  COUNTRY_ROWS,
  type CountryRow,
  FURTHER_FIPS,
  FURTHER_GW,
  WORLD_BANK_SHARED,
} from './country-table.ts';
import { normaliseName } from './normalise-name.ts';

/** A country or territory. Every code is unique in its own system; the same letters mean different places in others. */
export interface Country {
  /** ISO 3166-1 alpha-2; `XK` for Kosovo. */
  readonly iso2: string;
  /** ISO 3166-1 alpha-3; `XKX` for Kosovo. */
  readonly iso3: string;
  /** UN M49, three digits. */
  readonly m49: string;
  /** FIPS 10-4, as GDELT places events; absent for territories that FIPS 10-4 splits or leaves out. */
  readonly fips?: string;
  /** Gleditsch-Ward number, as UCDP uses it; absent for what its list of independent states does not hold. */
  readonly gw?: number;
  /** CAMEO code, as GDELT names an actor's country. */
  readonly cameo: string;
  /** National Olympic Committee. */
  readonly ioc?: string;
  /** Economy in the World Bank's regions (Taiwan counted in); absent for territories beyond them. */
  readonly worldBank?: string;
  readonly name: string;
  readonly aliases: readonly string[];
  readonly regionId: HomeRegionId;
}

/** Every country, by region in the contract's order, then as in the table. */
export const COUNTRIES: readonly Country[] = HOME_REGION_IDS.flatMap((regionId) =>
  COUNTRY_ROWS[regionId].map((row) => toCountry(row, regionId)),
);

const BY_ISO2 = indexBy((country) => [country.iso2]);
const BY_ISO3 = indexBy((country) => [country.iso3]);
const BY_M49 = indexBy((country) => [country.m49]);
const BY_IOC = indexBy((country) => present(country.ioc));
const BY_FIPS = indexBy((country) => [...present(country.fips), ...listed(FURTHER_FIPS[country.iso2], ' ')]);
const BY_GW = indexBy((country) => [...present(country.gw), ...listed(FURTHER_GW[country.iso2], ' ').map(Number)]);
const BY_CAMEO = indexBy((country) => listed(CAMEO_EXCEPTIONS[country.iso2] ?? country.iso3, ' '));
const BY_NAME = indexBy((country) => [...new Set([country.name, ...country.aliases].map(normaliseName))]);

/** @param iso2 ISO 3166-1 alpha-2, upper case */
export function countryByIso2(iso2: string): Country | undefined {
  return BY_ISO2.get(iso2);
}

/** @param iso3 ISO 3166-1 alpha-3, upper case */
export function countryByIso3(iso3: string): Country | undefined {
  return BY_ISO3.get(iso3);
}

/** @param m49 UN M49 or ISO numeric code, three digits */
export function countryByM49(m49: string): Country | undefined {
  return BY_M49.get(m49);
}

/** @param ioc code of the National Olympic Committee: `BRN` is Bahrain, not Brunei */
export function countryByIoc(ioc: string): Country | undefined {
  return BY_IOC.get(ioc);
}

/**
 * Country of a FIPS 10-4 code, which GDELT uses for places: `CH` is China, not Switzerland.
 * @returns undefined for what is no one country (`FIPS_NON_COUNTRIES`) and for unknown codes
 */
export function countryByFips(fips: string): Country | undefined {
  return BY_FIPS.get(fips);
}

/**
 * Country of a Gleditsch-Ward number, which UCDP uses. A number of a former state gives the state that holds its
 * territory now (680 South Yemen: Yemen).
 * @returns undefined for former states with several successors and for unknown numbers
 */
export function countryByGw(gw: number): Country | undefined {
  return BY_GW.get(gw);
}

/**
 * Country of a CAMEO actor code, which GDELT uses for who acts.
 * @returns undefined for regions such as `AFR`, `EUR` and `WST` and for unknown codes
 */
export function countryByCameo(cameo: string): Country | undefined {
  return BY_CAMEO.get(cameo);
}

/** Country with exactly this name or alias, whatever the case, diacritics, punctuation and white space. */
export function countryByName(name: string): Country | undefined {
  return BY_NAME.get(normaliseName(name));
}

function toCountry([iso2, iso3, m49, fips, gw, ioc, name]: CountryRow, regionId: HomeRegionId): Country {
  const beyondWorldBank = BEYOND_WORLD_BANK.split(' ').includes(iso2);
  return {
    iso2,
    iso3,
    m49,
    ...(fips === null ? {} : { fips }),
    ...(gw === null ? {} : { gw }),
    cameo: listed(CAMEO_EXCEPTIONS[iso2], ' ')[0] ?? iso3,
    ...(ioc === null ? {} : { ioc }),
    ...(beyondWorldBank ? {} : { worldBank: WORLD_BANK_SHARED[iso2] ?? iso3 }),
    name,
    aliases: listed(COUNTRY_ALIASES[iso2], ';'),
    regionId,
  };
}

/** @throws when two countries share a key: a lookup must never depend on table order */
function indexBy<Key extends string | number>(keysOf: (country: Country) => readonly Key[]): ReadonlyMap<Key, Country> {
  const index = new Map<Key, Country>();
  for (const country of COUNTRIES)
    for (const key of keysOf(country)) {
      const other = index.get(key);
      if (other !== undefined) throw new Error(`${other.iso2} and ${country.iso2} share ${JSON.stringify(key)}`);
      index.set(key, country);
    }
  return index;
}

function present<Value>(value: Value | undefined): readonly Value[] {
  return value === undefined ? [] : [value];
}

function listed(text: string | undefined, separator: string): readonly string[] {
  return text === undefined ? [] : text.split(separator).map((part) => part.trim());
}
