import { CHOKEPOINTS } from '../../reference/chokepoints.ts';
import { countSurprise } from '../count-surprise.ts';
import { counted, grouped, listed, shortDate } from '../english.ts';
import { sourceName } from '../evidence/source-name.ts';
import { evidenceItem } from '../evidence.ts';
import { chokepointSubject, type Observation, theaterSubject, WORLD_SUBJECT } from '../observation.ts';
import type { ObservationIndex } from '../observation-index.ts';
import { PARAMETERS } from '../parameters.ts';
import { panelPosition, severity } from '../severity.ts';
import { dayNumber, isoDate } from '../time.ts';
import { type IndicatorReading, indicator } from './indicator.ts';
import { inBaseline, warningsInForce } from './warnings-in-force.ts';

const rules = PARAMETERS.navalPosture;

/** What navies announce in the waters of a theater: firing of guns and missiles, and exercises. */
export interface NavalPosture extends IndicatorReading {
  /** Distinct announcements in force. */
  readonly count: number;
  /** How many were in force on a day of the baseline; absent while the list was received on too few of its days. */
  readonly expected?: number;
  /** Kinds of what is announced, sorted. */
  readonly kinds: readonly string[];
  /** Ids of the chokepoints near which something is announced, sorted. */
  readonly chokepoints: readonly string[];
  readonly newestAt: number;
  readonly rows: readonly Observation[];
}

/**
 * Exercises are everyday in most seas, so a handful counts little until the theater's own past says that it is unusual.
 * @param endAt when the list of warnings was last received, epoch ms; undefined when never
 */
export function navalPosture(
  index: ObservationIndex,
  theaterId: string,
  endAt: number | undefined,
): NavalPosture | undefined {
  if (endAt === undefined) return undefined;
  const straits = CHOKEPOINTS.filter((chokepoint) => chokepoint.theaterId === theaterId).map(({ id }) => id);
  const subjects = [theaterSubject(theaterId), ...straits.map(chokepointSubject)];
  const { current, past } = warningsInForce(index, { metric: 'naval_exercises', subjects }, endAt);
  const count = current.length;
  const expected = usualCount(index, past.length, endAt);
  return {
    count,
    rows: current,
    ...(expected === undefined ? {} : { expected }),
    kinds: [...new Set(current.map(({ detail }) => detail.danger ?? 'exercise'))].sort(),
    chokepoints: straits.filter((id) => current.some(({ subject }) => subject === chokepointSubject(id))).sort(),
    newestAt: current.reduce((newest, { observedAt }) => Math.max(newest, observedAt), 0) || endAt,
    value: postureSeverity(count, expected),
    usual: postureSeverity(Math.ceil(expected ?? 0), expected),
  };
}

/** Announcements in force on a day on which the list was received: other days say nothing. */
function usualCount(index: ObservationIndex, pastCount: number, endAt: number): number | undefined {
  const readings = inBaseline(index.series('naval_exercises', WORLD_SUBJECT), endAt);
  const days = new Set(readings.map(({ observedAt }) => dayNumber(observedAt))).size;
  return days < rules.daysNeeded ? undefined : pastCount / days;
}

function postureSeverity(count: number, expected: number | undefined): number {
  if (count === 0) return 0;
  const z = expected === undefined ? 0 : countSurprise(count, expected + rules.minUsual, rules.dispersion);
  return severity(rules.levelWeight * panelPosition(rules.panel, count), z);
}

export const NAVAL_POSTURE = indicator({
  id: 'navalPosture',
  input: 'naval_posture',
  metric: 'naval_exercises',
  place: 'sea_theater',
  axes: { coercivePressure: 0.12 },
  ages: 'input',
  label: (name) => `${name}: naval firing and exercises`,
  read: (theaterId, { index }, endAt) => navalPosture(index, theaterId, endAt),
  evidence: ({ count, expected, kinds, chokepoints, newestAt, rows }, { place, name, label, instant }) =>
    evidenceItem({
      type: 'chokepoint_status',
      source: `${label}${sourceName('nga')}`,
      subject: `theater:${place}/naval/${kinds.join('+')}`,
      event: isoDate(newestAt),
      lineages: ['nga'],
      values: expected === undefined ? [count] : [count, expected],
      summary: `${name}: ${counted(count, 'naval exercise or firing', 'naval exercises or firings')} announced and in force on ${shortDate(newestAt)} (${listed(kinds)})${expected === undefined ? '' : `; typical: ${grouped(expected, 1)}`}.`,
      metric: 'naval_exercises',
      instant,
      observedAt: newestAt,
      rows,
      theater: place,
      // Of the strait where everything is announced near one, else of the theater alone.
      corridor: chokepoints.length === 1 ? (chokepoints[0] ?? '') : '',
    }),
});
