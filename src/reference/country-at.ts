import { feature } from 'topojson-client';
import atlas from 'world-atlas/countries-50m.json' with { type: 'json' };
import { asin } from '../arithmetic/asin.ts';
import { cos, sin } from '../arithmetic/sin.ts';
import { square } from '../arithmetic/square.ts';
import { type Country, countryByIso2, countryByM49 } from './countries.ts';
import { type Box, COUNTRY_BORDERS, type SmallPlace } from './country-borders.ts';

/**
 * The country whose land a point lies on, at 1:50 million: borders are right to some kilometres, and islands below some
 * square kilometres are sea.
 * @param latitude degrees north
 * @param longitude degrees east; whole turns are taken off
 * @returns undefined at sea, and for what is no point of the globe
 */
export function countryAt(latitude: number, longitude: number): Country | undefined {
  const point = pointOf(latitude, longitude);
  if (point === undefined) return undefined;
  const small = smallPlaceAt(point);
  if (small !== undefined) return countryByIso2(small.iso2);
  const nearby = atlasByDegree().get(Math.floor(point.latitude)) ?? [];
  const piece = nearby.find((candidate) => candidate.turns.some((turn) => covers(candidate, turned(point, turn))));
  return piece === undefined ? undefined : countryByIso2(ownerOf(piece.iso2, point));
}

/**
 * The country a point lies on, or the one whose coast is nearest.
 * @param withinKm farther coasts do not count; distances are right to a few percent up to 500 km and 80 degrees north
 */
export function nearestCountry(latitude: number, longitude: number, withinKm: number): Country | undefined {
  const point = pointOf(latitude, longitude);
  if (point === undefined) return undefined;
  const here = countryAt(latitude, longitude);
  if (here !== undefined) return here;
  let nearest: { readonly iso2: string; readonly km: number } | undefined;
  for (const small of COUNTRY_BORDERS.small) {
    const km = kmBetween(point, small) - small.radiusKm;
    if (km <= (nearest?.km ?? withinKm)) nearest = { iso2: small.iso2, km };
  }
  for (const piece of pieces()) {
    for (const turn of TURNS) {
      const reachKm = nearest?.km ?? withinKm;
      const from = turned(point, turn);
      if (!isNear(piece, from, reachKm)) continue;
      const km = kmToRings(piece.rings, from);
      if (km <= reachKm) nearest = { iso2: piece.iso2, km };
    }
  }
  return nearest === undefined ? undefined : countryByIso2(ownerOf(nearest.iso2, point));
}

interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** As the atlas has it: `[longitude, latitude]` of each corner. */
type DrawnRing = readonly (readonly number[])[];

/** Longitude and latitude of each corner in turn: the atlas has 100,000 corners, which as lists take 20 MB. */
type Ring = Float64Array;

/** One piece of connected land with its lakes and enclaves cut out. */
interface Piece extends Box {
  readonly iso2: string;
  /** The first ring is the shore, the others are holes. Land on both sides of 180° runs on. */
  readonly rings: readonly Ring[];
  /** By how many degrees a point in [-180, 180) may have to be turned to be met by it. */
  readonly turns: readonly number[];
  /** Its edges by the whole degrees of latitude they touch, four numbers each; made when a point is first looked for. */
  edges?: ReadonlyMap<number, Float64Array>;
}

/** A shore may be met one turn away. */
const TURNS = [0, -360, 360] as const;
const turned = ({ latitude, longitude }: Point, turn: number): Point => ({ latitude, longitude: longitude + turn });

/** Kilometres of one degree of a great circle. */
const KM_A_DEGREE = 111.195;

function pointOf(latitude: number, longitude: number): Point | undefined {
  if (!(latitude >= -90 && latitude <= 90) || !Number.isFinite(longitude)) return undefined;
  return { latitude, longitude: ((((longitude + 180) % 360) + 360) % 360) - 180 };
}

let decoded: readonly Piece[] | undefined;
let byDegree: ReadonlyMap<number, readonly Piece[]> | undefined;

