import { DAY_MS, HOUR_MS } from '../../assessment/time.ts';
import { CHOKEPOINTS } from '../../reference/chokepoints.ts';
import { at, type FakeUpstream, featureList } from '../fakes/fake-upstream.ts';
import { randomOf } from '../fakes/random.ts';

/** Hand-made scenes, or two passes in five days over every strait; no story touches them. */
export const fakeEarthSearch: FakeUpstream = (world) =>
  at('earth-search.aws.element84.com', () =>
    featureList(world === undefined ? HAND_MADE : invented(world.clock.now(), world.seed)),
  );

/** Hand-made scene in the upstream's format: the Strait of Hormuz in the morning of `NOW`. */
export const scene = (id: string, properties: Readonly<Record<string, unknown>> = {}, bbox = [55.8, 26, 56.8, 27]) => ({
  type: 'Feature',
  stac_version: '1.0.0',
  id,
  collection: 'sentinel-2-l2a',
  bbox,
  geometry: null,
  properties: {
    datetime: '2026-10-14T06:41:02.024000Z',
    platform: 'sentinel-2b',
    'eo:cloud_cover': 3.61,
    ...properties,
  },
  assets: { thumbnail: { href: 'https://sentinel-cogs.s3.us-west-2.amazonaws.com/preview.jpg' } },
});

const HAND_MADE = [
  scene('S2B_40RCP_20261014_0_L2A'),
  {
    ...scene('S1A_IW_GRDH_1SDV_20261013T021503', { platform: 'sentinel-1a', 'eo:cloud_cover': undefined }),
    collection: 'sentinel-1-grd',
    assets: { thumbnail: { href: 's3://sentinel-s1-l1c/preview.png' } },
  },
];

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
