import { type Country, countryByFips } from '../../reference/countries.ts';

/**
 * The country that an article mentions most, of equals the one mentioned first; what is no country (seas, disputed reefs)
 * is passed over. `none` where the article names no place, `unresolved` where none of its codes is a country's.
 * @param locations the V2Locations column: `type#name#FIPS#ADM1#ADM2#lat#lon#feature#offset;`…
 */
export function articleCountry(locations: string): Country | 'none' | 'unresolved' {
  if (locations.trim() === '') return 'none';
  const found = new Map<string, { readonly country: Country; count: number; firstOffset: number }>();
  for (const mention of locations.split(';')) {
    const fields = mention.split('#');
    const country = countryByFips(fields[2] ?? '');
    if (country === undefined) continue;
    const offset = Number(fields[8] ?? Number.NaN);
    const known = found.get(country.iso2) ?? { country, count: 0, firstOffset: Number.POSITIVE_INFINITY };
    known.count += 1;
    if (offset < known.firstOffset) known.firstOffset = offset;
    found.set(country.iso2, known);
  }
  const [most] = [...found.values()].sort(
    (a, b) => b.count - a.count || order(a.firstOffset, b.firstOffset) || order(a.country.iso2, b.country.iso2),
  );
  return most?.country ?? 'unresolved';
}

const order = <Value extends string | number>(a: Value, b: Value): number => (a < b ? -1 : a > b ? 1 : 0);
