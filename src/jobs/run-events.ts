import { assessWorld } from '../assessment/assess-world.ts';
import type { DirtyRegions, DueCheck } from '../assessment/event-driven/dirty-regions.ts';
import { type Cause, dueEvent, type Finding, type Seen } from '../assessment/event-driven/due-event.ts';
import { EVENT_RULES } from '../assessment/event-driven/event-rules.ts';
import { parseRegionState } from '../assessment/region-state.ts';
import type { StoredSnapshot } from '../ports/snapshot-store.ts';
import type { RegionId } from '../reference/regions.ts';
import { type RefreshReport, readIndex, refreshRegion } from './refresh-regions.ts';
import { runClaimed, type SlotOutcome } from './run-claimed.ts';
import { AHEAD_OF_CLOCK, type SlotDeps } from './run-slot.ts';

/** A region takes well under a second; a worker that is gone this long has crashed. */
const LEASE_MS = 60_000;

export interface EventDeps extends SlotDeps {
  readonly dirty: DirtyRegions;
}

export type EventReport =
  | (Exclude<Finding, { readonly status: 'due' }> & { readonly regionId: RegionId })
  | (RefreshReport & { readonly reason: Cause })
  /** A snapshot of that instant or a later one is stored: it was made from what was known then. */
  | { readonly regionId: RegionId; readonly status: 'covered' }
  /** Another process stores what follows the same snapshot. */
  | { readonly regionId: RegionId; readonly status: 'taken' }
  | { readonly regionId: RegionId; readonly status: 'failed'; readonly error: unknown };

/**
 * Looks at the regions that something new touches and whose instant has come, and stores the snapshots that are due
 * (METHOD.md §10). One reading of the evidence serves all regions of a look, and none is made for regions that a snapshot
 * covers already. Of several processes one stores what follows a snapshot: the claim keeps the others from the work, and the
 * store takes only one.
 */
export async function runEvents(deps: EventDeps): Promise<readonly EventReport[]> {
  const reports: EventReport[] = [];
  for (let look = deps.dirty.take(deps.clock.now()); look !== undefined; look = deps.dirty.take(deps.clock.now())) {
    reports.push(...(await lookAt(look, deps)));
  }
  return reports;
}

async function lookAt({ instant, regions }: DueCheck, deps: EventDeps): Promise<readonly EventReport[]> {
  let reading: Promise<Seen> | undefined;
  const seen = (): Promise<Seen> => {
    reading ??= readIndex(instant, deps).then((index) => ({ index, world: assessWorld(index, deps.label) }));
    return reading;
  };
  const reports: EventReport[] = [];
  for (const regionId of regions) {
    const report = await lookAtRegion(regionId, { ...deps, instant, seen }).catch((error: unknown): EventReport => {
      // The mark is spent, and what it stood for was not looked at.
      deps.dirty.scheduleCheck(regionId, deps.clock.now() + EVENT_RULES.debounceMs);
      return { regionId, status: 'failed', error };
    });
    reports.push(report);
  }
  return reports;
}

type RegionLook = EventDeps & { readonly instant: number; readonly seen: () => Promise<Seen> };

async function lookAtRegion(regionId: RegionId, deps: RegionLook): Promise<EventReport> {
  const { instant, dirty } = deps;
  const last = await deps.snapshots.latest(regionId);
  if (last === undefined) return { regionId, status: 'held', by: 'slot' };
  if (last.generatedAt >= instant) return { regionId, status: 'covered' };
  const found = dueEvent(await deps.seen(), regionId, parseRegionState(last.state));
  if (found.status === 'held' && found.by === 'spacing') dirty.scheduleCheck(regionId, found.until);
  return found.status === 'due' ? follow(last, found.reason, { ...deps, regionId }) : { regionId, ...found };
}

/** Stores the one snapshot that follows another between two scheduled runs. */
async function follow(
  last: StoredSnapshot,
  reason: Cause,
  deps: RegionLook & { readonly regionId: RegionId },
): Promise<EventReport> {
  const { dirty, instant, regionId } = deps;
  const run = await runClaimed(
    {
      job: `follow/${regionId}`,
      slot: last.snapshotId,
      leaseMs: LEASE_MS,
      work: async () => refreshRegion((await deps.seen()).world, regionId, { ...deps, inTurn: true }),
      endingOf: (report): SlotOutcome => {
        if (report.status === 'ahead_of_clock') return { problem: AHEAD_OF_CLOCK };
        return report.status === 'refused' ? { problem: `broken: ${report.broken.join('; ')}` } : 'done';
      },
    },
    deps,
  );
  if (run.status === 'taken') {
    // Who holds it may have died: then it is ours once the lease is over.
    dirty.scheduleCheck(regionId, instant + LEASE_MS);
    return { regionId, status: 'taken' };
  }
  if (run.result.status === 'overtaken') dirty.scheduleCheck(regionId, instant + EVENT_RULES.debounceMs);
  return { ...run.result, reason };
}
