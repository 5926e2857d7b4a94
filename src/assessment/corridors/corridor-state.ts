import { DAY_MS, dayNumber } from '../time.ts';
import type { CorridorNorm } from './corridor-norm.ts';
import { SEASON_RULES, seasonalReference } from './seasonal-reference.ts';

/** One day's count of ships through a corridor. */
export interface TransitDay {
  readonly day: number;
  readonly count: number;
}

export type CorridorClass = 'open' | 'restricted' | 'closed';

export interface CorridorState {
  readonly state: CorridorClass;
  /** First data day of the current state, epoch ms. */
  readonly since: number;
  /** First data day since when it has not been open, through restricted and closed alike; absent while it is open. */
  readonly notOpenSince?: number;
  /** Newest data day on which it was not open, epoch ms; absent where the record holds none. */
  readonly lastNotOpenAt?: number;
  /** Newest data day, epoch ms. */
  readonly dataAt: number;
  /** Mean transits per day over the last 7 days. */
  readonly mean7: number;
  /** Expected transits per day of an open corridor: the published norm, or the store's own, frozen while it is not open. */
  readonly reference: number;
  /** `1 − mean7 / reference`; negative when traffic is above it. */
  readonly disruption: number;
  /** Transits on the newest data day. */
  readonly newestCount: number;
  /** First day of the stop that lasts to the newest day, epoch ms: begun by one day's own count at the closing threshold, over when one leaves it by a fifth. */
  readonly stoppedSince?: number;
  /** Disruption of the last days, oldest first, newest last; at most 7. */
  readonly recent: readonly number[];
  /** Largest rise of the disruption within the last 24 hours of data. */
  readonly change24h: number;
  /** Rise of the 7-day mean over the 30 days before it, less 1, of the last days, newest last; at most 7. */
  readonly rises: readonly number[];
}

/** Thresholds of METHOD.md §3. Disruption is a share, runs are data days. */
export const CORRIDOR_RULES = {
  watch: { disruption: 0.15, days: 3 },
  restricted: { disruption: 0.3, days: 1 },
  closed: { disruption: 0.85, days: 2 },
  recovered: { disruption: 0.1, days: 7 },
  /** Days a mean needs of the seven behind it. */
  daysNeeded: 4,
  /** Days before a mean that form the baseline of a rise, and how many of them are needed. */
  rise: { days: 30, daysNeeded: 20 },
} as const;

/** The closing threshold left by a fifth: from there a closed corridor is restricted again, and a stop is over. */
const REOPENS_BELOW = CORRIDOR_RULES.closed.disruption * 0.8;

/** Intermediate state of the fold over the days of a corridor. */
export interface CorridorAccumulator {
  readonly days: TransitDay[];
  /** Day number → count, of days judged open that may be learned from. */
  readonly openDays: Map<number, number>;
  state: CorridorClass;
  since: number | undefined;
  notOpenSince: number | undefined;
  /** Newest day that was not open. */
  lastNotOpen: number | undefined;
  /** While not open: the own reference of the day it began, or `published` where that was not used. */
  frozen: number | 'published' | undefined;
  /** Days in a row at or above the closing threshold, and below the recovery threshold. */
  closing: number;
  recovering: number;
  /** First day of a stop, judged by the days' own counts. */
  stoppedSince: number | undefined;
  readonly recent: number[];
  readonly rises: number[];
  /** The newest day that was judged. */
  judged: JudgedDay | undefined;
}

interface JudgedDay extends TransitDay, Pick<CorridorState, 'mean7' | 'reference' | 'disruption'> {}

export const initialAccumulator = (): CorridorAccumulator => ({
  days: [],
  openDays: new Map(),
  state: 'open',
  since: undefined,
  notOpenSince: undefined,
  lastNotOpen: undefined,
  frozen: undefined,
  closing: 0,
  recovering: 0,
  stoppedSince: undefined,
  recent: [],
  rises: [],
  judged: undefined,
});

/**
 * The state of a corridor after its newest day of data: a walk over the days with hysteresis (METHOD.md §3), a function
 * of the counts and the norm, so that revisions, restarts and the moment of looking cannot change what is said of a day.
 * @param days one entry a UTC day, ascending
 * @param norm what is normal wherever the days begin; only three judged years of the days themselves replace it
 * @param walk one that has come as far as the days before; it is walked on
 * @returns undefined while too few days are known, or without a norm: unknown is not open
 */
export function corridorState(
  days: readonly TransitDay[],
  norm: CorridorNorm,
  walk: CorridorAccumulator = initialAccumulator(),
): CorridorState | undefined {
  for (const entry of days) step(walk, entry, norm);
  return walk.judged === undefined ? undefined : stateOf(walk, walk.judged);
}

function stateOf(walk: CorridorAccumulator, { day, count, mean7, reference, disruption }: JudgedDay): CorridorState {
  const before = walk.recent.at(-2);
  return {
    state: walk.state,
    since: (walk.since ?? walk.days[0]?.day ?? day) * DAY_MS,
    ...(walk.notOpenSince === undefined ? {} : { notOpenSince: walk.notOpenSince * DAY_MS }),
    ...(walk.lastNotOpen === undefined ? {} : { lastNotOpenAt: walk.lastNotOpen * DAY_MS }),
    dataAt: day * DAY_MS,
    mean7,
    reference,
    disruption,
    newestCount: count,
    ...(walk.stoppedSince === undefined ? {} : { stoppedSince: walk.stoppedSince * DAY_MS }),
    recent: [...walk.recent],
    change24h: before === undefined ? 0 : disruption - before,
    rises: [...walk.rises],
  };
}

