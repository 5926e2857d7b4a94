import { countryByName } from '../../../reference/countries.ts';
import { normaliseName } from '../../../reference/normalise-name.ts';
import { plainText } from '../../plain-text.ts';
import type { ListTally } from './listed-entry.ts';

/** What the country column of a list means. */
type ListedPlace =
  | { readonly status: 'country'; readonly iso2: string }
  /** The publisher says that it does not know, or names a state that is no more. */
  | { readonly status: 'none' }
  | { readonly status: 'unresolved'; readonly name: string };

/** Ways of writing that belong to lists of sanctions, normalised. */
const LISTED_AS: Readonly<Record<string, string>> = {
  palestinian: 'PS',
  'west bank': 'PS',
  gaza: 'PS',
  'northern gaza': 'PS',
  'occupied palestinian territories': 'PS',
  crimea: 'UA',
  'cote d ivoire': 'CI',
  'northern mali': 'ML',
  'china hong kong special administrative region': 'HK',
  'china macao special administrative region': 'MO',
};

/** Kafia Kingi is claimed by Sudan and by South Sudan. */
const NO_COUNTRY = new Set([
  '',
  'na',
  'n a',
  '0',
  'unknown',
  'undetermined',
  'none identified',
  'not available',
  'stateless',
  'kafia kingi',
  'former soviet union',
  'soviet union',
  'yugoslavia',
  'netherlands antilles',
]);

/** Reads the name of a country as OFAC, the United Nations and the United Kingdom write it. */
export function listedPlace(text: string): ListedPlace {
  const written = plainText(text, 80);
  const name = normaliseName(written.replace(/^Region:\s*/i, ''));
  if (NO_COUNTRY.has(name)) return { status: 'none' };
  const iso2 =
    (Object.hasOwn(LISTED_AS, name) ? LISTED_AS[name] : undefined) ??
    (countryByName(written) ?? countryByName(written.replace(/, The (?:\w+ )?Republic of$/i, '')))?.iso2;
  return iso2 === undefined ? { status: 'unresolved', name: written } : { status: 'country', iso2 };
}

/** Codes of the countries that an entry's places name; a name that no registry knows is reported to the tally. */
export function countriesNamed(
  names: readonly (string | undefined)[],
  { id, tally }: { readonly id: string; readonly tally: ListTally },
): readonly string[] {
  return names.flatMap((name) => {
    const place = listedPlace(name ?? '');
    if (place.status === 'unresolved') tally.unresolved(id, place.name);
    return place.status === 'country' ? [place.iso2] : [];
  });
}
