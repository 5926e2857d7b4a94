import { REGION_IDS, type RegionId } from '../../reference/regions.ts';
import { EVENT_RULES } from './event-rules.ts';

/** Regions to be looked at, as of an instant (epoch ms). */
export interface DueCheck {
  readonly instant: number;
  readonly regions: readonly RegionId[];
}

/** Regions that something new touches, and when to look at them. It knows no clock: every instant is told. */
export interface DirtyRegions {
  /** @param at when it became known, epoch ms */
  mark(regions: readonly RegionId[], at: number): void;
  /** Looks at a region again at an instant, whether or not something comes until then. */
  scheduleCheck(regionId: RegionId, at: number): void;
  /** The instant of the next look; undefined while nothing is dirty. */
  dueAt(): number | undefined;
  /** The next look if its instant has come. What it names is clean from then on. */
  take(now: number): DueCheck | undefined;
}

/** What came together, in one look: it ends once nothing more has come for the debounce, or with the longest wait. */
interface Burst {
  readonly firstAt: number;
  readonly lastAt: number;
  readonly regions: ReadonlySet<RegionId>;
}

/**
 * A look is taken as of the instant it was due at and not of when somebody came to it, so that the same stream leads to the
 * same looks, however often a schedule looks at its clock, and in a replay.
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