function step(walk: CorridorAccumulator, entry: TransitDay, norm: CorridorNorm): void {
  const { day, count } = entry;
  walk.days.push(entry);
  const window = spanOf(walk.days, day - 6, day);
  const own = walk.frozen ?? seasonalReference(walk.openDays, day) ?? 'published';
  const reference = own === 'published' ? norm(day) : own;
  if (reference === undefined || reference <= 0 || window.length < CORRIDOR_RULES.daysNeeded) return;
  const mean7 = window.sum / window.length;
  const disruption = 1 - mean7 / reference;
  const lossOfStop = walk.stoppedSince === undefined ? CORRIDOR_RULES.closed.disruption : REOPENS_BELOW;
  walk.stoppedSince = 1 - count / reference >= lossOfStop ? (walk.stoppedSince ?? day) : undefined;
  move(walk, { disruption, own, day });
  if (walk.state === 'open' && day >= SEASON_RULES.learnedFromDay) walk.openDays.set(day, count);
  if (walk.state !== 'open') walk.lastNotOpen = day;
  walk.recent.push(disruption);
  if (walk.recent.length > DAYS_KEPT) walk.recent.shift();
  walk.rises.push(...riseAt(walk.days, day, mean7));
  if (walk.rises.length > DAYS_KEPT) walk.rises.shift();
  walk.judged = { day, count, mean7, reference, disruption };
}

/** Of `recent` and `rises`. */
const DAYS_KEPT = 7;

/** None while too few days are known, or nothing passed on them. */
function riseAt(days: readonly TransitDay[], day: number, mean7: number): readonly number[] {
  const { days: span, daysNeeded } = CORRIDOR_RULES.rise;
  const { sum, length } = spanOf(days, day - 6 - span, day - 7);
  return length < daysNeeded || sum === 0 ? [] : [(mean7 * length) / sum - 1];
}

/** How many of the days, ascending, lie between two, both inclusive, and the sum of their counts. */
function spanOf(
  days: readonly TransitDay[],
  first: number,
  last: number,
): { readonly sum: number; readonly length: number } {
  let from = days.length;
  while ((days[from - 1]?.day ?? -Infinity) >= first) from -= 1;
  let [sum, length] = [0, 0];
  for (let i = from; i < days.length && (days[i]?.day ?? Infinity) <= last; i += 1) {
    sum += days[i]?.count ?? 0;
    length += 1;
  }
  return { sum, length };
}

function move(walk: CorridorAccumulator, found: { disruption: number; own: number | 'published'; day: number }): void {
  const { disruption, own, day } = found;
  walk.closing = disruption >= CORRIDOR_RULES.closed.disruption ? walk.closing + 1 : 0;
  walk.recovering = disruption < CORRIDOR_RULES.recovered.disruption ? walk.recovering + 1 : 0;
  const next = nextClass(walk, disruption);
  if (next === walk.state) return;
  walk.frozen = next === 'open' ? undefined : (walk.frozen ?? own);
  walk.notOpenSince = next === 'open' ? undefined : (walk.notOpenSince ?? day);
  walk.state = next;
  walk.since = day;
}

function nextClass(walk: CorridorAccumulator, disruption: number): CorridorClass {
  if (walk.closing >= CORRIDOR_RULES.closed.days) return 'closed';
  if (walk.state === 'open') return disruption >= CORRIDOR_RULES.restricted.disruption ? 'restricted' : 'open';
  if (walk.recovering >= CORRIDOR_RULES.recovered.days) return 'open';
  // A closed corridor reopens in steps.
  if (walk.state === 'closed') return disruption < REOPENS_BELOW ? 'restricted' : 'closed';
  return 'restricted';
}

/** `1 − newestCount / reference`: disruption by the newest day's own count. */
export const newestLoss = ({ newestCount, reference }: Pick<CorridorState, 'newestCount' | 'reference'>): number =>
  1 - newestCount / reference;

/** Whether the newest days are at or above the watch threshold without a break. */
export function isWatched(state: Pick<CorridorState, 'recent'>): boolean {
  const run = state.recent.slice(-CORRIDOR_RULES.watch.days);
  return run.length === CORRIDOR_RULES.watch.days && run.every((d) => d >= CORRIDOR_RULES.watch.disruption);
}

/** Day numbers and counts of a series of observations, one a day. */
export function transitDays(observations: readonly { observedAt: number; value: number }[]): readonly TransitDay[] {
  const days: { day: number; count: number }[] = [];
  let isAscending = true;
  for (const { observedAt, value: count } of observations) {
    const day = dayNumber(observedAt);
    isAscending &&= day > (days.at(-1)?.day ?? Number.NEGATIVE_INFINITY);
    days.push({ day, count });
  }
  if (isAscending) return days;
  return [...new Map(days.map((one) => [one.day, one])).values()].sort((a, b) => a.day - b.day);
}
