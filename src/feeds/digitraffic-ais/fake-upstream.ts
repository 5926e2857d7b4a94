import { sin } from '../../arithmetic/sin.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../assessment/time.ts';
import { AIS_AREAS, ORESUND_WATCH } from '../../reference/ais-areas.ts';
import { at, type FakeUpstream, type FakeWorld, NOW, type Upstream } from '../fakes/fake-upstream.ts';
import { drawCount, randomOf } from '../fakes/random.ts';

export const fakeDigitrafficAis: FakeUpstream = (world) => (world === undefined ? handMade : ofWorld(world));

/** Hand-made position in the upstream's format: a ship at 12 knots off Helsinki, a minute before `NOW`. */
export const location = (mmsi: number, cells: Readonly<Record<string, unknown>> = {}, position = [24.95, 59.95]) => ({
  mmsi,
  type: 'Feature',
  geometry: { type: 'Point', coordinates: position },
  properties: {
    mmsi,
    sog: 12.1,
    cog: 266.5,
    navStat: 0,
    rot: 4,
    posAcc: true,
    raim: false,
    heading: 267,
    timestamp: 59,
    timestampExternal: NOW - 60_000,
    ...cells,
  },
});

export const locationsAnswer = (...features: readonly unknown[]) => ({
  type: 'FeatureCollection',
  dataUpdatedTime: '2026-10-14T12:06:30Z',
  features,
});

const handMade: Upstream = at('meri.digitraffic.fi', () => ({
  status: 200,
  contentType: 'application/json;charset=UTF-8',
  body: JSON.stringify(
    locationsAnswer(
      location(230_000_001),
      location(230_000_002, { sog: 0, navStat: 5 }),
      location(219_000_003, {}, [12.7, 55.7]),
      location(265_000_004, {}, [19.2, 58.4]),
    ),
  ),
}));

/** Ships in each water on an ordinary hour, those at anchor included. */
const SHIPS: Readonly<Record<string, number>> = {
  gulf_of_finland: 140,
  gulf_of_bothnia: 90,
  aland_sea: 110,
  northern_baltic: 80,
  oresund: 60,
};
/** Share of them under way. */
const UNDER_WAY = 0.55;

/** Positions of ships in the Baltic: more by day than by night, and more than usual where tankers now load. */
function ofWorld({ seed, anchorAt, clock, story }: FakeWorld): Upstream {
  return ({ hostname: host, pathname: path, searchParams: query }) => {
    if (host !== 'meri.digitraffic.fi' || path !== '/api/ais/v1/locations') return undefined;
    const now = clock.now();
    const features = [...AIS_AREAS, ORESUND_WATCH].flatMap((watch, sea) => {
      const random = randomOf(`${seed}|ais|${watch.id}|${Math.floor(now / HOUR_MS)}`);
      const hour = new Date(now).getUTCHours();
      const factor = watch.id === 'gulf_of_finland' ? story.balticTraffic((now - anchorAt) / DAY_MS) : 1;
      const mean = (SHIPS[watch.id] ?? 0) * factor * (1 + 0.15 * sin(((hour - 6) * Math.PI) / 12));
      return Array.from({ length: drawCount(random, mean) }, (_, index) => {
        const position = [
          watch.west + random() * (watch.east - watch.west),
          watch.south + random() * (watch.north - watch.south),
        ];
        const isUnderWay = random() < UNDER_WAY;
        return shipAt(position, {
          mmsi: 230_000_000 + sea * 10_000 + index,
          sog: isUnderWay ? Math.round((2 + 16 * random()) * 10) / 10 : 0,
          navStat: isUnderWay ? 0 : 1,
          at: Math.floor(now - random() * 25 * MINUTE_MS),
        });
      });
    });
    const from = Number(query.get('from') ?? 0);
    const received = features.filter(({ properties }) => properties.timestampExternal >= from);
    const body = JSON.stringify({
      type: 'FeatureCollection',
      dataUpdatedTime: new Date(now).toISOString(),
      notice: 'EXERCISE',
      features: received,
    });
    return { status: 200, contentType: 'application/json;charset=UTF-8', body };
  };
}

interface Motion {
  readonly mmsi: number;
  readonly sog: number;
  readonly navStat: number;
  readonly at: number;
}

function shipAt(coordinates: readonly number[], { mmsi, sog, navStat, at }: Motion) {
  const properties = { mmsi, sog, cog: 90, navStat, rot: 0, posAcc: true, raim: false, heading: 90, timestamp: 30 };
  return {
    mmsi,
    type: 'Feature',
    geometry: { type: 'Point', coordinates },
    properties: { ...properties, timestampExternal: at },
  };
}
