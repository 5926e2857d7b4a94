import { MINUTE_MS } from '../assessment/time.ts';
import { featureList } from './feature-list.ts';
import type { ExercisePlan } from './further-upstreams.ts';
import { ringOfFire } from '../feeds/fakes/ring-of-fire.ts';
import type { Upstream } from './upstream-server.ts';

const HOST = 'www.seismicportal.eu';
const LISTED_AFTER_MS = 15 * MINUTE_MS;

/** The query of the European centre: the same earthquakes, placed and measured a little otherwise. */
export function emscUpstream({ seed, clock }: ExercisePlan): Upstream {
  return ({ host, path, query }) => {
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
