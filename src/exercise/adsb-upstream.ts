import { FLIGHT_CIRCLES } from '../reference/flight-boxes.ts';
import { civilSky, type FlyingAircraft, militarySky } from './air-traffic.ts';
import type { ExercisePlan } from './further-upstreams.ts';
import type { Upstream, UpstreamAnswer } from './upstream-server.ts';

const HOST = 'api.adsb.lol';
const MILITARY_FLAG = 1;

/** adsb.lol's `/v2/mil` and `/v2/point/{lat}/{lon}/{nm}` of the watched areas, as of the clock. */
export function adsbUpstream({ seed, anchorAt, clock }: ExercisePlan): Upstream {
  return ({ host, path }) => {
    if (host !== HOST) return undefined;
    const moment = { seed, anchorAt, now: clock.now() };
    if (path === '/v2/mil')
      return answer(
        moment.now,
        militarySky(moment).map((plane) => written(plane, MILITARY_FLAG)),
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
      civilSky(moment, circle).map((plane) => written(plane, 0)),
    );
  };
}

function answer(now: number, ac: readonly object[]): UpstreamAnswer {
  const body = JSON.stringify({ ac, msg: 'EXERCISE: invented aircraft', now, total: ac.length, ctime: now, ptime: 0 });
  return { status: 200, contentType: 'application/json', body };
}

function written({ hex, latitude, longitude, hasPoorPosition, isOnGround }: FlyingAircraft, dbFlags: number): object {
  return {
    hex,
    type: 'adsb_icao',
    flight: 'EXERCISE',
    ...(dbFlags === 0 ? {} : { dbFlags }),
    alt_baro: isOnGround ? 'ground' : 31_000,
    lat: Number(latitude.toFixed(6)),
    lon: Number(longitude.toFixed(6)),
    nic: hasPoorPosition ? 0 : 8,
    nac_p: hasPoorPosition ? 0 : 10,
    seen_pos: 1.2,
    seen: 0.4,
    mlat: [],
    tisb: [],
  };
}
