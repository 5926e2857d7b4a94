import { asin } from '../arithmetic/asin.ts';
import { cos, sin } from '../arithmetic/sin.ts';
import { square } from '../arithmetic/square.ts';
import { CHOKEPOINTS, type Chokepoint } from './chokepoints.ts';

/** A box of water in which ships are counted. Decimal degrees, WGS 84, edges included. */
export interface AisArea {
  readonly id: string;
  readonly name: string;
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
}

/** Waters that coastal receivers of Finland and its neighbours hear; boxes drawn on the chart, none overlapping another. */
export const AIS_AREAS: readonly AisArea[] = [
  { id: 'gulf_of_finland', name: 'Gulf of Finland', south: 59.2, north: 60.7, west: 22.9, east: 30.3 },
  { id: 'gulf_of_bothnia', name: 'Gulf of Bothnia', south: 60.7, north: 65.9, west: 17, east: 25.6 },
  { id: 'aland_sea', name: 'Åland and Archipelago Sea', south: 59.2, north: 60.7, west: 18.5, east: 22.9 },
  { id: 'northern_baltic', name: 'Northern Baltic Proper', south: 57.5, north: 59.2, west: 16.5, east: 24.5 },
];

/** The chokepoint whose traffic the same receivers may hear, as a box. */
export const ORESUND_WATCH: AisArea = {
  id: 'oresund',
  name: 'Øresund',
  south: 55.3,
  north: 56.2,
  west: 12.3,
  east: 13.1,
};

export function contains(watch: AisArea, { latitude, longitude }: Position): boolean {
  return latitude >= watch.south && latitude <= watch.north && longitude >= watch.west && longitude <= watch.east;
}

export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** A sea as broadcasts head themselves with it, and the theater in which it is booked. */
export interface SeaName {
  readonly name: string;
  readonly theaterId: string;
}

/** Longer names before the shorter ones they hold. */
export const SEA_NAMES: readonly SeaName[] = [
  ['STRAIT OF HORMUZ', 'gulf'],
  ['PERSIAN GULF', 'gulf'],
  ['ARABIAN GULF', 'gulf'],
  ['GULF OF OMAN', 'gulf'],
  ['ARABIAN SEA', 'gulf'],
  ['BAB EL MANDEB', 'red-sea'],
  ['RED SEA', 'red-sea'],
  ['GULF OF SUEZ', 'red-sea'],
  ['GULF OF AQABA', 'red-sea'],
  ['GULF OF ADEN', 'red-sea'],
  ['SOMALIA', 'horn'],
  ['SOMALI BASIN', 'horn'],
  ['BLACK SEA', 'black-sea'],
  ['SEA OF AZOV', 'black-sea'],
  ['EASTERN MEDITERRANEAN', 'eastern-mediterranean'],
  ['AEGEAN SEA', 'eastern-mediterranean'],
  ['LIBYA', 'maghreb'],
  ['WESTERN MEDITERRANEAN', 'maghreb'],
  ['MEDITERRANEAN SEA', 'maghreb'],
  ['BALTIC SEA', 'baltic-nordic'],
  ['GULF OF FINLAND', 'baltic-nordic'],
  ['NORWEGIAN SEA', 'baltic-nordic'],
  ['BARENTS SEA', 'baltic-nordic'],
  ['NORTH SEA', 'western-europe'],
  ['ENGLISH CHANNEL', 'western-europe'],
  ['GULF OF GUINEA', 'west-africa'],
  ['SOUTH CHINA SEA', 'south-china-sea'],
  ['SULU SEA', 'south-china-sea'],
  ['TAIWAN STRAIT', 'taiwan-strait'],
  ['EAST CHINA SEA', 'taiwan-strait'],
  ['YELLOW SEA', 'korean-peninsula'],
  ['SEA OF JAPAN', 'north-east-asia'],
  ['SINGAPORE STRAIT', 'south-east-asia'],
  ['MALACCA STRAIT', 'south-east-asia'],
  ['CELEBES SEA', 'south-east-asia'],
  ['JAVA SEA', 'south-east-asia'],
  ['BAY OF BENGAL', 'bay-of-bengal'],
  ['CARIBBEAN SEA', 'caribbean'],
  ['GULF OF MEXICO', 'mexico'],
  ['GULF OF TONKIN', 'south-china-sea'],
  ['GULF OF THAILAND', 'south-east-asia'],
  ['PHILIPPINE SEA', 'south-east-asia'],
  ['CORAL SEA', 'pacific'],
  ['TASMAN SEA', 'pacific'],
  ['ADRIATIC SEA', 'southern-europe'],
  ['TYRRHENIAN SEA', 'southern-europe'],
  ['IONIAN SEA', 'southern-europe'],
  ['BAY OF BISCAY', 'western-europe'],
  ['CELTIC SEA', 'western-europe'],
  ['IRISH SEA', 'western-europe'],
  ['MOZAMBIQUE CHANNEL', 'south-west-indian-ocean'],
].map(([name = '', theaterId = '']) => ({ name, theaterId }));

/** The theater of the first known sea that a text names; text in capitals, as warnings are sent. */
export function theaterOfNamedSea(text: string): string | undefined {
  return SEA_NAMES.find(({ name }) => text.includes(name))?.theaterId;
}

/** Waters far from any coast: announcements there count for no theater. */
const OPEN_OCEANS = ['PACIFIC', 'ATLANTIC', 'INDIAN OCEAN', 'ARCTIC OCEAN', 'SOUTHERN OCEAN'];

/** Whether a text names an ocean, whatever else it names; text in capitals. */
export function namesOpenOcean(text: string): boolean {
  return OPEN_OCEANS.some((name) => text.includes(name));
}

/** Theaters with a sea or a strait in which something can be announced, in the order of their ids. */
export const SEA_THEATERS: readonly string[] = [
  ...new Set([...SEA_NAMES, ...CHOKEPOINTS].map(({ theaterId }) => theaterId)),
].sort();

const EARTH_RADIUS_KM = 6_371;

/** Great-circle distance, kilometres. */
export function distanceKm(a: Position, b: Position): number {
  const radians = (degrees: number): number => (degrees * Math.PI) / 180;
  const haversine =
    square(sin(radians(b.latitude - a.latitude) / 2)) +
    cos(radians(a.latitude)) * cos(radians(b.latitude)) * square(sin(radians(b.longitude - a.longitude) / 2));
  return 2 * EARTH_RADIUS_KM * asin(Math.min(1, Math.sqrt(haversine)));
}

/** The chokepoint nearest to a position, when it lies within `withinKm`. */
export function chokepointNear(position: Position, withinKm: number): Chokepoint | undefined {
  let nearest: Chokepoint | undefined;
  let nearestKm = withinKm;
  for (const chokepoint of CHOKEPOINTS) {
    const km = distanceKm(position, chokepoint);
    if (km <= nearestKm) [nearest, nearestKm] = [chokepoint, km];
  }
  return nearest;
}
