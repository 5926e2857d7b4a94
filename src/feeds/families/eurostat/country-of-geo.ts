import { type Country, countryByIso2 } from '../../../reference/countries.ts';

/** Two countries have codes of their own at Eurostat. */
const ISO2: Readonly<Record<string, string>> = { EL: 'GR', UK: 'GB' };
/** The union, the euro area and the economic area, some in one of their sizes. */
const GROUP = /^(EU|EA|EEA)\d*(_\d{4})?$/;

/** The country of a code of Eurostat; undefined for a code that is neither a country nor a group of them. */
export function countryOfGeo(geo: string): Country | 'group' | undefined {
  return GROUP.test(geo) ? 'group' : countryByIso2(ISO2[geo] ?? geo);
}
