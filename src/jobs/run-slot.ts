import type { World } from '../assessment/assess-world.ts';
import { currentSlot } from '../assessment/validity.ts';
import type { JobClaims } from '../ports/job-claims.ts';
import type { RegionId } from '../reference/regions.ts';
import { type RefreshDeps, type RefreshReport, readWorld, refreshRegion } from './refresh-regions.ts';

/** A region takes well under a second; a worker that is gone this long has crashed. */
const LEASE_MS = 60_000;
/** How often a region is assessed again because a snapshot was stored meanwhile; each is a run between slots that ends. */
const TURNS = 3;

export interface SlotDeps extends RefreshDeps {
  readonly claims: JobClaims;
  /** Names this process among others. */
  readonly owner: string;
}

export type SlotReport =
  | RefreshReport
  /** The slot had its snapshot when it was claimed. */
  | { readonly regionId: RegionId; readonly status: 'kept'; readonly snapshotId: string }
  /** The slot is done, or in the hands of someone who is at work or has just crashed. */
  | { readonly regionId: RegionId; readonly status: 'taken' }
  | { readonly regionId: RegionId; readonly status: 'failed'; readonly error: unknown };

/**
 * The scheduled run of the slot (00, 06, 12 or 18 UTC) that holds this moment: exactly one snapshot a region and slot,
 * whatever the number of processes and restarts: the claim keeps others from doing the work twice, and the store takes
 * only one snapshot of a slot even from a worker that lost its claim while it slept. After downtime only the current slot
 * is caught up. A region that fails gives its slot back and leaves the others alone.
 * @throws whatever the store of claims throws
 */
export async function runSlot(regions: readonly RegionId[], deps: SlotDeps): Promise<readonly SlotReport[]> {
  const slotAt = currentSlot(deps.clock.now());
  let reading: Promise<World> | undefined;
  const world = (): Promise<World> => {
    reading ??= readWorld(deps.clock.now(), deps);
    return reading;
  };
  const reports: SlotReport[] = [];
  for (const regionId of regions) reports.push(await runRegion(regionId, { ...deps, slotAt, world }));
  return reports;
}

/** Whether the current slot has left nothing to do: no region refused, failed, or still in other hands. */
export async function isSlotSettled(
  regions: readonly RegionId[],
  { snapshots, clock }: Pick<SlotDeps, 'snapshots' | 'clock'>,
): Promise<boolean> {
  const slotAt = currentSlot(clock.now());
  const latest = await Promise.all(regions.map((regionId) => snapshots.latest(regionId)));
  return latest.every((snapshot) => snapshot !== undefined && snapshot.generatedAt >= slotAt);
}

type RegionRun = SlotDeps & { readonly slotAt: number; readonly world: () => Promise<World> };

async function runRegion(regionId: RegionId, deps: RegionRun): Promise<SlotReport> {
  const { claims, clock, owner, slotAt } = deps;
  const slot = { job: `refresh/${regionId}`, slot: new Date(slotAt).toISOString() };
  const attempt = await claims.claim({ ...slot, owner, leaseMs: LEASE_MS, now: clock.now() });
  if (attempt === undefined) return { regionId, status: 'taken' };
  const report = await refreshOnce(regionId, deps).catch(
    (error: unknown): SlotReport => ({ regionId, status: 'failed', error }),
  );
  if (report.status === 'refused' || report.status === 'failed' || report.status === 'overtaken')
    await claims.release({ ...slot, attempt });
  else await claims.complete({ ...slot, attempt, now: clock.now() });
  return report;
}

async function refreshOnce(regionId: RegionId, deps: RegionRun, turn = 1): Promise<SlotReport> {
  // A crash between storing and completing leaves the slot open and its snapshot stored: it is only completed then.
  const last = await deps.snapshots.latest(regionId);
  if (last !== undefined && last.generatedAt >= deps.slotAt)
    return { regionId, status: 'kept', snapshotId: last.snapshotId };
  const report = await refreshRegion(await deps.world(), regionId, { ...deps, inTurn: true });
  return report.status === 'overtaken' && turn < TURNS ? refreshOnce(regionId, deps, turn + 1) : report;
}
