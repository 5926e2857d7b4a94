import { countryByName } from '../../reference/countries.ts';
import { plainText } from '../plain-text.ts';

/** What the title of a notice says: which disease, and where. */
export type Title =
  | { readonly status: 'read'; readonly disease: string; readonly countries: readonly string[] }
  | { readonly status: 'no_place' }
  | { readonly status: 'unresolved'; readonly place: string };

/** Places that are no country: such a notice concerns the world. */
const WIDER = /\b(global|worldwide|world|multi-?country|multiple countries|several countries|region|situation)\b/i;

/**
 * Reads `Disease - Country`. Disease names hold hyphens of their own; the dash before the place has a space on one side
 * at least, and is the last of its kind.
 */
export function readTitle(title: string): Title {
  const text = plainText(title, 300);
  const match = /^(.+?)(?:\s+[-–—]\s*|[-–—]\s+)(?!.*(?:\s[-–—]|[-–—]\s))(.+)$/.exec(text);
  const [, disease = '', place = ''] = match ?? [];
  if (disease === '' || place === '') return { status: 'no_place' };
  const countries = countriesOf(place);
  if (countries !== undefined) return { status: 'read', disease, countries };
  return WIDER.test(place) ? { status: 'read', disease, countries: [] } : { status: 'unresolved', place };
}

/** One country, or several named one after the other; undefined when one of them is none. */
function countriesOf(place: string): readonly string[] | undefined {
  const whole = countryOf(place);
  if (whole !== undefined) return [whole];
  const found = place.split(/\s*(?:,|;|&|\band\b)\s*/).filter((part) => part !== '');
  const countries = found.map(countryOf).filter((iso2) => iso2 !== undefined);
  return found.length > 1 && countries.length === found.length ? [...new Set(countries)] : undefined;
}

const countryOf = (name: string): string | undefined =>
  (countryByName(name) ?? countryByName(name.replace(/^the\s+/i, '')))?.iso2;
