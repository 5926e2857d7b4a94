import type { EvidenceItem } from '../../contract/intelligence/evidence-item.ts';
import type { TriggerState } from '../region-state.ts';
import { DAY_MS, HOUR_MS } from '../time.ts';
import type { TriggerRule } from './trigger-rule.ts';

/** The state machine of every trigger (METHOD.md §6). */
export const TRIGGER_STATE_RULES = {
  /** Share of |threshold − baseline| by which a metric must move back to release, and within which it is watched. */
  band: 0.2,
  dwellMs: 6 * HOUR_MS,
  /** An active trigger whose metric is missing stays active this long. */
  staleLimitMs: 7 * DAY_MS,
  /** Standard deviations of a day's change that a normal step exceeds with probability .2: the hazard that is watched. */
  hazardReach: 0.8416,
  /** A trigger that holds on more than half of these days before now has its baseline moved. */
  yearDays: 365,
} as const;

/** A trigger's metric now. */
export interface TriggerReading {
  /** In the unit of the rule's threshold; finite. */
  readonly value: number;
  /** The last readings on the same scale, oldest first: those that k of n are counted in. */
  readonly recent: readonly number[];
  /** Standard deviation of the change within 24 hours; absent where a day cannot change it. */
  readonly dailySpread?: number;
  /** Watched whatever the distance. */
  readonly isWatched?: boolean;
  /** It may not become or stay active whatever the value: what it would be the end of did not happen. */
  readonly isBarred?: boolean;
  /** Other evidence confirms it: k of n readings are not needed. */
  readonly isConfirmed?: boolean;
  /** Reported by two lineages or by a source of record (METHOD.md §10). */
  readonly isCorroborated: boolean;
  readonly evidence: readonly EvidenceItem[];
  /** Terms of the value, for explanations; absent where it is used as read. */
  readonly parts?: readonly { readonly label: string; readonly value: number }[];
}

type Threshold = Pick<TriggerRule, 'operator' | 'value' | 'norm' | 'confirm'>;

/** Distance past the threshold, in units of |threshold − baseline|; negative short of it. */
export function distancePast({ operator, value, norm }: Threshold, metric: number): number {
  return (isBelow(operator) ? value - metric : metric - value) / Math.abs(value - norm);
}

/** Whether a trigger fires below its threshold; above it otherwise. */
export const isBelow = (operator: TriggerRule['operator']): boolean =>
  operator === 'lt' || operator === 'lte' || operator === 'delta_lt';

/**
 * The state after a reading: active k of n readings past the threshold with evidence, until the value is back past it by
 * the band and the dwell is over. @param reading undefined while the metric is missing or stale: it then changes no state
 * @returns undefined while the trigger is not active
 */
export function nextTriggerState(
  rule: Threshold,
  reading: TriggerReading | undefined,
  { before, instant }: { readonly before: TriggerState | undefined; readonly instant: number },
): TriggerState | undefined {
  if (before === undefined) {
    if (reading === undefined || !isConfirmed(rule, reading)) return undefined;
    return { activatedAt: instant, evidence: reading.evidence, seenAt: instant };
  }
  if (reading === undefined) return instant - before.seenAt <= TRIGGER_STATE_RULES.staleLimitMs ? before : undefined;
  const isBack = reading.isBarred === true || distancePast(rule, reading.value) < -TRIGGER_STATE_RULES.band;
  const isReleased = isBack && instant - before.activatedAt >= TRIGGER_STATE_RULES.dwellMs;
  return isReleased ? undefined : { ...before, seenAt: instant };
}

function isConfirmed(rule: Threshold, reading: TriggerReading): boolean {
  const { value, recent, isBarred, isCorroborated, evidence } = reading;
  if (isBarred === true || !isCorroborated || evidence.length === 0 || !isPast(rule, value)) return false;
  if (reading.isConfirmed === true) return true;
  return recent.slice(-rule.confirm.of).filter((one) => isPast(rule, one)).length >= rule.confirm.needed;
}

/** Whether a value is past the threshold. */
export function isPast(rule: Threshold, value: number): boolean {
  const past = distancePast(rule, value);
  return rule.operator === 'gte' || rule.operator === 'lte' ? past >= 0 : past > 0;
}

/** Within the band of the threshold, or with a fifth's chance of crossing it in a day (METHOD.md §6). */
export function isNear(rule: Threshold, { value, dailySpread, isWatched, isBarred }: TriggerReading): boolean {
  if (isBarred === true) return false;
  const past = distancePast(rule, value);
  const reach = ((dailySpread ?? 0) * TRIGGER_STATE_RULES.hazardReach) / Math.abs(rule.value - rule.norm);
  return isWatched === true || past >= -TRIGGER_STATE_RULES.band || past > -reach;
}
