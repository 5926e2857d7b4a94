import type { EvidenceItem } from '../../contract/intelligence/evidence-item.ts';
import type { Trigger, TriggerLadder } from '../../contract/intelligence/trigger-ladder.ts';
import type { RegionId } from '../../reference/regions.ts';
import type { World } from '../assess-world.ts';
import { grouped } from '../english.ts';
import { roundTo } from '../evidence.ts';
import type { RegionState, TriggerState } from '../region-state.ts';
import { rulesOfRegion } from './registry.ts';
import { readTrigger } from './trigger-reading.ts';
import type { TriggerRule } from './trigger-rule.ts';
import { isNear, nextTriggerState } from './trigger-state.ts';

/** Watched triggers that cite their evidence; more would crowd out the drivers (start). */
export const WATCHED_CITING = 8;

export interface AssessedTriggers {
  readonly ladder: TriggerLadder;
  readonly states: Readonly<Record<string, TriggerState>>;
  /** Evidence that active triggers cite, as it was when they became active, and that of the watched ones. */
  readonly evidence: readonly EvidenceItem[];
  readonly missing: readonly string[];
  readonly stale: readonly string[];
  /** What the active and the watched triggers read now, by id; an active one whose metric is missing has none. */
  readonly observed: Readonly<Record<string, ObservedValue>>;
  /** Active now and not in the prior state. */
  readonly activated: readonly string[];
}

/** A trigger's metric now, on the scale of its threshold: what a gauge shows (METHOD.md §13.6). */
export interface ObservedValue {
  readonly value: number;
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
  const readings = new Map<string, ObservedValue>();
  const stale: string[] = [];
  for (const rule of rulesOfRegion(regionId)) {
    const reading = readTrigger(rule, world);
    if (reading !== undefined) readings.set(rule.id, observedValue(rule, reading.value));
    const state = nextTriggerState(rule, reading, { before: prior?.triggers[rule.id], instant: world.instant });
    if (state !== undefined) {
      states[rule.id] = state;
      evidence.push(...state.evidence);
      ladder.active.push(wire(rule, state));
      if (reading === undefined) stale.push(`trigger:${rule.id}`);
      continue;
    }
    if (reading === undefined) missing.push(`trigger:${rule.id}`);
    const watched = reading !== undefined && isNear(rule, reading);
    const cited = watched && ladder.watching.length < WATCHED_CITING ? reading.evidence.slice(0, 1) : [];
    evidence.push(...cited);
    ladder[watched ? 'watching' : 'dormant'].push(wire(rule, undefined, cited));
  }
  const activated = Object.keys(states).filter((id) => prior?.triggers[id] === undefined);
  const shown = [...ladder.active, ...ladder.watching].map(({ id }) => id);
  const observed = Object.fromEntries(
    shown.flatMap((id) => {
      const found = readings.get(id);
      return found === undefined ? [] : [[id, found] as const];
    }),
  );
  return { ladder, states, evidence, missing, stale, activated, observed };
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

/** Sources whose values are shares of 1. */
const SHARES: ReadonlySet<string> = new Set(['transit_ratio', 'gnss', 'currency', 'shares', 'gas_supply']);

/** One decimal below a tenth. */
const percentage = (share: number): string => `${grouped(share * 100, Math.abs(share) < 0.1 ? 1 : 0)}%`;

function observedValue(rule: TriggerRule, value: number): ObservedValue {
  const write = (one: number): string => {
    if (rule.operator === 'delta_gt' || rule.operator === 'delta_lt') return `${one > 0 ? '+' : ''}${percentage(one)}`;
    return SHARES.has(rule.source.kind) || rule.metric === 'food_price_index.yearly_rise'
      ? percentage(one)
      : grouped(one, Math.abs(one) < 10 ? 1 : 0);
  };
  return { value: roundTo(value, 4), words: write(value), threshold: write(rule.value) };
}