/** Decoded at the first question: a start that asks none does not pay for it. */
function pieces(): readonly Piece[] {
  decoded ??= decode();
  return decoded;
}

/** Pieces by the whole degrees of latitude they touch. */
function atlasByDegree(): ReadonlyMap<number, readonly Piece[]> {
  byDegree ??= indexByDegree(pieces().map((piece) => ({ from: piece.south, to: piece.north, items: [piece] })));
  return byDegree;
}

function indexByDegree<Item>(
  entries: Iterable<{ readonly from: number; readonly to: number; readonly items: readonly Item[] }>,
): ReadonlyMap<number, readonly Item[]> {
  const index = new Map<number, Item[]>();
  for (const { from, to, items } of entries) {
    for (let degree = Math.floor(from); degree <= to; degree += 1) {
      const bucket = index.get(degree);
      if (bucket === undefined) index.set(degree, [...items]);
      else bucket.push(...items);
    }
  }
  return index;
}

function decode(): readonly Piece[] {
  return feature(atlas, atlas.objects.countries).features.flatMap(({ id, properties, geometry }) => {
    const iso2 = typeof id === 'string' ? countryByM49(id)?.iso2 : COUNTRY_BORDERS.unnumbered[properties.name];
    if (iso2 === undefined) return [];
    if (geometry.type === 'Polygon') return [pieceOf(iso2, geometry.coordinates)];
    return geometry.type === 'MultiPolygon' ? geometry.coordinates.map((rings) => pieceOf(iso2, rings)) : [];
  });
}

function pieceOf(drawnAs: string, drawn: readonly DrawnRing[]): Piece {
  // The atlas draws the South Pole as a hole in Antarctica.
  const rings = drawn.filter((ring) => ring.some(([, latitude = 0]) => latitude > -89.9)).map(unrolled);
  const box = boxOf(rings[0] ?? new Float64Array());
  const moved = COUNTRY_BORDERS.moved.find((entry) => entry.drawnAs === drawnAs && holds(entry, box));
  const turns = TURNS.filter((turn) => -180 + turn <= box.east && 180 + turn >= box.west);
  return { iso2: moved?.iso2 ?? drawnAs, rings, turns, ...box };
}

/** The atlas jumps from 180° to -180° within a ring; here the ring runs on. One that goes round the pole is closed there. */
function unrolled(ring: DrawnRing): Ring {
  let [last, turn] = [ring[0]?.[0] ?? 0, 0];
  const points = ring.flatMap(([longitude = 0, latitude = 0]) => {
    if (Math.abs(longitude - last) > 180) turn += longitude < last ? 360 : -360;
    last = longitude;
    return [longitude + turn, latitude];
  });
  if (turn === 0) return Float64Array.from(points);
  const [first = 0, latitude = 0] = points;
  const pole = latitude < 0 ? -90.001 : 90.001;
  return Float64Array.from([...points, first + turn, pole, first, pole, first, latitude]);
}

function boxOf(ring: Ring): Box {
  let [south, west, north, east] = [91, 720, -91, -720];
  for (let index = 0; index < ring.length; index += 2) {
    const [longitude = 0, latitude = 0] = [ring[index], ring[index + 1]];
    south = Math.min(south, latitude);
    north = Math.max(north, latitude);
    west = Math.min(west, longitude);
    east = Math.max(east, longitude);
  }
  return { south, west, north, east };
}

const holds = (outer: Box, inner: Box): boolean =>
  inner.south >= outer.south && inner.north <= outer.north && inner.west >= outer.west && inner.east <= outer.east;

function covers(piece: Piece, point: Point): boolean {
  if (!isInBox(piece, point)) return false;
  piece.edges ??= edgesByDegree(piece.rings);
  return isInside(piece.edges.get(Math.floor(point.latitude)), point);
}

function edgesByDegree(rings: readonly Ring[]): ReadonlyMap<number, Float64Array> {
  const index = indexByDegree(edgesOf(rings));
  return new Map([...index].map(([degree, edges]) => [degree, Float64Array.from(edges)]));
}

const isInBox = (box: Box, { latitude, longitude }: Point): boolean =>
  latitude >= box.south && latitude <= box.north && longitude >= box.west && longitude <= box.east;

