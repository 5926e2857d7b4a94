import { grouped, shortTime } from '../english.ts';
import { evidenceItem } from '../evidence.ts';
import { theaterSubject } from '../observation.ts';
import type { ObservationIndex } from '../observation-index.ts';
import { PARAMETERS } from '../parameters.ts';
import { panelPosition, severity } from '../severity.ts';
import { hourlySeries, mean, sameHours } from './hourly-series.ts';
import { type IndicatorReading, indicator } from './indicator.ts';

const rules = PARAMETERS.airPosture;

/** Military aircraft over a theater in its last hours. */
export interface AirPosture extends IndicatorReading {
  /** Mean of the hours judged, aircraft airborne at one time. */
  readonly count: number;
  /** Mean of the same hours of the day before; absent while too few are known. */
  readonly expected?: number;
  /** Standard deviations above the same hours of the day; 0 without `expected`. */
  readonly z: number;
  readonly isSurge: boolean;
  readonly newestAt: number;
}

/** Undefined where no military aircraft were ever counted: receivers may be deaf there. */
export function airPosture(index: ObservationIndex, theaterId: string): AirPosture | undefined {
  const hours = hourlySeries(index.series('military_aircraft', theaterSubject(theaterId)), rules);
  if (hours === undefined) return undefined;
  const { newestAt } = hours;
  const compared = sameHours(hours, rules.samplesNeeded);
  if (compared === undefined) {
    const count = mean(hours.current.map(({ value }) => value));
    const value = level(count, 0);
    return { count, z: 0, isSurge: false, newestAt, value, usual: value };
  }
  const { now: count, expected, spread } = compared;
  // Aircraft are counted one by one: a steady handful is no reason to be surprised by one more.
  const z = (count - expected) / Math.max(spread, Math.sqrt(expected), 1);
  return {
    count,
    expected,
    z,
    isSurge: count >= Math.max(rules.minSurge, expected + rules.surgeSigma * Math.max(spread, 1)),
    newestAt,
    value: level(count, z),
    usual: level(expected, 0),
  };
}

const level = (count: number, z: number): number => severity(rules.levelWeight * panelPosition(rules.panel, count), z);

/** Precision of a count of aircraft, and what each standard deviation adds to it, up to four (FEEDS.md §3.1, 3). */
export const FLIGHT_PRECISION = { least: 0.5, perSigma: 0.1, maxSigmas: 4 } as const;

export const AIR_POSTURE = indicator({
  id: 'airPosture',
  input: 'military_flights',
  metric: 'military_aircraft',
  place: 'flown_theater',
  axes: { coercivePressure: 0.2 },
  // Receivers may fail over one theater while others report: a gap is missing, not calm.
  ages: 'place',
  label: (name) => `${name}: military aircraft`,
  read: (theaterId, { index }) => airPosture(index, theaterId),
  evidence: ({ count, expected, z, isSurge, newestAt }, { place, name, label, instant }) => {
    const { least, perSigma, maxSigmas } = FLIGHT_PRECISION;
    const typical = expected === undefined ? '' : `; typical at these hours: ${grouped(expected, 1)}`;
    return evidenceItem({
      type: 'flight_surge',
      source: `${label}ADSB`,
      subject: `theater:${place}/military_aircraft`,
      event: String(newestAt),
      lineages: ['adsb-lol'],
      values: expected === undefined ? [count] : [count, expected],
      summary: `${name}: ${grouped(count, 1)} military aircraft airborne on average in the ${rules.currentHours} hours to ${shortTime(newestAt)}${typical}. ${isSurge ? 'Surge' : 'No surge'}.`,
      metric: 'military_aircraft',
      precision: least + perSigma * Math.max(0, Math.min(maxSigmas, z)),
      instant,
      observedAt: newestAt,
      theater: place,
      corridor: '',
    });
  },
});
