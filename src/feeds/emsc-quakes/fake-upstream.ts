import { MINUTE_MS } from '../../assessment/time.ts';
import { at, type FakeUpstream, type FakeWorld, featureList, type Upstream } from '../fakes/fake-upstream.ts';
import { ringOfFire } from '../fakes/ring-of-fire.ts';

export const fakeEmscQuakes: FakeUpstream = (world) => (world === undefined ? handMade : ofWorld(world));

/** Hand-made earthquake in the portal's format: before central Chile by default. */
export function emscQuake(
  unid: string,
  properties: Readonly<Record<string, unknown>> = {},
  coordinates: readonly unknown[] = [-72.27, -33.94, -10],
) {
  return {
    type: 'Feature',
    id: unid,
    geometry: { type: 'Point', coordinates },
    properties: {
      unid,
      mag: 5.1,
      time: '2026-10-14T10:20:12.5Z',
      evtype: 'ke',
      auth: 'EMSC',
      depth: 10,
      flynn_region: "OFFSHORE O'HIGGINS, CHILE",
      ...properties,
    },
  };
}

export const emscList = (...features: readonly unknown[]): string =>
  JSON.stringify({ type: 'FeatureCollection', metadata: { totalCount: features.length }, features });

const handMade: Upstream = at('www.seismicportal.eu', () => ({
  status: 200,
  contentType: 'application/json; charset=UTF-8',
  body: emscList(emscQuake('20261014_0000106'), emscQuake('20261013_0000001', { time: '2026-10-13T01:00:00.0Z' })),
}));

const HOST = 'www.seismicportal.eu';
const LISTED_AFTER_MS = 15 * MINUTE_MS;

/** The query of the European centre: the same earthquakes, placed and measured a little otherwise. */
function ofWorld({ seed, clock }: FakeWorld): Upstream {
  return ({ hostname: host, pathname: path, searchParams: query }) => {
    if (host !== HOST) return undefined;
    const [start, end] = [query.get('start'), query.get('end')];
    const from = Date.parse(`${start}Z`);
    const listedUntil = clock.now() - LISTED_AFTER_MS;
    const to = end === null ? listedUntil : Math.min(Date.parse(`${end}Z`), listedUntil);
    if (path !== '/fdsnws/event/1/query' || !Number.isFinite(from) || !Number.isFinite(to)) {
      return { status: 400, contentType: 'text/plain', body: 'bad\n' };
    }
    const quakes = ringOfFire(seed, { from, to }).toReversed();
    return featureList(
      quakes.map(({ id, at, magnitude, place, latitude, longitude, depthKm }) => ({
        type: 'Feature',
        id: `${id}_emsc`,
        geometry: { type: 'Point', coordinates: [longitude + 0.05, latitude - 0.05, -depthKm] },
        properties: {
          unid: `${id}_emsc`,
          mag: Math.round((magnitude + 0.1) * 10) / 10,
          magtype: 'mb',
          time: new Date(at + 2_000).toISOString(),
          evtype: 'ke',
          auth: 'EMSC',
          depth: depthKm,
          flynn_region: place,
        },
      })),
    );
  };
}
