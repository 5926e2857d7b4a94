import { HOUR_MS } from '../assessment/time.ts';
import type { ExercisePlan } from './further-upstreams.ts';
import { drawCount, randomOf } from '../feeds/fakes/random.ts';
import type { Upstream } from './upstream-server.ts';

/** Warnings in force on an ordinary day. */
const WARNINGS = 25;
const ZONES = ['COC113', 'TXC201', 'FLZ069', 'OHC049', 'PRZ012'] as const;

/** The U.S. Weather Service: severe weather as on any day, drawn anew each hour. */
export function nwsUpstream({ seed, clock }: ExercisePlan): Upstream {
  return ({ host, path }) => {
    if (host !== 'api.weather.gov') return undefined;
    if (path !== '/alerts/active') return { status: 404, contentType: 'text/html', body: '404' };
    const hourAt = Math.floor(clock.now() / HOUR_MS) * HOUR_MS;
    const random = randomOf(`${seed}|weather|${hourAt}`);
    const features = Array.from({ length: drawCount(random, WARNINGS) }, (_, index) => ({
      type: 'Feature',
      geometry: null,
      properties: {
        id: `urn:exercise:${hourAt}:${index}`,
        event: random() < 0.5 ? 'EXERCISE Flood Warning' : 'EXERCISE Severe Thunderstorm Warning',
        severity: random() < 0.05 ? 'Extreme' : 'Severe',
        status: 'Actual',
        messageType: 'Alert',
        sent: new Date(hourAt).toISOString(),
        expires: new Date(hourAt + 2 * HOUR_MS).toISOString(),
        ends: null,
        geocode: { UGC: [ZONES[index % ZONES.length]] },
      },
    }));
    const updated = new Date(hourAt).toISOString();
    const body = JSON.stringify({ type: 'FeatureCollection', title: 'EXERCISE', updated, features });
    return { status: 200, contentType: 'application/geo+json', body };
  };
}
