import type { Trigger } from '../../contract/intelligence/trigger-ladder.ts';
import { roundTo } from '../evidence.ts';
import type { TriggerDays } from '../region-state.ts';
import { dayNumber } from '../time.ts';
import { describeTrigger } from './registry.ts';
import type { TriggerRule } from './trigger-rule.ts';
import { distancePast, isBelow, isPast, TRIGGER_STATE_RULES, type TriggerReading } from './trigger-state.ts';

/** Decimals of the readings that a moved threshold is made of; and of one below or above the metric: what its words show. */
const DECIMALS = 4;
const BELOW_DECIMALS = 2;
const ABOVE_DECIMALS = 3;

/** What a description ends with while its baseline is moved: the threshold in it is beyond that, or cannot be. */
const BEYOND = ', beyond the level of the past year';
const AT_BOUND = ', as on most days of the past year';

/** Whether the baseline of a trigger as it was shown had moved. */
export const isMovedTrigger = ({ description }: Pick<Trigger, 'description'>): boolean =>
  [BEYOND, AT_BOUND].some((ending) => description.endsWith(ending));

/** A trigger as it is judged now. */
export interface JudgedRule extends TriggerRule {
  /** Its metric stands where nothing is left beyond it: it cannot become active, and is released. */
  readonly isAtBound: boolean;
}

/**
 * The rule by which a trigger is judged on a day: its own, or with a moved baseline where it held on more than half of the
 * days of the year before (METHOD.md §13.6): it is then the mean of the metric on these days, and the threshold lies as far
 * beyond it as it lay from the norm, or half of the way to the metric's bound where that is nearer.
 * @param days of the trigger, as the state before has them
 */
export function judgedRule(rule: TriggerRule, days: readonly TriggerDays[], instant: number): JudgedRule {
  const kept = withinYear(days, dayNumber(instant));
  const count = countOf(kept);
  if (2 * count <= TRIGGER_STATE_RULES.yearDays) return { ...rule, isAtBound: false };
  const norm = roundTo(sumOf(kept) / count, DECIMALS);
  const value = thresholdBeyond(rule, norm);
  if (value === undefined) return { ...rule, norm, description: `${rule.description}${AT_BOUND}`, isAtBound: true };
  return { ...rule, norm, value, description: `${describeTrigger(rule, value)}${BEYOND}`, isAtBound: false };
}

/**
 * The days of the past year on which a trigger was active or its metric past its own threshold, from there on until it is
 * back by the band; each day with its first reading.
 * @param rule with its own threshold, not a moved one
 */
export function nextTriggerDays(
  rule: TriggerRule,
  days: readonly TriggerDays[],
  now: { readonly reading: TriggerReading | undefined; readonly isActive: boolean; readonly instant: number },
): readonly TriggerDays[] {
  const today = dayNumber(now.instant);
  const kept = withinYear(days, today);
  const last = kept.at(-1);
  if (last !== undefined && last[1] === today) return kept;
  const holds = now.reading !== undefined && isHolding(rule, now.reading, last !== undefined && last[1] === today - 1);
  if (!now.isActive && !holds) return kept;
  // A stale trigger is active without a reading: the day counts, and moves no mean.
  const value = now.reading?.value ?? (last === undefined ? rule.value : sumOf([last]) / countOf([last]));
  const reading = roundTo(value, DECIMALS);
  if (last === undefined || last[1] < today - 1) return [...kept, [today, today, reading]];
  return [...kept.slice(0, -1), [last[0], today, roundTo(last[2] + reading, DECIMALS)]];
}

function isHolding(rule: TriggerRule, { value, isBarred }: TriggerReading, heldBefore: boolean): boolean {
  if (isBarred === true) return false;
  return heldBefore ? distancePast(rule, value) >= -TRIGGER_STATE_RULES.band : isPast(rule, value);
}

/** The last 365 days; of a stretch that began earlier, the days that are left and their share of its sum. */
function withinYear(days: readonly TriggerDays[], today: number): readonly TriggerDays[] {
  const from = today - TRIGGER_STATE_RULES.yearDays + 1;
  return days.flatMap((stretch): readonly TriggerDays[] => {
    const [first, last, sum] = stretch;
    if (first >= from) return [stretch];
    if (last < from) return [];
    return [[from, last, roundTo((sum * (last - from + 1)) / (last - first + 1), DECIMALS)]];
  });
}

const countOf = (days: readonly TriggerDays[]): number =>
  days.reduce((total, [first, last]) => total + last - first + 1, 0);

const sumOf = (days: readonly TriggerDays[]): number => days.reduce((total, [, , sum]) => total + sum, 0);

/** Sources whose values cannot exceed 1. */
const SHARES: ReadonlySet<string> = new Set(['gnss', 'shares', 'gas_supply']);

/** A threshold beyond a level; undefined where the metric's bound leaves none. */
function thresholdBeyond({ operator, value, norm, source }: TriggerRule, level: number): number | undefined {
  const isChange = operator === 'delta_gt' || operator === 'delta_lt';
  const distance = Math.abs(value - norm);
  const isCount = Number.isInteger(value) && !isChange;
  if (isBelow(operator)) {
    const floor = isChange ? -1 : 0;
    const moved = Math.max(level - distance, (level + floor) / 2);
    const written = isCount ? Math.floor(moved) : roundTo(moved, BELOW_DECIMALS);
    return written > floor && written < level ? written : undefined;
  }
  const ceiling = SHARES.has(source.kind) ? 1 : Number.POSITIVE_INFINITY;
  const moved = Math.min(level + distance, (level + ceiling) / 2);
  const written = isCount ? Math.ceil(moved) : roundTo(moved, ABOVE_DECIMALS);
  return written < ceiling && written > level ? written : undefined;
}
