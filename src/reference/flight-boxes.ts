/** A piece of sky that belongs to one theater, degrees. */
export interface FlightBox {
  readonly theaterId: string;
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** A watched circle of civil traffic inside a theater. */
export interface FlightCircle {
  readonly theaterId: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Nautical miles, at most 250: the widest circle that adsb.lol answers. */
  readonly radiusNm: number;
}

type BoxRow = readonly [theaterId: string, south: number, west: number, north: number, east: number];

/**
 * Boxes over land and its sea areas; a point belongs to the first that holds it, so contested waters and narrow countries
 * stand before wide neighbours. Drawn by hand on round degrees: they split counts, they are no borders. Theaters over
 * which hardly a receiver listens (China, the Sahel, the Great Lakes) have none: silence there would say nothing.
 */
const BOX_ROWS: readonly BoxRow[] = [
  ['gulf', 22, 46.5, 31, 60],
  ['gulf', 31, 42, 39, 60],
  ['levant', 29, 34.5, 37, 42],
  ['eastern-mediterranean', 31, 25.5, 36.5, 34.5],
  ['red-sea', 11, 32.5, 29, 46.5],
  ['taiwan-strait', 21.5, 116.5, 27, 123.5],
  ['korean-peninsula', 33, 123.5, 43, 131],
  ['north-east-asia', 24, 123.5, 46, 150],
  ['south-china-sea', 3, 105, 21.5, 121.5],
  ['caucasus', 38.5, 41.5, 43.5, 50],
  ['black-sea', 41, 27.5, 46.7, 41.5],
  ['ukraine-russia', 46.7, 22.5, 53.5, 42],
  ['ukraine-russia', 53.5, 28, 61, 50],
  ['baltic-nordic', 53.5, 9, 71, 28],
  ['balkans', 39.5, 13.5, 46.5, 23],
  ['central-europe', 46.5, 6, 54, 22.5],
  ['southern-europe', 35, -10, 46.5, 27.5],
  ['western-europe', 46.5, -11, 61, 6],
  ['maghreb', 20, -13, 35, 25],
  ['india-pakistan', 20, 61, 37, 81],
  ['horn', -5, 33, 11, 52],
  ['caribbean', 10, -86, 24, -60],
  ['united-states', 24, -125, 49, -67],
  ['canada', 49, -130, 70, -53],
  ['arctic-north-pacific', 50, -179.9, 75, -130],
  ['pacific', -48, 110, -9, 179.9],
];

export const FLIGHT_BOXES: readonly FlightBox[] = BOX_ROWS.map(([theaterId, south, west, north, east]) => ({
  theaterId,
  south,
  west,
  north,
  east,
}));

/** Theaters whose sky is watched, each once. */
export const FLOWN_THEATERS: readonly string[] = [...new Set(FLIGHT_BOXES.map(({ theaterId }) => theaterId))];

/** Where civil traffic and its satellite positions are watched: a busy centre of each theater that has receivers. */
export const FLIGHT_CIRCLES: readonly FlightCircle[] = [
  { theaterId: 'gulf', latitude: 26, longitude: 53.5, radiusNm: 250 },
  { theaterId: 'levant', latitude: 32.5, longitude: 36, radiusNm: 150 },
  { theaterId: 'eastern-mediterranean', latitude: 34.5, longitude: 31, radiusNm: 150 },
  { theaterId: 'red-sea', latitude: 20, longitude: 39, radiusNm: 250 },
  { theaterId: 'black-sea', latitude: 43.5, longitude: 33, radiusNm: 250 },
  { theaterId: 'baltic-nordic', latitude: 57, longitude: 21, radiusNm: 250 },
  { theaterId: 'ukraine-russia', latitude: 56, longitude: 37.5, radiusNm: 250 },
  { theaterId: 'india-pakistan', latitude: 29.5, longitude: 73.5, radiusNm: 250 },
  { theaterId: 'taiwan-strait', latitude: 24.5, longitude: 119.8, radiusNm: 150 },
  { theaterId: 'korean-peninsula', latitude: 37, longitude: 127, radiusNm: 200 },
];

/**
 * Theater whose sky holds a point.
 * @param latitude degrees north
 * @param longitude degrees east, -180 to 180
 * @returns undefined outside of every box
 */
export function theaterOverhead(latitude: number, longitude: number): string | undefined {
  return FLIGHT_BOXES.find(
    ({ south, west, north, east }) => latitude >= south && latitude < north && longitude >= west && longitude < east,
  )?.theaterId;
}
