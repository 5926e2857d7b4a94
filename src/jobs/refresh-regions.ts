import { assessWorld, type World } from '../assessment/assess-world.ts';
import type { SourceLabel } from '../assessment/evidence-clusters.ts';
import { indexObservations } from '../assessment/observation-index.ts';
import { parseRegionState } from '../assessment/region-state.ts';
import { snapshotSummary } from '../assessment/snapshot-summary.ts';
import type { Clock } from '../ports/clock.ts';
import type { ObservationStore } from '../ports/observation-store.ts';
import type { SignSnapshot } from '../ports/signing-keys.ts';
import type { SnapshotStore } from '../ports/snapshot-store.ts';
import type { RegionId } from '../reference/regions.ts';
import { compressBody } from './compress-body.ts';
import { observationWindow } from './observation-window.ts';
import { type Narrate, produceSnapshot } from './produce-snapshot.ts';

export interface RefreshDeps {
  readonly observations: ObservationStore;
  readonly snapshots: SnapshotStore;
  readonly clock: Clock;
  readonly narrate: Narrate;
  /** Marks every source while the world is an exercise. */
  readonly label: SourceLabel;
  /** Signs what is stored; without it nothing is signed. */
  readonly sign?: SignSnapshot;
}

export type RefreshReport =
  /** `already_stored`: this very snapshot, or another run's of the same slot. */
  | { readonly regionId: RegionId; readonly status: 'stored' | 'already_stored'; readonly snapshotId: string }
  | { readonly regionId: RegionId; readonly status: 'refused'; readonly broken: readonly string[] };

/** Assesses regions at one instant from one reading of the evidence. */
export async function refreshRegions(
  regions: readonly RegionId[],
  deps: RefreshDeps,
): Promise<readonly RefreshReport[]> {
  const instant = deps.clock.now();
  const world = await readWorld(instant, deps);
  const reports: RefreshReport[] = [];
  for (const regionId of regions) reports.push(await refreshRegion(world, regionId, deps));
  return reports;
}

/** Everything known at an instant, assessed once for all regions. */
export async function readWorld(instant: number, deps: RefreshDeps): Promise<World> {
  const observations = await deps.observations.read({ ...observationWindow(instant, instant), revisions: 'latest' });
  return assessWorld(indexObservations(observations, instant), deps.label);
}

/**
 * Stores the region's snapshot of this world; the last one stays where the new one breaks a promise.
 * @param deps.slotAt the scheduled run it is made for, epoch ms
 * @throws Error when the stored state of the last snapshot cannot be read
 */
export async function refreshRegion(
  world: World,
  regionId: RegionId,
  deps: RefreshDeps & { readonly slotAt?: number },
): Promise<RefreshReport> {
  const last = await deps.snapshots.latestAt(regionId, world.instant);
  const prior = last === undefined ? undefined : parseRegionState(last.state);
  if (last !== undefined && last.generatedAt === world.instant) {
    return { regionId, status: 'already_stored', snapshotId: last.snapshotId };
  }
  const produced = produceSnapshot(world, regionId, { prior, narrate: deps.narrate });
  if (produced.status === 'refused') return { regionId, status: 'refused', broken: produced.broken };
  const { snapshotId, validUntil } = produced.snapshot.meta;
  const body = new TextEncoder().encode(produced.body);
  const status = await deps.snapshots.append({
    regionId,
    snapshotId,
    generatedAt: world.instant,
    validUntil,
    body,
    codings: await compressBody(body),
    summary: snapshotSummary(produced.snapshot),
    ...(deps.sign === undefined ? {} : { signature: await deps.sign(produced.snapshot) }),
    ...(last === undefined ? {} : { priorSnapshotId: last.snapshotId }),
    ...(deps.slotAt === undefined ? {} : { slotAt: deps.slotAt }),
    state: JSON.parse(JSON.stringify(produced.state)),
  });
  return { regionId, status, snapshotId };
}
