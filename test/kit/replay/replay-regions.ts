import { templateNarrative } from '../../../src/analysis/narrative/template-narrative.ts';
import type { KnownAlarms } from '../../../src/assessment/alarms/alarm.ts';
import { uneaseOf } from '../../../src/assessment/alarms/alarm-features.ts';
import { regionAlarms } from '../../../src/assessment/alarms/region-alarms.ts';
import { assembleSnapshot } from '../../../src/assessment/assemble-snapshot.ts';
import { assessRegion } from '../../../src/assessment/assess-region.ts';
import { assessWorld } from '../../../src/assessment/assess-world.ts';
import { statusOf } from '../../../src/assessment/input-status.ts';
import { brokenInvariants } from '../../../src/assessment/invariants.ts';
import type { Observation } from '../../../src/assessment/observation.ts';
import { prepareObservations } from '../../../src/assessment/observation-index.ts';
import { hasRequiredInputs } from '../../../src/assessment/regime.ts';
import type { RegionState } from '../../../src/assessment/region-state.ts';
import { DAY_MS, HOUR_MS, isoMinute } from '../../../src/assessment/time.ts';
import type { Axis, Lane, RegimeLabel } from '../../../src/contract/intelligence/vocabulary.ts';
import type { RegionId } from '../../../src/reference/regions.ts';
import type { HistorySpan } from '../history.ts';

/** What one snapshot of a replay said, as far as the tables need it. */
export interface Said {
  readonly at: number;
  readonly regionId: RegionId;
  readonly label: RegimeLabel;
  readonly axes: Readonly<Record<Axis, number>>;
  readonly active: readonly ActiveTrigger[];
  /** What sets off a label by itself, and why the region is not calm. */
  readonly alarms: KnownAlarms;
  readonly unease?: string;
  /** Whether news reported, as far as the replay has any. */
  readonly hasNews: boolean;
}

export interface ActiveTrigger {
  readonly id: string;
  readonly lane: Lane;
  readonly activatedAt: number;
  /** The newest instant that its evidence covers, epoch ms. */
  readonly dataAt: number;
}

const SLOT_MS = 6 * HOUR_MS;

export interface ReplayChoice {
  readonly regionIds: readonly RegionId[];
  /** Before the span's first instant, assessed and not reported; a multiple of the step. */
  readonly warmUpMs: number;
  /** Six hours unless given; divides a day. */
  readonly stepMs?: number;
}

/**
 * Every region at every step from the empty state, each snapshot following the one before; the first of a day is checked against
 * every promise. What would be looked at between two steps is left out.
 * @throws Error when a snapshot breaks a promise
 */
export function* replayRegions(
  observations: readonly Observation[],
  { from, to }: HistorySpan,
  { regionIds, warmUpMs, stepMs = SLOT_MS }: ReplayChoice,
): Generator<Said> {
  const prepared = prepareObservations(observations);
  const priors = new Map<RegionId, RegionState>();
  for (let at = from - warmUpMs; at < to; at += stepMs) {
    const world = assessWorld(prepared.asOf(at));
    const hasNews = hasRequiredInputs(world) || statusOf(world.inputs, 'news_events').newestAt === undefined;
    for (const regionId of regionIds) {
      const { draft, state } = assessRegion(world, regionId, priors.get(regionId));
      const broken =
        at % DAY_MS === 0 ? brokenInvariants(assembleSnapshot(draft, templateNarrative(draft, false))) : [];
      if (broken.length > 0) throw new Error(`${regionId} at ${isoMinute(at)}: ${broken.join('; ')}`);
      priors.set(regionId, state);
      if (at < from) continue;
      const active = draft.triggers.active.map(({ id, scenarioLane, activatedAt }) => ({
        ...{ id, lane: scenarioLane, activatedAt },
        dataAt: Math.max(...(state.triggers[id]?.evidence ?? []).map(({ observedAt }) => observedAt)),
      }));
      const unease = uneaseOf(world, regionId, draft.triggers.active);
      const { found, silent } = regionAlarms(world, regionId);
      const alarms = { found: found.filter(({ enters, stays }) => enters || stays), silent };
      const shown = { at, regionId, label: draft.regime.label, axes: axesOf(draft.balance), active, alarms, hasNews };
      yield unease === undefined ? shown : { ...shown, unease };
    }
  }
}

function axesOf(balance: Readonly<Record<Axis, number>>): Readonly<Record<Axis, number>> {
  const { coercivePressure, domesticFragility, capitalStress, energyVulnerability } = balance;
  const { allianceCohesion, maritimeAccess, energyLeverage } = balance;
  return {
    ...{ coercivePressure, domesticFragility, capitalStress, energyVulnerability },
    ...{ allianceCohesion, maritimeAccess, energyLeverage },
  };
}
