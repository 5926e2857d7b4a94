import type { BalanceVector } from '../contract/intelligence/balance-vector.ts';
import type { RegimeState } from '../contract/intelligence/regime-state.ts';
import type { RegimeLabel } from '../contract/intelligence/vocabulary.ts';
import type { World } from './assess-world.ts';
import { counted, shortDate } from './english.ts';
import { statusOf } from './input-status.ts';
import { PARAMETERS } from './parameters.ts';
import { filteredBalance } from './regime-filter.ts';
import type { AlarmState, RegionState, Unease } from './region-state.ts';
import { DAY_MS, HOUR_MS } from './time.ts';

const rules = PARAMETERS.regime;
const { ladderDays } = PARAMETERS.alarms;
const SLOPE_DAYS = 7;

/** From mild to severe: a rise takes effect immediately, a fall after the dwell. */
export const SEVERITY: readonly RegimeLabel[] = [
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
  /** Change of coercion over 7 days, or since the oldest value in a younger store; 0 without an older value. */
  readonly slope: number;
  /** The days of that change. */
  readonly slopeDays: number;
  readonly fragility: number;
  readonly net: number;
  /** Whether coercion was hot within the last 30 days. */
  readonly wasHot: boolean;
  /** Whether coercion or fragility kept the region from calm within the days that calm waits for; not by default. */
  readonly wasWarm?: boolean;
  /** By id; none by default. */
  readonly alarms?: Readonly<Record<string, AlarmState>>;
  /** Why the region is not calm although its numbers are low; absent where nothing says so. */
  readonly unease?: Unease;
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
    slopeDays: weekAgo === undefined ? SLOPE_DAYS : Math.max(1, Math.round((instant - weekAgo.at) / DAY_MS)),
    fragility,
    net: balance.netBalance,
    wasHot: past.some(({ at, value }) => at >= instant - rules.hotMemoryDays * DAY_MS && value >= rules.hot),
    wasWarm: prior?.warmAt !== undefined && prior.warmAt > instant - rules.calmAfterDays * DAY_MS,
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
    const { label } = hotter(candidate(features, undefined), alarmed(features, instant));
    const shown = label === 'calm' && !hasRequiredInputs ? 'stressed_equilibrium' : label;
    return { label: shown, previousLabel: '', transitionedAt: instant, transitionDriver: '' };
  }
  const { regime } = prior;
  const byAlarm = alarmed(features, instant);
  const byFeatures = notYetCalm(candidate(features, regime.label), features, regime.label);
  const { label, driver } = hotter(byFeatures, byAlarm);
  const rises = SEVERITY.indexOf(label) > SEVERITY.indexOf(regime.label);
  const dwelt = instant - regime.transitionedAt >= rules.dwellHours * HOUR_MS;
  // News may add to what a source of record says; missing news must not veto it (METHOD.md §13.4).
  const mayChange = hasRequiredInputs || (rises && label === byAlarm?.label);
  if (!mayChange || label === regime.label || !(rises || dwelt)) return { ...regime };
  return { label, previousLabel: regime.label, transitionedAt: instant, transitionDriver: driver };
}

interface Candidate {
  readonly label: RegimeLabel;
  readonly driver: string;
}

/** The label that alarms alone would give; undefined without any. */
function alarmed({ alarms = {}, unease }: RegimeFeatures, instant: number): Candidate | undefined {
  const all = Object.values(alarms);
  const on = all
    .filter(({ isOn }) => isOn)
    .sort((a, b) => (b.since ?? 0) - (a.since ?? 0) || (a.words < b.words ? -1 : 1));
  const [force] = on.filter(({ kind }) => kind === 'force');
  if (force !== undefined) {
    const isNew = force.since !== undefined && instant - force.since < ladderDays * DAY_MS;
    return { label: isNew ? 'escalation_ladder' : 'coercive_stalemate', driver: `Coercive pressure: ${force.words}` };
  }
  const [unrest] = on;
  if (unrest !== undefined) return { label: 'fragmentation_risk', driver: `Domestic fragility: ${unrest.words}` };
  const [past] = all
    .filter(({ kind }) => kind === 'force')
    .sort((a, b) => b.seenAt - a.seenAt || (a.words < b.words ? -1 : 1));
  if (past !== undefined)
    return { label: 'managed_deescalation', driver: `Coercive pressure: no longer so (${past.words})` };
  if (unease === undefined) return undefined;
  const { words, seenAt } = unease;
  return {
    label: 'stressed_equilibrium',
    driver: seenAt === instant ? words : `${words}, last on ${shortDate(seenAt)}`,
  };
}

/**
 * Calm waits, so that it is no reversal (METHOD.md §4): a region that was warm or strained a fortnight ago is stressed. A calm one
 * stays calm: what is below the threshold of entering warmth never announces it.
 */
function notYetCalm(found: Candidate, { coercion, wasWarm }: RegimeFeatures, current: RegimeLabel): Candidate {
  if (found.label !== 'calm' || current === 'calm' || wasWarm !== true) return found;
  return {
    label: 'stressed_equilibrium',
    driver: `${pressure(coercion)}, not yet low for ${counted(rules.calmAfterDays, 'day')}`,
  };
}

const hotter = (one: Candidate, other: Candidate | undefined): Candidate =>
  other !== undefined && SEVERITY.indexOf(other.label) > SEVERITY.indexOf(one.label) ? other : one;

/** The label the features alone would give; thresholds to leave the current label are lower than those to enter it. */
function candidate(features: RegimeFeatures, current: RegimeLabel | undefined): Candidate {
  const { coercion, slope, slopeDays, fragility, net, wasHot } = features;
  const span = `in ${counted(slopeDays, 'day')}`;
  const stay = (label: RegimeLabel): number => (current === label ? rules.hysteresis : 0);
  const hotFrom = rules.hot - Math.max(stay('coercive_stalemate'), stay('escalation_ladder'));
  if (coercion >= hotFrom && slope >= rules.rising - stay('escalation_ladder')) {
    return { label: 'escalation_ladder', driver: `${pressure(coercion)}, up ${show(slope)} ${span}` };
  }
  if (coercion >= hotFrom) return { label: 'coercive_stalemate', driver: `${pressure(coercion)}, not rising sharply` };
  if (fragility >= rules.fragile - stay('fragmentation_risk')) {
    return { label: 'fragmentation_risk', driver: `Domestic fragility ${show(fragility)} (smoothed)` };
  }
  if (wasHot && (slope <= rules.falling || current === 'managed_deescalation')) {
    return {
      label: 'managed_deescalation',
      driver: `${pressure(coercion)}, ${change(slope)} ${span}, from a recent high`,
    };
  }
  if (coercion >= rules.warm - stay('stressed_equilibrium'))
    return { label: 'stressed_equilibrium', driver: pressure(coercion) };
  if (fragility >= rules.strained - stay('stressed_equilibrium'))
    return { label: 'stressed_equilibrium', driver: `Domestic fragility ${show(fragility)} (smoothed)` };
  return { label: 'calm', driver: `Net balance ${show(net)}; coercion and fragility low` };
}

const pressure = (coercion: number): string => `Coercive pressure ${show(coercion)} (smoothed)`;
const change = (slope: number): string => `${slope > 0 ? 'up' : 'down'} ${show(Math.abs(slope))}`;
const show = (value: number): string => value.toFixed(2);

/** Whether the main input of coercion is reporting, so that a transition may be announced (METHOD.md A5). */
export function hasRequiredInputs(world: World): boolean {
  return statusOf(world.inputs, rules.evidenceNeeded).status === 'reporting';
}
