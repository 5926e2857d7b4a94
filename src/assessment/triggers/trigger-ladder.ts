import { expm1 } from '../../arithmetic/expm1.ts';
import type { EvidenceItem } from '../../contract/intelligence/evidence-item.ts';
import type { Trigger, TriggerLadder } from '../../contract/intelligence/trigger-ladder.ts';
import type { TriggerNote } from '../../contract/intelligence/trigger-note.ts';
import type { RegionId } from '../../reference/regions.ts';
import type { World } from '../assess-world.ts';
import { grouped, percent } from '../english.ts';
import { roundTo } from '../evidence.ts';
import type { RegionState, TriggerDays, TriggerSeries, TriggerState } from '../region-state.ts';
import { rulesOfRegion } from './registry.ts';
import { judgedRule, nextTriggerDays } from './trigger-baseline.ts';
import { triggerNote } from './trigger-note.ts';
import { readTrigger } from './trigger-reading.ts';
import type { TriggerRule } from './trigger-rule.ts';
import { nextTriggerSeries } from './trigger-series.ts';
import { isNear, nextTriggerState } from './trigger-state.ts';
import { type TriggerUnit, unitOf } from './trigger-unit.ts';

/** Watched triggers that cite their evidence; more would crowd out the drivers (start). */
export const WATCHED_CITING = 8;

export interface AssessedTriggers {
  readonly ladder: TriggerLadder;
  readonly states: Readonly<Record<string, TriggerState>>;
  /** When each trigger held within the past year, by id. */
  readonly days: Readonly<Record<string, readonly TriggerDays[]>>;
  /** Readings of the last 90 days, by id. */
  readonly series: Readonly<Record<string, TriggerSeries>>;
  /** What is said of each reading, by id: also of a missing one. */
  readonly notes: Readonly<Record<string, TriggerNote>>;
  /** Evidence that active triggers cite, as it was when they became active, and that of the watched ones. */
  readonly evidence: readonly EvidenceItem[];
  readonly missing: readonly string[];
  readonly stale: readonly string[];
  /** What each trigger reads now, by id; one whose metric is missing has none. */
  readonly observed: Readonly<Record<string, ObservedValue>>;
  /** Active now and not in the prior state. */
  readonly activated: readonly string[];
}

/** A trigger's metric now, on the scale of its threshold: what a gauge shows (METHOD.md §13.6). */
export interface ObservedValue {
  readonly value: number;
  readonly unit: TriggerUnit;
  /** The metric's ordinary value, in the same unit; 0 for a change. */
  readonly baselineValue: number;
  /** The value as a sentence writes it: `7%`, `+120%`, `31`. */
  readonly words: string;
  /** The threshold, written alike. */
  readonly threshold: string;
}

/** The persisted state machine of every trigger of a region (METHOD.md §6). */
export function assessTriggers(world: World, regionId: RegionId, prior: RegionState | undefined): AssessedTriggers {
  const ladder: TriggerLadder = { active: [], watching: [], dormant: [] };
  const states: Record<string, TriggerState> = {};
  const evidence: EvidenceItem[] = [];
  const missing: string[] = [];
  const observed: Record<string, ObservedValue> = {};
  const stale: string[] = [];
  const days: Record<string, readonly TriggerDays[]> = {};
  const series: Record<string, TriggerSeries> = {};
  const notes: Record<string, TriggerNote> = {};
  const { instant } = world;
  for (const own of rulesOfRegion(regionId)) {
    const reading = readTrigger(own, world);
    const before = prior?.triggerDays?.[own.id] ?? [];
    const rule = judgedRule(own, before, instant);
    if (reading !== undefined) observed[rule.id] = observedValue(rule, reading.value);
    const state = rule.isAtBound
      ? undefined
      : nextTriggerState(rule, reading, { before: prior?.triggers[rule.id], instant });
    const held = nextTriggerDays(own, before, { reading, isActive: state !== undefined, instant });
    if (held.length > 0) days[rule.id] = held;
    const daily = nextTriggerSeries(prior?.triggerSeries?.[own.id], reading?.value, instant);
    if (daily !== undefined) series[rule.id] = daily;
    notes[rule.id] = triggerNote(rule, { reading, state, days: held, series: daily });
    if (state !== undefined) {
      states[rule.id] = state;
      evidence.push(...state.evidence);
      ladder.active.push(wire(rule, state));
      if (reading === undefined) stale.push(`trigger:${rule.id}`);
      continue;
    }
    if (reading === undefined) missing.push(`trigger:${rule.id}`);
    const watched = reading !== undefined && !rule.isAtBound && isNear(rule, reading);
    const cited = watched && ladder.watching.length < WATCHED_CITING ? reading.evidence.slice(0, 1) : [];
    evidence.push(...cited);
    ladder[watched ? 'watching' : 'dormant'].push(wire(rule, undefined, cited));
  }
  const activated = Object.keys(states).filter((id) => prior?.triggers[id] === undefined);
  return { ladder, states, days, series, notes, evidence, missing, stale, activated, observed };
}

function wire(rule: TriggerRule, state: TriggerState | undefined, watched: readonly EvidenceItem[] = []): Trigger {
  const { metric, operator, value, windowMinutes, baseline } = rule;
  return {
    id: rule.id,
    description: rule.description,
    threshold: { metric, operator, value, windowMinutes, baseline },
    activated: state !== undefined,
    activatedAt: state?.activatedAt ?? 0,
    scenarioLane: rule.lane,
    evidenceIds: (state?.evidence ?? watched).map((item) => item.id),
  };
}

/** One decimal below a tenth. */
const percentage = (share: number): string => `${grouped(share * 100, Math.abs(share) < 0.1 ? 1 : 0)}%`;

function observedValue(rule: TriggerRule, value: number): ObservedValue {
  const unit = unitOf(rule.source);
  const write = (one: number): string => {
    if (unit === 'log_change') return `${one < 0 ? 'a rise' : 'a fall'} of ${percent(Math.abs(expm1(-one)), 1)}`;
    if (rule.operator === 'delta_gt' || rule.operator === 'delta_lt') return `${one > 0 ? '+' : ''}${percentage(one)}`;
    const isShare = unit === 'share' || unit === 'relative_change';
    return isShare ? percentage(one) : grouped(one, Math.abs(one) < 10 ? 1 : 0);
  };
  const words = { words: write(value), threshold: write(rule.value) };
  return { value: roundTo(value, 4), unit, baselineValue: rule.norm, ...words };
}
