import { DAY_MS, MINUTE_MS } from '../../assessment/time.ts';
import { type Answer, at, type FakeUpstream, type FakeWorld, NOW, type Upstream } from '../fakes/fake-upstream.ts';
import { type ExerciseQuake, ringOfFire } from '../fakes/ring-of-fire.ts';

export const fakeUsgsQuakes: FakeUpstream = (world) => (world === undefined ? handMade : ofWorld(world));

/** Hand-made earthquake in the feed's format: off Honshu, an hour ago, by default. */
export function quake(id: string, properties: Readonly<Record<string, unknown>> = {}, coordinates = [142.1, 38.2, 30]) {
  return {
    type: 'Feature',
    id,
    properties: {
      mag: 5.1,
      place: '60 km E of Ōfunato, Japan',
      time: NOW - 3_600_000,
      updated: NOW - 1_800_000,
      felt: 12,
      alert: 'green',
      status: 'reviewed',
      ids: `,${id},`,
      type: 'earthquake',
      ...properties,
    },
    geometry: { type: 'Point', coordinates },
  };
}

/** Hand-made list. */
export function quakeList(features: readonly unknown[], generated: unknown = NOW - 60_000): string {
  return JSON.stringify({ type: 'FeatureCollection', metadata: { generated, count: features.length }, features });
}

const ANSWER: Answer = {
  status: 200,
  contentType: 'application/json; charset=utf-8',
  body: quakeList([
    quake('us7000aaaa'),
    quake('us7000bbbb', { mag: 4.6, felt: null, alert: null }, [-178.2, -30.1, 10]),
  ]),
};

const handMade: Upstream = at('earthquake.usgs.gov', () => ANSWER);

const HOST = 'earthquake.usgs.gov';
const PERIODS: Readonly<Record<string, number>> = { day: DAY_MS, week: 7 * DAY_MS };
/** An earthquake is listed some minutes after it. */
const LISTED_AFTER_MS = 15 * MINUTE_MS;

/** The summaries of magnitude 4.5 and more, and the query of a span. */
function ofWorld({ seed, clock }: FakeWorld): Upstream {
  return ({ hostname: host, pathname: path, searchParams: query }) => {
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
