import { DAY_MS, isoDate } from '../../assessment/time.ts';
import { type CyclonePosition, cyclonePositions } from '../fakes/cyclone-positions.ts';
import { at, type FakeUpstream, type FakeWorld, featureList, type Upstream } from '../fakes/fake-upstream.ts';
import { randomOf } from '../fakes/random.ts';

export const fakeEonet: FakeUpstream = (world) => (world === undefined ? handMade : ofWorld(world));

/** Hand-made event in the list's format: a storm before the Philippines by default. */
export function event(
  properties: Readonly<Record<string, unknown>> = {},
  geometry: unknown = { type: 'Point', coordinates: [125.4, 12.2] },
) {
  return {
    type: 'Feature',
    properties: {
      id: 'EONET_9001',
      title: 'Typhoon Example',
      date: '2026-10-14T06:00:00Z',
      closed: null,
      magnitudeValue: 80,
      magnitudeUnit: 'kts',
      categories: [{ id: 'severeStorms', title: 'Severe Storms' }],
      sources: [{ id: 'JTWC', url: 'https://example.org/wp25.tcw' }],
      ...properties,
    },
    geometry,
  };
}

export const eventList = (...features: readonly unknown[]): string =>
  JSON.stringify({ type: 'FeatureCollection', features });

const handMade: Upstream = at('eonet.gsfc.nasa.gov', () => ({
  status: 200,
  contentType: 'application/json',
  body: eventList(event(), event({ id: 'EONET_9002', categories: [{ id: 'seaLakeIce' }] })),
}));

const FIRES = [
  { name: 'Bejaia', longitude: 5.1, latitude: 36.6 },
  { name: 'Chaco', longitude: -60.8, latitude: -24.6 },
  { name: 'Gippsland', longitude: 147.3, latitude: -37.6 },
] as const;

/** EONET's list: the cyclone's way, a volcano that never rests, fires that come and go by day. */
function ofWorld({ seed, anchorAt, clock }: FakeWorld): Upstream {
  return ({ hostname: host, pathname: path }) => {
    if (host !== 'eonet.gsfc.nasa.gov') return undefined;
    if (path !== '/api/v3/events/geojson') return { status: 404, contentType: 'text/html', body: '404' };
    const now = clock.now();
    const today = Math.floor(now / DAY_MS) * DAY_MS;
    const storm = cyclonePositions({ anchorAt, now }).map((position) => stormAt(position));
    const volcano = eventOf(
      { id: 'EONET_EX1', category: 'volcanoes', title: 'EXERCISE volcano, Indonesia' },
      today,
      [127.88, 1.7],
    );
    const fires = FIRES.filter(({ name }) => randomOf(`${seed}|fire|${name}|${today}`)() < 0.6).map(
      ({ name, longitude, latitude }) =>
        eventOf({ id: `EONET_EX${name}`, category: 'wildfires', title: `EXERCISE fire, ${name}` }, today, [
          longitude,
          latitude,
        ]),
    );
    return featureList([...storm, volcano, ...fires]);
  };
}

const stormAt = ({ at, longitude, latitude, windKnots }: CyclonePosition): object =>
  eventOf({ id: 'EONET_EX2', category: 'severeStorms', title: 'EXERCISE cyclone', windKnots }, at, [
    longitude,
    latitude,
  ]);

function eventOf(
  what: { id: string; category: string; title: string; windKnots?: number },
  at: number,
  coordinates: readonly number[],
): object {
  const { id, category, title, windKnots } = what;
  const gdacs = { id: 'GDACS', url: 'https://www.gdacs.org/report.aspx?eventid=2&eventtype=TC' };
  return {
    type: 'Feature',
    properties: {
      id,
      title,
      closed: null,
      date: `${isoDate(at)}T${new Date(at).toISOString().slice(11, 19)}Z`,
      magnitudeValue: windKnots ?? null,
      magnitudeUnit: windKnots === undefined ? null : 'kts',
      categories: [{ id: category, title: category }],
      sources: [windKnots === undefined ? { id: 'EXERCISE', url: '' } : gdacs],
    },
    geometry: { type: 'Point', coordinates },
  };
}
