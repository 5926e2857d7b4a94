import { at, type FakeUpstream } from '../fakes/fake-upstream.ts';
import { randomOf } from '../fakes/random.ts';

/** Hand-made stations, or an invented network that no story touches. */
export const fakeDigitrafficCameras: FakeUpstream = (world) =>
  at('tie.digitraffic.fi', ({ pathname }) =>
    pathname === '/api/weathercam/v1/stations'
      ? {
          status: 200,
          contentType: 'application/json;charset=UTF-8',
          body: stationList(world === undefined ? HAND_MADE : invented(world.seed)),
        }
      : undefined,
  );

/** The upstream's form around some stations: its instants are of the list, not of a picture. */
export const stationList = (features: readonly unknown[]): string =>
  JSON.stringify({ type: 'FeatureCollection', dataUpdatedTime: '2026-10-14T12:02:11Z', features });

/** Hand-made station in the upstream's format: two views in Espoo, the second gathered. */
export const station = (
  id: string,
  properties: Readonly<Record<string, unknown>> = {},
  position = [24.6, 60.2, 0],
) => ({
  type: 'Feature',
  id,
  geometry: { type: 'Point', coordinates: position },
  properties: {
    id,
    name: 'vt1_Espoo_Hirvisuo',
    collectionStatus: 'GATHERING',
    state: null,
    dataUpdatedTime: '2026-10-14T12:02:11Z',
    presets: [
      { id: `${id}01`, inCollection: false },
      { id: `${id}02`, inCollection: true },
    ],
    ...properties,
  },
});

const HAND_MADE = [station('C01502'), station('C01503', { collectionStatus: 'REMOVED_TEMPORARILY' })];

const invented = (seed: number) =>
  Array.from({ length: 40 }, (_, n) => {
    const random = randomOf(`${seed}|camera|${n}`);
    return station(`C${String(1_490 + n).padStart(5, '0')}`, { name: `EXERCISE_${n + 1}` }, [
      21 + 9 * random(),
      60.3 + 8 * random(),
      0,
    ]);
  });
