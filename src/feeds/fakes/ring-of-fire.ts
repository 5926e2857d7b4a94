import { log10 } from '../../arithmetic/log10.ts';
import { DAY_MS } from '../../assessment/time.ts';
import { drawCount, drawOne, randomOf } from './random.ts';

/** An invented earthquake. */
export interface ExerciseQuake {
  readonly id: string;
  readonly at: number;
  readonly magnitude: number;
  readonly place: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly depthKm: number;
}

/** Where the earth shakes on ordinary days, by about how often. */
const ZONES = [
  { weight: 5, name: 'Tonga', latitude: -20.5, longitude: -174.5 },
  { weight: 5, name: 'Vanuatu', latitude: -16.5, longitude: 167.6 },
  { weight: 5, name: 'Sumatra, Indonesia', latitude: -1.5, longitude: 99.6 },
  { weight: 4, name: 'Mindanao, Philippines', latitude: 7.2, longitude: 126.4 },
  { weight: 4, name: 'Honshu, Japan', latitude: 37.6, longitude: 141.7 },
  { weight: 3, name: 'Papua New Guinea', latitude: -5.4, longitude: 151.4 },
  { weight: 3, name: 'Antofagasta, Chile', latitude: -22.8, longitude: -68.9 },
  { weight: 2, name: 'Oaxaca, Mexico', latitude: 16.1, longitude: -96.3 },
  { weight: 2, name: 'Aleutian Islands, Alaska', latitude: 52.1, longitude: -174.2 },
  { weight: 1, name: 'Hindu Kush, Afghanistan', latitude: 36.5, longitude: 70.6 },
] as const;
/** Earthquakes of magnitude 4.5 and more in a day of the exercise; the real world has some fifteen. */
const QUAKES_A_DAY = 6;
/** Ordinary life: nothing here does harm. */
const MAX_MAGNITUDE = 5.8;

/** The earthquakes of the exercise by origin time, in `[from, to)`, epoch ms. */
export function ringOfFire(seed: number, { from, to }: { readonly from: number; readonly to: number }) {
  const firstDay = Math.floor(from / DAY_MS);
  const days = Array.from({ length: Math.max(0, Math.ceil(to / DAY_MS) - firstDay) }, (_, index) => firstDay + index);
  return days.flatMap((day) => quakesOf(seed, day)).filter(({ at }) => at >= from && at < to);
}

function quakesOf(seed: number, day: number): readonly ExerciseQuake[] {
  const random = randomOf(`${seed}|quakes|${day}`);
  return Array.from({ length: drawCount(random, QUAKES_A_DAY) }, (_, index) => {
    const zone = drawOne(random, ZONES);
    // Gutenberg and Richter: ten times fewer with each degree of magnitude.
    const magnitude = Math.min(MAX_MAGNITUDE, 4.5 - log10(1 - random()));
    return {
      id: `ex${day}${String.fromCharCode(97 + (index % 26))}`,
      at: day * DAY_MS + Math.floor(random() * DAY_MS),
      magnitude: Math.round(magnitude * 10) / 10,
      place: `EXERCISE: near ${zone.name}`,
      latitude: zone.latitude + random() - 0.5,
      longitude: zone.longitude + random() - 0.5,
      depthKm: Math.round(10 + 60 * random()),
    };
  });
}
