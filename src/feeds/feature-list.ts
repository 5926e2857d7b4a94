import { memberOf, parseJson } from './json-value.ts';
import type { Parsed, ParsedRows } from './parsed.ts';

type FeatureList =
  | {
      readonly status: 'list';
      readonly features: readonly unknown[];
      /** What the list says of itself stands beside its features. */
      readonly document: unknown;
    }
  | { readonly status: 'unreadable'; readonly reason: string };

/** The features of a GeoJSON list; each is any value yet. */
export function readFeatures(bytes: Uint8Array): FeatureList {
  const json = parseJson(bytes);
  if (json.status === 'not_json') return { status: 'unreadable', reason: 'the list is not JSON' };
  const features: unknown = memberOf(json.value, 'features');
  if (!Array.isArray(features)) return { status: 'unreadable', reason: 'the list has no features' };
  return { status: 'list', features, document: json.value };
}

/**
 * A list of which nothing could be read is of another format; an empty one is sound.
 * @param what one row of it, as the reason calls it: `earthquake`
 */
export function unlessAllRejected(rows: ParsedRows, what: string): Parsed {
  const isLost = rows.totalCount > 0 && rows.rejectedCount === rows.totalCount;
  return isLost ? { status: 'unreadable', reason: `every ${what} was rejected` } : rows;
}
