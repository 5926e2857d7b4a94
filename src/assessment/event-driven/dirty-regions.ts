import { REGION_IDS, type RegionId } from '../../reference/regions.ts';
import { EVENT_RULES } from './event-rules.ts';

/** Regions to be checked, as of an instant (epoch ms). */
export interface DueCheck {
  readonly instant: number;
  readonly regions: readonly RegionId[];
}

/** Regions with new observations, and when to check them. Without a clock: every instant is an argument. */
export interface DirtyRegions {
  /** @param at when it became known, epoch ms */
  mark(regions: readonly RegionId[], at: number): void;
  /** Schedules a check of a region at an instant, with or without new observations until then. */
  scheduleCheck(regionId: RegionId, at: number): void;
  /** The instant of the next check; undefined while nothing is dirty. */
  dueAt(): number | undefined;
  /** The next check if it is due; its regions are clean from then on. */
  take(now: number): DueCheck | undefined;
}

/** Ingests of one check: ends after the debounce without another, or after the maximum wait. */
interface Burst {
  readonly firstAt: number;
  readonly lastAt: number;
  readonly regions: ReadonlySet<RegionId>;
}

/**
 * A check is dated by the instant at which it was due, not by when it ran, so that the same stream leads to the same checks for
 * any polling interval, and in a replay.
 */
export function createDirtyRegions(): DirtyRegions {
  const bursts: Burst[] = [];
  const again = new Map<RegionId, number>();

  const dueAt = (): number | undefined => {
    const [burst] = bursts;
    const instants = [...again.values(), ...(burst === undefined ? [] : [endOf(burst)])];
    return instants.length === 0 ? undefined : Math.min(...instants);
  };

  return {
    mark(regions, at) {
      if (regions.length === 0) return;
      const last = bursts.at(-1);
      if (last === undefined || endOf(last) <= at) {
        bursts.push({ firstAt: at, lastAt: at, regions: new Set(regions) });
      } else {
        bursts.splice(-1, 1, {
          ...last,
          lastAt: Math.max(at, last.lastAt),
          regions: new Set([...last.regions, ...regions]),
        });
      }
    },
    scheduleCheck: (regionId, at) => void again.set(regionId, Math.min(at, again.get(regionId) ?? at)),
    dueAt,
    take(now) {
      const instant = dueAt();
      if (instant === undefined || instant > now) return undefined;
      const dirty = new Set<RegionId>();
      const [burst] = bursts;
      if (burst !== undefined && endOf(burst) <= instant)
        for (const region of bursts.shift()?.regions ?? []) dirty.add(region);
      for (const [region, at] of again) {
        if (at > instant) continue;
        dirty.add(region);
        again.delete(region);
      }
      return { instant, regions: REGION_IDS.filter((region) => dirty.has(region)) };
    },
  };
}

function endOf({ firstAt, lastAt }: Burst): number {
  return Math.min(lastAt + EVENT_RULES.debounceMs, firstAt + EVENT_RULES.maxWaitMs);
}
