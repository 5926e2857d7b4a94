import type { BalanceVector } from '../contract/intelligence/balance-vector.ts';
import type { RegimeState } from '../contract/intelligence/regime-state.ts';
import type { RegimeLabel } from '../contract/intelligence/vocabulary.ts';
import type { World } from './assess-world.ts';
import { statusOf } from './inputs.ts';
import { PARAMETERS } from './parameters.ts';
import { filteredBalance } from './regime-filter.ts';
import type { RegionState } from './region-state.ts';
import { DAY_MS, HOUR_MS } from './time.ts';

const rules = PARAMETERS.regime;
const SLOPE_DAYS = 7;

/** From mild to severe: a rise takes effect immediately, a fall after the dwell. */
const SEVERITY: readonly RegimeLabel[] = [
  'calm',
  'stressed_equilibrium',
  'managed_deescalation',
  'fragmentation_risk',
  'coercive_stalemate',
  'escalation_ladder',
];

/** The most severe of all. */
export const TOP_REGIME: RegimeLabel = 'escalation_ladder';

export interface RegimeFeatures {
  /** Coercion and fragility, smoothed. */
  readonly coercion: number;
  /** Change of coercion over 7 days; 0 while no older value is known. */
  readonly slope: number;
  readonly fragility: number;
  readonly net: number;
  /** Whether coercion was hot within the last 30 days. */
  readonly wasHot: boolean;
}

/** What the regime is read from, now and from the region's own past. */
export function regimeFeatures(
  balance: BalanceVector,
  instant: number,
  prior: RegionState | undefined,
): RegimeFeatures {
  const { coercion, fragility } = filteredBalance(balance, instant, prior).smoothedValue;
  const past = (prior?.coercion ?? []).filter(({ at }) => at < instant);
  const weekAgo = past.filter(({ at }) => at <= instant - SLOPE_DAYS * DAY_MS).at(-1) ?? past[0];
  return {
    coercion,
    slope: weekAgo === undefined ? 0 : coercion - weekAgo.value,
    fragility,
    net: balance.netBalance,
    wasHot: past.some(({ at, value }) => at >= instant - rules.hotMemoryDays * DAY_MS && value >= rules.hot),
  };
}

/**
 * The regime: sticky, so that noise does not move it (METHOD.md §4).
 * @param hasRequiredInputs false carries the regime forward, or in a first snapshot keeps it from being `calm`
 */
export function regimeState(
  features: RegimeFeatures,
  context: { instant: number; prior: RegionState | undefined; hasRequiredInputs: boolean },
): RegimeState {
  const { instant, prior, hasRequiredInputs } = context;
  if (prior === undefined) {
    const { label } = candidate(features, undefined);
    const shown = label === 'calm' && !hasRequiredInputs ? 'stressed_equilibrium' : label;
    return { label: shown, previousLabel: '', transitionedAt: instant, transitionDriver: '' };
  }
  const { regime } = prior;
  const { label, driver } = candidate(features, regime.label);
  const rises = SEVERITY.indexOf(label) > SEVERITY.indexOf(regime.label);
  const dwelt = instant - regime.transitionedAt >= rules.dwellHours * HOUR_MS;
  if (!hasRequiredInputs || label === regime.label || !(rises || dwelt)) return { ...regime };
  return { label, previousLabel: regime.label, transitionedAt: instant, transitionDriver: driver };
}

/** The label the features alone would give; thresholds to leave the current label are lower than those to enter it. */
function candidate(features: RegimeFeatures, current: RegimeLabel | undefined): { label: RegimeLabel; driver: string } {
  const { coercion, slope, fragility, net, wasHot } = features;
  const stay = (label: RegimeLabel): number => (current === label ? rules.hysteresis : 0);
  const hotFrom = rules.hot - Math.max(stay('coercive_stalemate'), stay('escalation_ladder'));
  if (coercion >= hotFrom && slope >= rules.rising - stay('escalation_ladder')) {
    return { label: 'escalation_ladder', driver: `${pressure(coercion)}, up ${show(slope)} in 7 days` };
  }
  if (coercion >= hotFrom) return { label: 'coercive_stalemate', driver: `${pressure(coercion)}, not rising sharply` };
  if (fragility >= rules.fragile - stay('fragmentation_risk')) {
    return { label: 'fragmentation_risk', driver: `Domestic fragility ${show(fragility)} (smoothed)` };
  }
  if (wasHot && (slope <= rules.falling || current === 'managed_deescalation')) {
    return { label: 'managed_deescalation', driver: `${pressure(coercion)}, ${change(slope)}, from a recent high` };
  }
  if (coercion >= rules.warm - stay('stressed_equilibrium'))
    return { label: 'stressed_equilibrium', driver: pressure(coercion) };
  if (fragility >= rules.strained - stay('stressed_equilibrium'))
    return { label: 'stressed_equilibrium', driver: `Domestic fragility ${show(fragility)} (smoothed)` };
  return { label: 'calm', driver: `Net balance ${show(net)}; coercion and fragility low` };
}

const pressure = (coercion: number): string => `Coercive pressure ${show(coercion)} (smoothed)`;
const change = (slope: number): string => `${slope > 0 ? 'up' : 'down'} ${show(Math.abs(slope))} in 7 days`;
const show = (value: number): string => value.toFixed(2);

/** Whether the main input of coercion is reporting, so that a transition may be announced (METHOD.md A5). */
export function hasRequiredInputs(world: World): boolean {
  return statusOf(world.inputs, rules.evidenceNeeded).status === 'reporting';
}
