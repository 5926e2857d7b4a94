import type { World } from '../assessment/assess-world.ts';
import { currentSlot } from '../assessment/validity.ts';
import type { RegionId } from '../reference/regions.ts';
import { type RefreshDeps, type RefreshReport, readWorld, refreshRegion } from './refresh-regions.ts';
import { type ClaimedDeps, classOf, runClaimed, type SlotOutcome } from './run-claimed.ts';

/** A region takes well under a second; a worker that is gone this long has crashed. */
const LEASE_MS = 60_000;
/** How often a region is assessed again because a snapshot was stored meanwhile; each is a run between slots that ends. */
const TURNS = 3;

export interface SlotDeps extends RefreshDeps, ClaimedDeps {}

export type SlotReport =
  | RefreshReport
  /** The slot had its snapshot when it was claimed. */
  | { readonly regionId: RegionId; readonly status: 'kept'; readonly snapshotId: string }
  /** The slot is done, dead, waiting for its next try, or in the hands of someone who is at work or has just crashed. */
  | { readonly regionId: RegionId; readonly status: 'taken' }
  | { readonly regionId: RegionId; readonly status: 'failed'; readonly error: unknown };

/**
 * The scheduled run of the slot (00, 06, 12 or 18 UTC) that holds this moment: exactly one snapshot a region and slot,
 * whatever the number of processes and restarts: the claim keeps others from doing the work twice, and the store takes
 * only one snapshot of a slot even from a worker that lost its claim while it slept. After downtime only the current slot
 * is caught up. A region that fails is tried again after a pause and leaves the others alone.
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
  const turn = {
    job: `refresh/${regionId}`,
    slot: new Date(deps.slotAt).toISOString(),
    leaseMs: LEASE_MS,
    work: () =>
      refreshOnce(regionId, deps).catch((error: unknown): SlotReport => ({ regionId, status: 'failed', error })),
    endingOf: (report: SlotReport): SlotOutcome => endingOf(report, deps),
  };
  const run = await runClaimed(turn, deps);
  return run.status === 'taken' ? { regionId, status: 'taken' } : run.result;
}

/** What a job that stored nothing of the future records. */
export const AHEAD_OF_CLOCK = 'the local clock is ahead of the clock of the store';

function endingOf(report: SlotReport, { problemOf = classOf }: ClaimedDeps): SlotOutcome {
  if (report.status === 'overtaken') return 'open';
  if (report.status === 'ahead_of_clock') return { problem: AHEAD_OF_CLOCK };
  if (report.status === 'refused') return { problem: `broken: ${report.broken.join('; ')}` };
  return report.status === 'failed' ? { problem: problemOf(report.error) } : 'done';
}

async function refreshOnce(regionId: RegionId, deps: RegionRun, turn = 1): Promise<SlotReport> {
  // A crash between storing and completing leaves the slot open and its snapshot stored: it is only completed then.
  const last = await deps.snapshots.latest(regionId);
  if (last !== undefined && last.generatedAt >= deps.slotAt)
    return { regionId, status: 'kept', snapshotId: last.snapshotId };
  const report = await refreshRegion(await deps.world(), regionId, { ...deps, inTurn: true });
  return report.status === 'overtaken' && turn < TURNS ? refreshOnce(regionId, deps, turn + 1) : report;
}
