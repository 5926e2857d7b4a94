import { DAY_MS, MINUTE_MS } from '../assessment/time.ts';
import type { ExercisePlan } from './further-upstreams.ts';
import { type ExerciseQuake, ringOfFire } from '../feeds/fakes/ring-of-fire.ts';
import type { Upstream } from './upstream-server.ts';

const HOST = 'earthquake.usgs.gov';
const PERIODS: Readonly<Record<string, number>> = { day: DAY_MS, week: 7 * DAY_MS };
/** An earthquake is listed some minutes after it. */
const LISTED_AFTER_MS = 15 * MINUTE_MS;

/** The summaries of magnitude 4.5 and more, and the query of a span. */
export function usgsUpstream({ seed, clock }: ExercisePlan): Upstream {
  return ({ host, path, query }) => {
    if (host !== HOST) return undefined;
    const now = clock.now();
    const periodMs = PERIODS[/^\/earthquakes\/feed\/v1\.0\/summary\/4\.5_(day|week)\.geojson$/.exec(path)?.[1] ?? ''];
    const isQuery = path === '/fdsnws/event/1/query';
    const from = isQuery ? instantOf(query.get('starttime')) : now - (periodMs ?? Number.NaN);
    const to = Math.min(isQuery ? instantOf(query.get('endtime')) : now, now - LISTED_AFTER_MS);
    if (!Number.isFinite(from) || !Number.isFinite(to))
      return { status: 400, contentType: 'text/plain', body: 'bad\n' };
    const features = ringOfFire(seed, { from, to }).map(featureOf).reverse();
    // The real list is made once a minute.
    const generated = Math.floor(now / MINUTE_MS) * MINUTE_MS;
    const metadata = { generated, title: 'EXERCISE: invented earthquakes, not USGS', count: features.length };
    const body = JSON.stringify({ type: 'FeatureCollection', metadata, features });
    return { status: 200, contentType: 'application/json; charset=utf-8', body };
  };
}

const instantOf = (text: string | null): number => (text === null ? Number.NaN : Date.parse(`${text}Z`));

function featureOf({ id, at, magnitude, place, latitude, longitude, depthKm }: ExerciseQuake): object {
  return {
    type: 'Feature',
    id,
    properties: {
      mag: magnitude,
      place,
      time: at,
      updated: at + LISTED_AFTER_MS,
      felt: null,
      alert: magnitude >= 5.5 ? 'green' : null,
      status: 'reviewed',
      tsunami: 0,
      ids: `,${id},`,
      magType: 'mb',
      type: 'earthquake',
      title: `M ${magnitude} - ${place}`,
    },
    geometry: { type: 'Point', coordinates: [longitude, latitude, depthKm] },
  };
}
