import { sin } from '../arithmetic/sin.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../assessment/time.ts';
import { drawCount, randomOf } from '../feeds/fakes/random.ts';
import type { FlyingAircraft, SkyMoment } from '../feeds/fakes/story.ts';
import { FLIGHT_BOXES, type FlightCircle, theaterOverhead } from '../reference/flight-boxes.ts';
import { civilFlights, militaryFlights, simulatedGnssInterference } from './storyline.ts';

/** Military aircraft that are usually received at one moment over a theater: invented, in the proportions of a recorded answer. */
const MILITARY_MEANS: readonly (readonly [theaterId: string, count: number])[] = [
  ['gulf', 8],
  ['levant', 3],
  ['eastern-mediterranean', 4],
  ['red-sea', 3],
  ['black-sea', 3],
  ['baltic-nordic', 5],
  ['central-europe', 14],
  ['southern-europe', 8],
  ['western-europe', 12],
  ['taiwan-strait', 2],
  ['korean-peninsula', 6],
  ['north-east-asia', 9],
  ['south-china-sea', 2],
  ['pacific', 6],
  ['canada', 3],
  ['united-states', 70],
];
/** Civil aircraft that are usually received at one moment in a watched area, and the share of poor positions there. */
const CIVIL_MEANS: Readonly<Record<string, readonly [count: number, poorShare: number]>> = {
  gulf: [150, 0.02],
  levant: [60, 0.12],
  'eastern-mediterranean': [50, 0.1],
  'red-sea': [40, 0.02],
  'black-sea': [60, 0.08],
  'baltic-nordic': [90, 0.1],
  'ukraine-russia': [70, 0.15],
  'india-pakistan': [110, 0.02],
  'taiwan-strait': [80, 0.01],
  'korean-peninsula': [120, 0.01],
};
/** On the ground beside those in the air. */
const GROUND_SHARE = 0.2;
/** A new picture so often: receivers hear all the time, callers ask every quarter of an hour. */
const PICTURE_MS = 5 * MINUTE_MS;

/** Military aircraft at one moment: three times the usual over the Gulf from the blockade on. */
export function militarySky(moment: SkyMoment): readonly FlyingAircraft[] {
  return MILITARY_MEANS.flatMap(([theaterId, mean], row) => {
    const random = randomOf(`${moment.seed}|mil|${theaterId}|${pictureOf(moment)}`);
    const factor = theaterId === 'gulf' ? militaryFlights(offsetOf(moment)) : 1;
    const box = FLIGHT_BOXES.find((candidate) => candidate.theaterId === theaterId);
    if (box === undefined) return [];
    return Array.from({ length: Math.max(1, drawCount(random, mean * factor * dayShape(moment.now))) }, (_, index) => {
      const hex = (0xae0000 + row * 0x400 + index).toString(16);
      let [latitude, longitude] = [(box.south + box.north) / 2, (box.west + box.east) / 2];
      for (let attempt = 0; attempt < 20; attempt += 1) {
        const [north, east] = [
          box.south + random() * (box.north - box.south),
          box.west + random() * (box.east - box.west),
        ];
        if (theaterOverhead(north, east) !== theaterId) continue;
        [latitude, longitude] = [north, east];
        break;
      }
      return { hex, latitude, longitude, hasPoorPosition: false, isOnGround: random() < GROUND_SHARE };
    });
  });
}

/** Civil aircraft in one watched area at one moment. */
export function civilSky(moment: SkyMoment, { theaterId, latitude, longitude, radiusNm }: FlightCircle) {
  const [mean, poorShare] = CIVIL_MEANS[theaterId] ?? [0, 0];
  const random = randomOf(`${moment.seed}|civ|${theaterId}|${pictureOf(moment)}`);
  const isGulf = theaterId === 'gulf';
  const factor = isGulf ? civilFlights(offsetOf(moment)) : 1;
  const poor = poorShare + (isGulf ? simulatedGnssInterference(offsetOf(moment)) : 0);
  const span = radiusNm / 60 / 2;
  return Array.from(
    { length: drawCount(random, mean * factor * dayShape(moment.now)) },
    (_, index): FlyingAircraft => ({
      hex: (0x700000 + index).toString(16),
      latitude: latitude + (2 * random() - 1) * span,
      longitude: longitude + (2 * random() - 1) * span,
      hasPoorPosition: random() < poor,
      isOnGround: random() < GROUND_SHARE,
    }),
  );
}

const offsetOf = ({ anchorAt, now }: SkyMoment): number => (now - anchorAt) / DAY_MS;
const pictureOf = ({ now }: SkyMoment): number => Math.floor(now / PICTURE_MS);

/** More by day than by night, by a quarter each way; the day of all theaters is that of UTC. */
const dayShape = (now: number): number => 1 + 0.25 * sin((2 * Math.PI * ((now % DAY_MS) / HOUR_MS - 8)) / 24);
