import { DAY_MS, HOUR_MS } from '../../assessment/time.ts';
import type { Feed } from '../../ports/feed.ts';
import { CHOKEPOINTS } from '../../reference/chokepoints.ts';
import { createDocumentFeed } from '../document-feed.ts';
import type { FetchBytes } from '../fetch-bytes.ts';
import type { Registration } from '../registration.ts';
import { EARTH_SEARCH_CARD, EARTH_SEARCH_FIELDS } from './card.ts';
import { fakeEarthSearch } from './fake-upstream.ts';
import { parseScenes } from './parse.ts';

const WINDOW_MS = 5 * DAY_MS;
/** Some 28 points, each passed two to six times in five days. */
const MAX_SCENES = 250;
/**
 * What is wanted, and what is not: without the second, the server adds its usual fields. With outlines and bands an item is
 * 22 KB, and a page longer than what the server can answer.
 */
const FIELDS = [
  ...['id', 'collection', 'bbox', 'links', 'properties.datetime', 'properties.platform', 'properties.eo:cloud_cover'],
  ...['-geometry', '-assets'],
].join(',');

/** Scenes of the last five whole hours and days that hold a point in the fairway of a watched strait or canal. */
export function scenesUrl(now: number): string {
  const until = Math.floor(now / HOUR_MS) * HOUR_MS;
  const coordinates = CHOKEPOINTS.map(({ longitude, latitude }) => [longitude, latitude]);
  const query = new URLSearchParams({
    collections: 'sentinel-2-l2a,sentinel-1-grd',
    intersects: JSON.stringify({ type: 'MultiPoint', coordinates }),
    datetime: `${new Date(until - WINDOW_MS).toISOString()}/${new Date(until).toISOString()}`,
    limit: String(MAX_SCENES),
    fields: FIELDS,
  });
  return `https://earth-search.aws.element84.com/v1/search?${query}`;
}

/** Where and when the Sentinel satellites took pictures of straits; the pictures themselves are never fetched. */
export const createEarthSearch = (fetchBytes: FetchBytes): Feed =>
  createDocumentFeed(fetchBytes, {
    card: EARTH_SEARCH_CARD,
    url: scenesUrl,
    accept: ['application/geo+json', 'application/json'],
    // 250 scenes with their links are 500 KB.
    maxBytes: 4 * 1024 * 1024,
    timeoutMs: 45_000,
    parse: parseScenes,
  });

export const EARTH_SEARCH: Registration = {
  card: EARTH_SEARCH_CARD,
  fields: EARTH_SEARCH_FIELDS,
  create: createEarthSearch,
  probeUrl: scenesUrl,
  fake: fakeEarthSearch,
};
