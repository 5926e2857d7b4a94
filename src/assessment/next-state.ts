import type { RegionalSnapshot } from '../contract/intelligence/regional-snapshot.ts';
import type { RegionId } from '../reference/regions.ts';
import type { World } from './assess-world.ts';
import { roundTo } from './evidence.ts';
import { leverageOf } from './leverage-shift.ts';
import { nextFilterState } from './regime-filter.ts';
import { exposedCorridors } from './region-evidence.ts';
import type { RegionState, TriggerDays, TriggerSeries, TriggerState } from './region-state.ts';

/** Classes and disruptions of the corridors a region follows, and how fast each worsened. */
export function corridorSummaries(world: World, regionId: RegionId) {
  const corridors: Record<string, RegionState['corridors'][string]> = {};
  const change24h: Record<string, number> = {};
  for (const id of exposedCorridors(regionId)) {
    const corridor = world.corridors.get(id);
    if (corridor === undefined) continue;
    corridors[id] = { state: corridor.state, disruption: roundTo(corridor.disruption, 4), dataAt: corridor.dataAt };
    change24h[id] = corridor.change24h;
  }
  return { corridors, change24h };
}

/** What the region's next assessment starts from. */
export function nextState(
  draft: Pick<RegionalSnapshot, 'generatedAt' | 'meta' | 'regime' | 'balance' | 'actors'>,
  found: {
    readonly triggers: Readonly<Record<string, TriggerState>>;
    readonly triggerDays: Readonly<Record<string, readonly TriggerDays[]>>;
    readonly triggerSeries: Readonly<Record<string, TriggerSeries>>;
    readonly corridors: RegionState['corridors'];
    readonly alarms: NonNullable<RegionState['alarms']>;
    readonly alarmSources: NonNullable<RegionState['alarmSources']>;
    readonly unease?: RegionState['unease'];
    readonly prior: RegionState | undefined;
    /** Whether the inputs that the regime needs reported. */
    readonly hasRequiredInputs: boolean;
  },
): RegionState {
  const instant = draft.generatedAt;
  return {
    version: 1,
    instant,
    snapshotId: draft.meta.snapshotId,
    regime: draft.regime,
    ...nextFilterState(draft.balance, { ...found, instant }),
    triggers: found.triggers,
    triggerDays: found.triggerDays,
    triggerSeries: found.triggerSeries,
    corridors: found.corridors,
    alarms: found.alarms,
    alarmSources: found.alarmSources,
    ...(found.unease === undefined ? {} : { unease: found.unease }),
    leverage: leverageOf(draft.actors),
  };
}
