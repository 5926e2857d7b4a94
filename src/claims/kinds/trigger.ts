import { expm1 } from '../../arithmetic/expm1.ts';
import type { SnapshotDraft } from '../../assessment/assess-region.ts';
import { shortTime } from '../../assessment/english.ts';
import type { ObservedValue } from '../../assessment/triggers/trigger-ladder.ts';
import type { TriggerUnit } from '../../assessment/triggers/trigger-unit.ts';
import type { Trigger } from '../../contract/intelligence/trigger-ladder.ts';
import type { Claim, Sentences } from '../claim.ts';
import type { MakeClaim } from '../claim-maker.ts';
import { clauseSentences } from '../measured.ts';
import { instant, type Period, periodWords, since } from '../period.ts';
import { subjectInProse } from '../subjects.ts';
import { stated, type Unit, written, writtenNumber } from '../units.ts';

type Observed = Readonly<Record<string, ObservedValue>>;
type State = 'active' | 'watched' | 'dormant';

/**
 * The triggers of a snapshot, each with its value now and its threshold. What is dormant without a value is a gap.
 * @param observed of the companion; empty for a snapshot that has none
 */
export function triggerClaims(snapshot: SnapshotDraft, observed: Observed, make: MakeClaim): Claim[] {
  const { triggers, generatedAt } = snapshot;
  const now = instant(generatedAt);
  return [
    ...triggers.active.map((one) =>
      triggerClaim('active', one, { snapshot, observed, period: since(one.activatedAt) }, make),
    ),
    ...triggers.watching.map((one) => triggerClaim('watched', one, { snapshot, observed, period: now }, make)),
    ...triggers.dormant
      .filter(({ id }) => observed[id] !== undefined)
      .map((one) => triggerClaim('dormant', one, { snapshot, observed, period: now }, make)),
  ];
}

interface Found {
  readonly snapshot: SnapshotDraft;
  readonly observed: Observed;
  readonly period: Period;
}

function triggerClaim(state: State, trigger: Trigger, { snapshot, observed, period }: Found, make: MakeClaim): Claim {
  const { description, threshold, scenarioLane, evidenceIds, id } = trigger;
  const { regionId, meta } = snapshot;
  const seen = observed[id];
  const isFall = threshold.operator === 'lt' || threshold.operator === 'lte' || threshold.operator === 'delta_lt';
  return make({
    ...{ kind: 'trigger', subject: `region:${regionId}`, predicate: state, object: description, period },
    ...{ lane: scenarioLane, direction: isFall ? 'down' : 'up', evidenceIds },
    ...(evidenceIds.length === 0 ? { certainty: meta.snapshotConfidence } : {}),
    ...(seen === undefined ? {} : { measure: 'triggerValue', ...observedFigure(seen, threshold.value) }),
  });
}

/** How the unit of a trigger is stated, and the figure in it. */
const STATED: Readonly<Record<TriggerUnit, readonly [unit: Unit, read: (value: number) => number]>> = {
  share: ['share', (value) => value],
  relative_change: ['relative_change', (value) => value],
  // A fall of a currency: the share lost.
  log_change: ['share', (value) => -expm1(-value)],
  deaths: ['number', (value) => value],
  places: ['number', (value) => value],
  entries: ['number', (value) => value],
  countries: ['number', (value) => value],
  index_points: ['index_points', (value) => value],
  percentage_points: ['percentage_points', (value) => value],
};

function observedFigure({ value, unit }: ObservedValue, threshold: number) {
  const [stateUnit, read] = STATED[unit];
  return {
    unit: stateUnit,
    value: stated(read(value), stateUnit),
    comparedWith: { what: 'threshold' as const, value: stated(read(threshold), stateUnit) },
  };
}

/** The description says what is watched; the words say whether a rise or a fall activates it. */
export function triggerSentences(claim: Claim): Sentences {
  const {
    subject,
    predicate,
    object = '',
    lane = 'base',
    direction,
    value,
    unit = 'number',
    comparedWith,
    period,
  } = claim;
  const when = periodWords(period);
  const verb = predicate === 'active' ? 'has been' : 'was';
  const now = value === undefined ? '' : `; now ${triggerValueWords(value, unit)}`;
  const on = direction === 'down' ? 'a fall' : 'a rise';
  const limit =
    comparedWith?.value === undefined ? '' : `, with a threshold of ${limitWords(comparedWith.value, unit)}`;
  const place = subjectInProse(subject);
  return clauseSentences(
    `a trigger on ${on}, pointing to ${lane}, ${verb} ${predicate} in ${place} ${when} (“${object}”${now})`,
    limit,
  );
}

/** `Active since 16 Mar 2026, 12:00 UTC: … ; now 7%`, without its end. */
export const activeLine = ({ object = '', period, value, unit = 'number' }: Claim): string =>
  `Active since ${shortTime(period.from)}: ${object}${value === undefined ? '' : `; now ${triggerValueWords(value, unit)}`}`;

/** What a watched trigger reads, and where it fires; a value past the threshold still wants a reading or a source more. */
export function watchedWords({ value, unit = 'number', direction, comparedWith }: Claim): string {
  const threshold = comparedWith?.value;
  if (value === undefined || threshold === undefined) return '';
  const isPast = direction === 'down' ? value < threshold : value > threshold;
  const words = limitWords(threshold, unit);
  const fires = isPast
    ? `past its threshold of ${words}, not yet confirmed`
    : value === threshold
      ? `at its threshold of ${words}, not past it`
      : `fires at ${words}`;
  return `; now ${triggerValueWords(value, unit)}; ${fires}`;
}

/** An index and a change are named: their figures alone could be counts and shares. */
export function triggerValueWords(value: number, unit: Unit): string {
  if (unit === 'index_points') return `index ${writtenNumber(value, unit)}`;
  return unit === 'relative_change' ? `a change of ${written(value, unit)}` : limitWords(value, unit);
}

const limitWords = (value: number, unit: Unit): string =>
  unit === 'number' ? writtenNumber(value, unit) : written(value, unit);
