import { DAY_MS, HOUR_MS } from '../../assessment/time.ts';
import { CHOKEPOINTS } from '../../reference/chokepoints.ts';
import { at, type FakeUpstream } from '../fakes/fake-upstream.ts';
import { randomOf } from '../fakes/random.ts';

const ORIGIN = 'https://earth-search.aws.element84.com/v1';

/** Hand-made scenes, or two passes in five days over every strait; no story touches them. */
export const fakeEarthSearch: FakeUpstream = (world) =>
  at('earth-search.aws.element84.com', ({ pathname, searchParams }) =>
    pathname === '/v1/search'
      ? {
          status: 200,
          contentType: 'application/geo+json; charset=utf-8',
          body: scenePage(
            world === undefined ? HAND_MADE : invented(world.clock.now(), world.seed),
            Number(searchParams.get('limit') ?? 10),
          ),
        }
      : { status: 404, contentType: 'application/json', body: '{"code":"NotFound","description":"Not Found"}' },
  );

/** The upstream's form around the first `limit` of some scenes; a link to the next page is a POST. */
export function scenePage(scenes: readonly object[], limit = 250): string {
  const features = scenes.slice(0, limit);
  const [matched, returned] = [scenes.length, features.length];
  const next = { rel: 'next', title: 'Next page of Items', method: 'POST', href: `${ORIGIN}/search`, merge: false };
  return JSON.stringify({
    type: 'FeatureCollection',
    stac_version: '1.0.0',
    stac_extensions: [],
    context: { limit, matched, returned },
    numberMatched: matched,
    numberReturned: returned,
    features,
    links: [
      ...(matched > returned ? [{ ...next, body: { next: 'x' } }] : []),
      { rel: 'root', type: 'application/json', href: ORIGIN },
    ],
  });
}

/** Hand-made scene in the upstream's format: the Strait of Hormuz in the morning of `NOW`. */
export function scene(
  id: string,
  properties: Readonly<Record<string, unknown>> = {},
  bbox: readonly unknown[] = [55.8, 26, 56.8, 27],
) {
  return ofCollection('sentinel-2-l2a', id, {
    bbox,
    properties: {
      datetime: '2026-10-14T06:41:02.024000Z',
      platform: 'sentinel-2b',
      'eo:cloud_cover': 3.61,
      ...properties,
    },
  });
}

/** Hand-made scene of a radar, which sees no cloud. */
export const radarScene = (id: string, bbox: readonly unknown[] = [55.8, 26, 56.8, 27]) =>
  ofCollection('sentinel-1-grd', id, {
    bbox,
    properties: { datetime: '2026-10-13T02:15:03.200811Z', platform: 'sentinel-1a' },
  });

/** An item in the order of the upstream, without what the request excludes. */
function ofCollection(collection: string, id: string, { bbox, properties }: Readonly<Record<string, unknown>>) {
  const item = `${ORIGIN}/collections/${collection}/items/${id}`;
  return {
    stac_version: '1.0.0',
    bbox,
    links: [
      { rel: 'self', type: 'application/geo+json', href: item },
      { rel: 'canonical', type: 'application/json', href: `s3://earthsearch-data/${collection}/${id}.json` },
      { rel: 'parent', type: 'application/json', href: `${ORIGIN}/collections/${collection}` },
      { rel: 'root', type: 'application/json', href: ORIGIN },
      { rel: 'thumbnail', href: `${item}/thumbnail` },
    ],
    id,
    collection,
    type: 'Feature',
    properties,
  };
}

const HAND_MADE = [scene('S2B_40RCP_20261014_0_L2A'), radarScene('S1A_IW_GRDH_1SDV_20261013T021503')];

const REVISIT_MS = 60 * HOUR_MS;
const LISTED_AFTER_MS = 8 * HOUR_MS;

const invented = (now: number, seed: number) =>
  CHOKEPOINTS.flatMap(({ id, latitude, longitude }, n) => {
    const phase = Math.floor(randomOf(`${seed}|scene|${id}`)() * REVISIT_MS);
    const newest = Math.floor((now - LISTED_AFTER_MS - phase) / REVISIT_MS);
    return [newest, newest - 1]
      .map((pass) => ({ pass, takenAt: pass * REVISIT_MS + phase }))
      .filter(({ takenAt }) => takenAt > Math.floor(now / HOUR_MS) * HOUR_MS - 5 * DAY_MS)
      .map(({ pass, takenAt }) =>
        scene(
          `EXERCISE_S2_${n}_${pass}_L2A`,
          {
            datetime: new Date(takenAt).toISOString(),
            'eo:cloud_cover': Math.round(randomOf(`${seed}|cloud|${id}|${pass}`)() * 1_000) / 10,
          },
          [longitude - 0.5, latitude - 0.5, longitude + 0.5, latitude + 0.5],
        ),
      );
  });
