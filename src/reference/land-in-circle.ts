import { asin } from '../arithmetic/asin.ts';
import { cos, sin } from '../arithmetic/sin.ts';
import { square } from '../arithmetic/square.ts';
import { countryAt } from './country-at.ts';

/** Mean radius of the Earth, km. */
const EARTH_KM = 6_371;
const RADIAN = Math.PI / 180;
/** Points by which a circle is measured: areas are right to about one part in a hundred of the circle. */
const POINTS = 1_000;
/** Each point is turned by the golden angle from the one before: they lie evenly however many there are. */
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

/**
 * Land of each country within a distance of a point, km², by ISO 3166-1 alpha-2, the largest first; nothing at sea. Borders and shores are
 * those of `countryAt`.
 * @param centre degrees north and east
 * @param radiusKm over the surface, up to a quarter of the globe
 */
export function landInCircle(
  centre: { readonly lat: number; readonly lon: number },
  radiusKm: number,
): ReadonlyMap<string, number> {
  const angle = radiusKm / EARTH_KM;
  // Of a cap 1 - cos(angle) is the share of the half globe; written so that small circles lose no digits.
  const height = 2 * square(sin(angle / 2));
  const pointKm2 = (2 * Math.PI * EARTH_KM * EARTH_KM * height) / POINTS;
  const counts = new Map<string, number>();
  for (let index = 0; index < POINTS; index += 1) {
    const depth = (height * (index + 0.5)) / POINTS;
    const point = pointFrom(centre, depth, index * GOLDEN_ANGLE);
    const iso2 = countryAt(point.lat, point.lon)?.iso2;
    if (iso2 !== undefined) counts.set(iso2, (counts.get(iso2) ?? 0) + 1);
  }
  const areas = [...counts].map(([iso2, count]) => [iso2, count * pointKm2] as const);
  return new Map(areas.sort(([a, areaA], [b, areaB]) => areaB - areaA || (a < b ? -1 : 1)));
}

/**
 * The point in a direction from another one.
 * @param depth 1 - cos of the angle between them
 * @param bearing radians from north, clockwise
 */
function pointFrom({ lat, lon }: { readonly lat: number; readonly lon: number }, depth: number, bearing: number) {
  const [along, across] = [1 - depth, Math.sqrt(depth * (2 - depth))];
  const [sinLat, cosLat] = [sin(lat * RADIAN), cos(lat * RADIAN)];
  // On axes through the centre, its north and its east.
  const [north, east] = [across * cos(bearing), across * sin(bearing)];
  const up = sinLat * along + cosLat * north;
  const outwards = cosLat * along - sinLat * north;
  const reach = Math.sqrt(square(outwards) + square(east));
  const turn = reach === 0 ? 0 : asin(clamped(east / reach)) / RADIAN;
  return { lat: asin(clamped(up)) / RADIAN, lon: lon + (outwards < 0 ? 180 - turn : turn) };
}

const clamped = (value: number): number => Math.min(1, Math.max(-1, value));
