import type { EvidenceItem } from '../../contract/intelligence/evidence-item.ts';
import type { Trigger, TriggerLadder } from '../../contract/intelligence/trigger-ladder.ts';
import type { RegionId } from '../../reference/regions.ts';
import type { World } from '../assess-world.ts';
import type { RegionState, TriggerState } from '../region-state.ts';
import { DAY_MS, HOUR_MS } from '../time.ts';
import { TRIGGER_RULES, type TriggerRule } from './registry.ts';
import { readTrigger, type TriggerReading } from './trigger-reading.ts';

/** The state machine of every trigger (METHOD.md §6). */
export const TRIGGER_STATE_RULES = {
  /** Share of |threshold − baseline| by which a metric must move back to release, and within which it is watched. */
  band: 0.2,
  dwellMs: 6 * HOUR_MS,
  /** An active trigger whose metric is missing stays active this long. */
  staleLimitMs: 7 * DAY_MS,
} as const;

export interface AssessedTriggers {
  readonly ladder: TriggerLadder;
  readonly states: Readonly<Record<string, TriggerState>>;
  /** Evidence that active triggers cite, as it was when they became active, and that of the watched ones. */
  readonly evidence: readonly EvidenceItem[];
  readonly missing: readonly string[];
  readonly stale: readonly string[];
  /** Active now and not in the prior state. */
  readonly activated: readonly string[];
}

/** The persisted state machine of every trigger of a region (METHOD.md §6). */
export function assessTriggers(world: World, regionId: RegionId, prior: RegionState | undefined): AssessedTriggers {
  const ladder: TriggerLadder = { active: [], watching: [], dormant: [] };
  const states: Record<string, TriggerState> = {};
  const evidence: EvidenceItem[] = [];
  const missing: string[] = [];
  const stale: string[] = [];
  for (const rule of TRIGGER_RULES.filter((candidate) => candidate.regionId === regionId)) {
    const reading = readTrigger(rule, world);
    const before = prior?.triggers[rule.id];
    const state = nextState(reading, before, world.instant);
    if (state !== undefined) {
      states[rule.id] = state;
      evidence.push(...state.evidence);
      ladder.active.push(wire(rule, state));
      if (reading === undefined) stale.push(`trigger:${rule.id}`);
    } else {
      if (reading === undefined) missing.push(`trigger:${rule.id}`);
      const watched = reading !== undefined && (reading.past >= -TRIGGER_STATE_RULES.band || reading.watched);
      if (watched) evidence.push(...reading.evidence);
      ladder[watched ? 'watching' : 'dormant'].push(wire(rule, undefined, watched ? reading.evidence : []));
    }
  }
  return {
    ladder,
    states,
    evidence,
    missing,
    stale,
    activated: Object.keys(states).filter((id) => prior?.triggers[id] === undefined),
  };
}

function nextState(
  reading: TriggerReading | undefined,
  before: TriggerState | undefined,
  instant: number,
): TriggerState | undefined {
  if (before === undefined) {
    if (reading === undefined || !reading.confirmed) return undefined;
    return { activatedAt: instant, evidence: reading.evidence, seenAt: instant };
  }
  if (reading === undefined) return instant - before.seenAt <= TRIGGER_STATE_RULES.staleLimitMs ? before : undefined;
  const released =
    reading.past < -TRIGGER_STATE_RULES.band && instant - before.activatedAt >= TRIGGER_STATE_RULES.dwellMs;
  return released ? undefined : { ...before, seenAt: instant };
}

function wire(rule: TriggerRule, state: TriggerState | undefined, watched: readonly EvidenceItem[] = []): Trigger {
  const { metric, operator, value, windowMinutes, baseline } = rule;
  return {
    id: rule.id,
    description: `${rule.description} Threshold ${rule.fit}: ${rule.thresholdSource}.`,
    threshold: { metric, operator, value, windowMinutes, baseline },
    activated: state !== undefined,
    activatedAt: state?.activatedAt ?? 0,
    scenarioLane: rule.lane,
    evidenceIds: (state?.evidence ?? watched).map((item) => item.id),
  };
}
