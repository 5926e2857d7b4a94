import type { TriggerNote } from '../../contract/intelligence/trigger-note.ts';
import { roundTo } from '../evidence.ts';
import type { TriggerDays, TriggerSeries, TriggerState } from '../region-state.ts';
import { DAY_MS } from '../time.ts';
import { isMovedTrigger, type JudgedRule } from './trigger-baseline.ts';
import { distancePast, type TriggerReading } from './trigger-state.ts';

const DECIMALS = 4;

interface Known {
  readonly reading: TriggerReading | undefined;
  /** Undefined while the trigger is not active. */
  readonly state: TriggerState | undefined;
  readonly days: readonly TriggerDays[];
  readonly series: TriggerSeries | undefined;
}

/** How far a trigger is from its threshold, how it moved, when it held, and what none of it says. */
export function triggerNote(rule: JudgedRule, { reading, state, days, series }: Known): TriggerNote {
  const observedAt = reading === undefined ? state?.seenAt : newestOf(reading);
  return {
    fit: rule.fit,
    ...(rule.history === undefined ? {} : { falseAlarmsPerYear: roundTo(rule.history.perYear, 1) }),
    ...(observedAt === undefined ? {} : { observedAt }),
    ...(reading === undefined ? {} : distanceOf(rule, reading.value)),
    activations: days.map(([first, last]) => ({ from: first * DAY_MS, to: last * DAY_MS })),
    ...(series === undefined ? {} : { series90d: { from: series.first * DAY_MS, values: [...series.values] } }),
    cannotTell: cannotTell(rule, { reading, state }),
  };
}

/** Undefined for a reading without evidence: of a count of zero. */
function newestOf({ evidence }: TriggerReading): number | undefined {
  return evidence.length === 0 ? undefined : Math.max(...evidence.map((item) => item.observedAt));
}

/** Positive short of the threshold, negative past it. */
function distanceOf(rule: JudgedRule, value: number) {
  const unit = Math.abs(rule.value - rule.norm);
  const past = unit === 0 ? undefined : distancePast(rule, value);
  if (past === undefined) return {};
  return { distance: roundTo(-past * unit, DECIMALS), distanceShare: roundTo(-past, DECIMALS) };
}

function cannotTell(rule: JudgedRule, { reading, state }: Pick<Known, 'reading' | 'state'>): string[] {
  const unread =
    state === undefined
      ? 'Whether the threshold is passed now: no feed gave a value that is fresh enough.'
      : 'Whether it would still be active: it is kept from its last reading, for 7 days at most.';
  const alarms =
    rule.history === undefined
      ? 'How often it is a false alarm: its threshold was set by judgement.'
      : 'How often it is a false alarm today: its threshold was estimated on the past.';
  return [
    ...(reading === undefined ? [unread] : []),
    ...(isMovedTrigger(rule) ? ['Whether the level of the past year is itself alarming: it became the baseline.'] : []),
    alarms,
    'What follows an activation: that is a forecast, in the lane it points to.',
  ];
}