function* edgesOf(rings: readonly Ring[]) {
  for (const ring of rings) {
    let [lastX = 0, lastY = 0] = ring.slice(-2);
    for (let index = 0; index < ring.length; index += 2) {
      const [x = 0, y = 0] = [ring[index], ring[index + 1]];
      yield { from: Math.min(y, lastY), to: Math.max(y, lastY), items: [lastX, lastY, x, y] };
      [lastX, lastY] = [x, y];
    }
  }
}

/** Even-odd rule over the edges at the point's latitude, those of holes among them: a hole is outside. */
function isInside(edges: Float64Array | undefined, { latitude, longitude }: Point): boolean {
  let inside = false;
  if (edges === undefined) return inside;
  for (let index = 0; index < edges.length; index += 4) {
    const [lastX = 0, lastY = 0] = [edges[index], edges[index + 1]];
    const [x = 0, y = 0] = [edges[index + 2], edges[index + 3]];
    const crosses = y > latitude !== lastY > latitude;
    if (crosses && longitude < ((lastX - x) * (latitude - y)) / (lastY - y) + x) inside = !inside;
  }
  return inside;
}

const ownerOf = (drawnAs: string, point: Point): string =>
  COUNTRY_BORDERS.cut.find((cut) => cut.drawnAs === drawnAs && isInBox(cut, point))?.iso2 ?? drawnAs;

function smallPlaceAt(point: Point): SmallPlace | undefined {
  return COUNTRY_BORDERS.small.find(
    (place) => Math.abs(place.latitude - point.latitude) < 1 && kmBetween(point, place) <= place.radiusKm,
  );
}

/** Haversine. */
function kmBetween(a: Point, b: Point): number {
  const radian = Math.PI / 180;
  const [dy, dx] = [(b.latitude - a.latitude) * radian, (b.longitude - a.longitude) * radian];
  const chord = square(sin(dy / 2)) + cos(a.latitude * radian) * cos(b.latitude * radian) * square(sin(dx / 2));
  return (2 * KM_A_DEGREE * asin(Math.min(1, Math.sqrt(chord)))) / radian;
}

/** Whether a piece may have a shore within reach. */
function isNear(box: Box, point: Point, reachKm: number): boolean {
  const degrees = reachKm / KM_A_DEGREE;
  // Meridians meet: near a pole every longitude is near.
  const parallel = cos(((Math.abs(point.latitude) + degrees) * Math.PI) / 180);
  const wide = parallel > 0.05 ? degrees / parallel : 360;
  return (
    point.latitude >= box.south - degrees &&
    point.latitude <= box.north + degrees &&
    point.longitude >= box.west - wide &&
    point.longitude <= box.east + wide
  );
}

/** To the nearest shore, on the plane that touches the globe at the point. */
function kmToRings(rings: readonly Ring[], { latitude, longitude }: Point): number {
  const kmEast = KM_A_DEGREE * cos((latitude * Math.PI) / 180);
  let nearestSquare = Number.POSITIVE_INFINITY;
  for (const ring of rings) {
    let [lastX, lastY] = [Number.NaN, Number.NaN];
    for (let index = 0; index < ring.length; index += 2) {
      const [lon = 0, lat = 0] = [ring[index], ring[index + 1]];
      const [x, y] = [(lon - longitude) * kmEast, (lat - latitude) * KM_A_DEGREE];
      const [dx, dy] = [x - lastX, y - lastY];
      const lengthSquare = dx * dx + dy * dy;
      // Where along the edge the point's foot lies; a first point is an edge of no length.
      const share = lengthSquare > 0 ? Math.min(1, Math.max(0, -(lastX * dx + lastY * dy) / lengthSquare)) : 1;
      const [footX, footY] = lengthSquare > 0 ? [lastX + share * dx, lastY + share * dy] : [x, y];
      nearestSquare = Math.min(nearestSquare, footX * footX + footY * footY);
      [lastX, lastY] = [x, y];
    }
  }
  return Math.sqrt(nearestSquare);
}
