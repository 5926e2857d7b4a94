import { pow } from '../arithmetic/pow.ts';
import type { BalanceVector } from '../contract/intelligence/balance-vector.ts';
import { PARAMETERS } from './parameters.ts';
import type { RegionState, Smoothed } from './region-state.ts';
import { DAY_MS } from './time.ts';

const { warm, strained, hysteresis } = PARAMETERS.regime;
const { coercionHalfLifeDays, fragilityHalfLifeDays, coercionAtOnce, fragilityAtOnce, hotMemoryDays } =
  PARAMETERS.regime;

export interface FilteredBalance {
  /** Means that forget by half-lives: carried from one assessment to the next. */
  readonly smoothed: Smoothed;
  /** What the regime is read from. */
  readonly smoothedValue: Smoothed;
}

/**
 * The regime's filter (METHOD.md §4): a mean that forgets with the half-life of the reports behind an axis, or the
 * value now less a margin where that is more, so that a surge beyond noise takes effect immediately and a
 * variation within noise does not. Never falls when the value now rises.
 * @param prior undefined for a region's first assessment, and without means in a state stored before they were kept: then the value now
 */
export function filteredBalance(
  { coercivePressure, domesticFragility }: BalanceVector,
  instant: number,
  prior: RegionState | undefined,
): FilteredBalance {
  const before = prior?.smoothed;
  const days = prior === undefined ? 0 : Math.max(0, instant - (prior.smoothedAt ?? prior.instant)) / DAY_MS;
  const mean = (now: number, then: number | undefined, halfLife: number): number =>
    then === undefined ? now : now + (then - now) * pow(0.5, days / halfLife);
  const smoothed = {
    coercion: mean(coercivePressure, before?.coercion, coercionHalfLifeDays),
    fragility: mean(domesticFragility, before?.fragility, fragilityHalfLifeDays),
  };
  return {
    smoothed,
    smoothedValue: {
      coercion: Math.max(smoothed.coercion, coercivePressure - coercionAtOnce),
      fragility: Math.max(smoothed.fragility, domesticFragility - fragilityAtOnce),
    },
  };
}

/**
 * The filter's state after an assessment. While reports are missing, an axis holds its last value or its prior, the worse of
 * the two: the balance shows it and marks it as missing, but it enters no mean and sets no recent high. Data after the gap
 * are compared with the state before it.
 */
export function nextFilterState(
  balance: BalanceVector,
  {
    instant,
    prior,
    hasRequiredInputs,
  }: { instant: number; prior: RegionState | undefined; hasRequiredInputs: boolean },
): Pick<RegionState, 'coercion' | 'smoothed' | 'smoothedAt' | 'warmAt'> {
  const kept = (prior?.coercion ?? []).filter(({ at }) => at < instant && at >= instant - hotMemoryDays * DAY_MS);
  const warmBefore = prior?.warmAt === undefined ? {} : { warmAt: prior.warmAt };
  if (hasRequiredInputs) {
    const { smoothedValue, smoothed } = filteredBalance(balance, instant, prior);
    const isWarm = smoothedValue.coercion >= warm - hysteresis || smoothedValue.fragility >= strained - hysteresis;
    const coercion = [...kept, { at: instant, value: smoothedValue.coercion }];
    return { coercion, smoothed, ...(isWarm ? { warmAt: instant } : warmBefore) };
  }
  const { smoothed } = prior ?? {};
  return smoothed === undefined
    ? { coercion: kept, ...warmBefore }
    : { coercion: kept, smoothed, ...warmBefore, smoothedAt: prior?.smoothedAt ?? prior?.instant ?? instant };
}
