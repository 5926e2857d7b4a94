import { HOUR_MS } from '../../assessment/time.ts';
import { at, type FakeUpstream, type FakeWorld, type Upstream } from '../fakes/fake-upstream.ts';
import { drawCount, randomOf } from '../fakes/random.ts';

export const fakeNwsAlerts: FakeUpstream = (world) => (world === undefined ? handMade : ofWorld(world));

/** Hand-made alert in the list's format: a flood warning in Colorado by default. */
export function warning(id: string, properties: Readonly<Record<string, unknown>> = {}) {
  return {
    type: 'Feature',
    geometry: null,
    properties: {
      id,
      event: 'Flood Warning',
      severity: 'Severe',
      status: 'Actual',
      messageType: 'Alert',
      sent: '2026-10-14T04:00:00-06:00',
      expires: '2026-10-14T08:00:00-06:00',
      ends: null,
      geocode: { SAME: ['008113'], UGC: ['COC113'] },
      ...properties,
    },
  };
}

export const warningList = (...features: readonly unknown[]): string =>
  JSON.stringify({ type: 'FeatureCollection', features, updated: '2026-10-14T12:05:00+00:00' });

const handMade: Upstream = at('api.weather.gov', () => ({
  status: 200,
  contentType: 'application/geo+json',
  body: warningList(warning('urn:1'), warning('urn:2', { geocode: { UGC: ['PRZ012'] } })),
}));

/** Warnings in force on an ordinary day. */
const WARNINGS = 25;
const ZONES = ['COC113', 'TXC201', 'FLZ069', 'OHC049', 'PRZ012'] as const;

/** The U.S. Weather Service: severe weather as on any day, drawn again each hour. */
function ofWorld({ seed, clock }: FakeWorld): Upstream {
  return ({ hostname: host, pathname: path }) => {
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
