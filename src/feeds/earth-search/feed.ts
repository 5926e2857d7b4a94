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
/** Without their links and bands: an item is 30 KB whole. */
const FIELDS =
  'id,collection,bbox,properties.datetime,properties.platform,properties.eo:cloud_cover,assets.thumbnail.href';

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
    maxBytes: 12 * 1024 * 1024,
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
