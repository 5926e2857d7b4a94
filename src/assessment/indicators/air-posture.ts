import type { IndicatorReading } from '../indicator-signal.ts';
import { theaterSubject } from '../observation.ts';
import type { ObservationIndex } from '../observation-index.ts';
import { PARAMETERS } from '../parameters.ts';
import { panelPosition, severity } from '../severity.ts';
import { hourlySeries, mean, sameHours } from './hourly-series.ts';

const rules = PARAMETERS.airPosture;

/** Military aircraft over a theater in its last hours. */
export interface AirPosture extends IndicatorReading {
  /** Mean of the hours judged, aircraft at once. */
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
