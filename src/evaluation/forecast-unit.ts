import { countryByIso2 } from '../reference/countries.ts';

const COUNTRY = 'country:';

/** The unit of a country's forecasts in the ledger. */
export const countryUnit = (iso2: string): string => `${COUNTRY}${iso2}`;

/** ISO 3166 alpha-2 of a unit that is a country; undefined for any other. */
export function countryOfUnit(unit: string): string | undefined {
  return unit.startsWith(COUNTRY) ? countryByIso2(unit.slice(COUNTRY.length))?.iso2 : undefined;
}
