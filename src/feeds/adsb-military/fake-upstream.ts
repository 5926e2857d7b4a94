import { FLIGHT_CIRCLES } from '../../reference/flight-boxes.ts';
import { type Answer, type FakeUpstream, type FakeWorld, NOW, type Upstream } from '../fakes/fake-upstream.ts';
import type { FlyingAircraft } from '../fakes/story.ts';

export const fakeAdsbMilitary: FakeUpstream = (world) => (world === undefined ? handMade : ofWorld(world));

/** Hand-made aircraft in adsb.lol's form, in the air over the Gulf with a sound position by default. */
export function aircraft(index: number, members: Readonly<Record<string, unknown>> = {}): object {
  return {
    hex: (0xae0000 + index).toString(16),
    type: 'adsb_icao',
    flight: `TEST${index}  `,
    alt_baro: 30_000,
    lat: 26 + (index % 10) / 10,
    lon: 52,
    nic: 8,
    nac_p: 10,
    seen_pos: 1.5,
    seen: 0.5,
    ...members,
  };
}

export function skyAnswer(aircraftList: readonly object[], now = NOW): string {
  return JSON.stringify({ ac: aircraftList, msg: 'No error', now, total: aircraftList.length, ctime: now, ptime: 0 });
}

const many = (members: Readonly<Record<string, unknown>>) =>
  Array.from({ length: 20 }, (_, index) => aircraft(index, members));
const MILITARY = skyAnswer(many({ dbFlags: 1 }));
const CIVIL = skyAnswer([...many({}), aircraft(20, { nic: 0, nac_p: 0 })]);

/** `/v2/mil` and every `/v2/point`. */
const handMade: Upstream = ({ host, pathname }) => {
  if (host !== 'api.adsb.lol') return undefined;
  const body = pathname === '/v2/mil' ? MILITARY : pathname.startsWith('/v2/point/') ? CIVIL : undefined;
  return body === undefined ? undefined : { status: 200, contentType: 'application/json', body };
};

const HOST = 'api.adsb.lol';
const MILITARY_FLAG = 1;

/** adsb.lol's `/v2/mil` and `/v2/point/{lat}/{lon}/{nm}` of the watched areas, as of the clock. */
function ofWorld({ seed, anchorAt, clock, story }: FakeWorld): Upstream {
  return ({ hostname: host, pathname: path }) => {
    if (host !== HOST) return undefined;
    const moment = { seed, anchorAt, now: clock.now() };
    if (path === '/v2/mil')
      return answer(
        moment.now,
        story.militarySky(moment).map((plane) => written(plane, MILITARY_FLAG)),
      );
    const [, latitude, longitude, radiusNm] = /^\/v2\/point\/([^/]+)\/([^/]+)\/([^/]+)$/.exec(path) ?? [];
    const circle = FLIGHT_CIRCLES.find(
      (candidate) =>
        candidate.latitude === Number(latitude) &&
        candidate.longitude === Number(longitude) &&
        candidate.radiusNm === Number(radiusNm),
    );
    if (circle === undefined) return { status: 404, contentType: 'application/json', body: '{"detail":"Not Found"}' };
    return answer(
      moment.now,
      story.civilSky(moment, circle).map((plane) => written(plane, 0)),
    );
  };
}

function answer(now: number, ac: readonly object[]): Answer {
  const body = JSON.stringify({ ac, msg: 'EXERCISE: invented aircraft', now, total: ac.length, ctime: now, ptime: 0 });
  return { status: 200, contentType: 'application/json', body };
}

function written({ hex, latitude, longitude, hasPoorPosition, isOnGround }: FlyingAircraft, dbFlags: number): object {
  return {
    hex,
    type: 'adsb_icao',
    flight: 'EXERCISE',
    t: dbFlags === 0 ? 'A320' : 'C17',
    ...(dbFlags === 0 ? {} : { dbFlags }),
    alt_baro: isOnGround ? 'ground' : 31_000,
    lat: Number(latitude.toFixed(6)),
    lon: Number(longitude.toFixed(6)),
    gs: 430,
    track: Number.parseInt(hex, 16) % 360,
    nic: hasPoorPosition ? 0 : 8,
    nac_p: hasPoorPosition ? 0 : 10,
    seen_pos: 1.2,
    seen: 0.4,
    mlat: [],
    tisb: [],
  };
}
