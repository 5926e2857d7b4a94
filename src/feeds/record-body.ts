import type { Json } from '../reference/content-hash.ts';
import { plainText } from './plain-text.ts';

/** Longest text of a member; warnings to shipping are the longest that we keep. */
const MAX_TEXT = 2_000;

/** A body without its empty members, its text made harmless: absence is absence. */
export function recordBody(members: Readonly<Record<string, Json | undefined>>): Readonly<Record<string, Json>> {
  const body: Record<string, Json> = {};
  for (const [name, value] of Object.entries(members)) {
    const clean =
      value === undefined || value === null
        ? undefined
        : typeof value === 'string'
          ? plainText(value, MAX_TEXT)
          : value;
    if (clean !== undefined && clean !== '') body[name] = clean;
  }
  return body;
}

/** Longest title that is kept. */
const MAX_TITLE = 300;

/** Title and link of an entry, where it has them; a link is an `http` address, nothing else. */
export function titleAndLink(title: string | undefined, link: string | undefined): { title?: string; url?: string } {
  const text = plainText(title ?? '', MAX_TITLE);
  const url = webAddress(link ?? '');
  return { ...(text === '' ? {} : { title: text }), ...(url === undefined ? {} : { url }) };
}

/** An address that a page can link to; undefined for anything else. */
export function webAddress(link: string): string | undefined {
  const url = URL.canParse(link) ? new URL(link) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.href.length > 500) return undefined;
  return /[\p{C}<>\s]/u.test(url.href) ? undefined : url.href;
}

/** The country of a subject such as `country:PH`, where it is one. */
export function subjectCountry(subject: string): { country?: string } {
  const country = /^country:([A-Z]{2})$/.exec(subject)?.[1];
  return country === undefined ? {} : { country };
}

/** The countries that an entry names, the first of them on its own. */
export function namedCountries([country, ...others]: readonly string[]): {
  country?: string;
  otherCountries?: readonly string[];
} {
  if (country === undefined) return {};
  return others.length === 0 ? { country } : { country, otherCountries: others };
}
