import { DAY_MS } from '../assessment/time.ts';
import { drawCount, drawOne, randomOf } from '../feeds/fakes/random.ts';
import type { UcdpEvent } from '../feeds/fakes/ucdp-csv.ts';
import { INCIDENTS_OFFSET, REOPENING_OFFSET } from './storyline.ts';

interface ViolentPlace {
  /** Country as UCDP names it, and its Gleditsch-Ward number. */
  readonly country: string;
  readonly countryId: number;
  readonly region: string;
  /** Events a day on a calm day, and the mean of deaths in one. */
  readonly eventsPerDay: number;
  readonly deathsPerEvent: number;
  readonly latitude: number;
  readonly longitude: number;
}

const place = (
  [country, countryId, region]: readonly [string, number, string],
  [eventsPerDay, deathsPerEvent]: readonly [number, number],
  [latitude, longitude]: readonly [number, number],
): ViolentPlace => ({ country, countryId, region, eventsPerDay, deathsPerEvent, latitude, longitude });

/** Invented rates, of the size of a Candidate month of 2023. */
const VIOLENT_PLACES: readonly ViolentPlace[] = [
  place(['Ukraine', 369, 'Europe'], [8, 4], [48.5, 37.6]),
  place(['Mexico', 70, 'Americas'], [5, 1.5], [24.8, -107.4]),
  place(['Myanmar (Burma)', 775, 'Asia'], [4, 2.5], [21.9, 95.9]),
  place(['Syria', 652, 'Middle East'], [2.5, 2], [35.9, 36.6]),
  place(['Nigeria', 475, 'Africa'], [2.5, 4], [11.8, 13.1]),
  place(['Sudan', 625, 'Africa'], [2, 6], [13.6, 25.3]),
  place(['Brazil', 140, 'Americas'], [2, 1.2], [-22.9, -43.2]),
  place(['Colombia', 100, 'Americas'], [1.2, 1.3], [2.4, -76.6]),
  place(['Burkina Faso', 439, 'Africa'], [1, 7], [13.1, -1.1]),
  place(['Mali', 432, 'Africa'], [1, 4], [14.5, -4.1]),
  place(['DR Congo (Zaire)', 490, 'Africa'], [1.2, 5], [1.5, 29.9]),
  place(['Ethiopia', 530, 'Africa'], [0.8, 4], [11.6, 37.4]),
  place(['Somalia', 520, 'Africa'], [1, 6], [2.2, 45]),
  place(['Pakistan', 770, 'Asia'], [1, 2.5], [32.9, 69.9]),
  place(['Yemen (North Yemen)', 678, 'Middle East'], [0.8, 2.5], [15.3, 44.1]),
  place(['Iraq', 645, 'Middle East'], [0.4, 2], [34.8, 44.4]),
  place(['Afghanistan', 700, 'Asia'], [0.4, 2.5], [34.5, 69.2]),
  place(['India', 750, 'Asia'], [0.4, 1.5], [19.6, 81.2]),
];

const AT_SEA: readonly ViolentPlace[] = [
  place(['Iran', 630, 'Middle East'], [0.6, 3], [26.9, 56.3]),
  place(['Oman', 698, 'Middle East'], [0.25, 2], [26.2, 56.4]),
];

const KINDS = [
  { type: 1, weight: 6, sideA: 'Government of', sideB: 'armed group' },
  { type: 2, weight: 2, sideA: 'armed group A in', sideB: 'armed group B' },
  { type: 3, weight: 2, sideA: 'armed group in', sideB: 'civilians' },
] as const;

interface ViolenceRequest {
  readonly seed: number;
  readonly anchorDayAt: number;
  /** UTC midnight, epoch ms. */
  readonly dayAt: number;
}

/** The events of one day: a calm course in eighteen countries, and the attacks at sea once the story has begun. */
export function organisedViolence({ seed, anchorDayAt, dayAt }: ViolenceRequest): readonly UcdpEvent[] {
  const offset = (dayAt - anchorDayAt) / DAY_MS;
  const inStory = offset >= INCIDENTS_OFFSET && offset < REOPENING_OFFSET;
  return [...VIOLENT_PLACES, ...(inStory ? AT_SEA : [])].flatMap((where) => {
    const random = randomOf(`${seed}|violence|${dayAt}|${where.countryId}`);
    const count = drawCount(random, where.eventsPerDay);
    return Array.from({ length: count }, (_, index) => violentEvent(where, { dayAt, index, random }));
  });
}

function violentEvent(
  where: ViolentPlace,
  { dayAt, index, random }: { readonly dayAt: number; readonly index: number; readonly random: () => number },
): UcdpEvent {
  const kind = drawOne(random, KINDS);
  const best = drawCount(random, where.deathsPerEvent * (0.4 + 1.2 * random()));
  const deathsA = kind.type === 3 ? 0 : Math.floor(best * 0.4 * random());
  const deathsB = kind.type === 3 ? 0 : Math.floor((best - deathsA) * random());
  const deathsCivilians = best - deathsA - deathsB;
  const days = random() < 0.9 ? 0 : 1 + Math.floor(random() * 5);
  const day = Math.round(dayAt / DAY_MS);
  const sideA = `EXERCISE ${kind.sideA} ${where.country}`;
  const sideB = `EXERCISE ${kind.sideB}`;
  return {
    id: (day % 10_000) * 100_000 + where.countryId * 100 + index,
    relid: `EXERCISE-${where.countryId}-${day}-${index}`,
    typeOfViolence: kind.type,
    conflictName: `EXERCISE conflict in ${where.country}`,
    dyadName: `${sideA} - ${sideB}`,
    sideA,
    sideB,
    country: where.country,
    countryId: where.countryId,
    region: where.region,
    datePrecision: days === 0 ? 1 : 2,
    startsAt: dayAt - days * DAY_MS,
    endsAt: dayAt,
    deathsA,
    deathsB,
    deathsCivilians,
    deathsUnknown: 0,
    best,
    high: best + Math.floor(random() * 3),
    low: deathsA + deathsB + Math.floor(deathsCivilians * 0.8),
    place: `EXERCISE place in ${where.country}`,
    latitude: Math.round((where.latitude + random() - 0.5) * 1e4) / 1e4,
    longitude: Math.round((where.longitude + random() - 0.5) * 1e4) / 1e4,
    headline: `EXERCISE: invented report, ${best} dead`,
    office: 'EXERCISE wire',
  };
}
