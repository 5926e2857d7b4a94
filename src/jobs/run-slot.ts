import type { World } from '../assessment/assess-world.ts';
import { currentSlot } from '../assessment/validity.ts';
import type { JobClaims } from '../ports/job-claims.ts';
import type { RegionId } from '../reference/regions.ts';
import { type RefreshDeps, type RefreshReport, readWorld, refreshRegion } from './refresh-regions.ts';

/** A region takes well under a second; a worker that is gone this long has crashed. */
const LEASE_MS = 60_000;

export interface SlotDeps extends RefreshDeps {
  readonly claims: JobClaims;
  /** Names this process among others. */
  readonly owner: string;
}

/**
 * The scheduled run of the slot (00, 06, 12 or 18 UTC) that holds this moment: exactly one snapshot a region and slot,
 * whatever the number of processes and restarts. After downtime only the current slot is caught up.
 * @returns what was done; regions whose slot is done or in other hands are not in it
 */
export async function runSlot(regions: readonly RegionId[], deps: SlotDeps): Promise<readonly RefreshReport[]> {
  const slotAt = currentSlot(deps.clock.now());
  const slot = new Date(slotAt).toISOString();
  let world: World | undefined;
  const reports: RefreshReport[] = [];
  for (const regionId of regions) {
    const job = `refresh/${regionId}`;
    const attempt = await deps.claims.claim({ job, slot, owner: deps.owner, leaseMs: LEASE_MS, now: deps.clock.now() });
    if (attempt === undefined) continue;
    const held = { job, slot, attempt };
    // A crash between storing and completing leaves the slot open and its snapshot stored: it is only completed then.
    const last = await deps.snapshots.latest(regionId);
    if (last === undefined || last.generatedAt < slotAt) {
      world ??= await readWorld(deps.clock.now(), deps);
      const report = await refreshRegion(world, regionId, deps);
      reports.push(report);
      if (report.status === 'refused') {
        await deps.claims.release(held);
        continue;
      }
    }
    await deps.claims.complete({ ...held, now: deps.clock.now() });
  }
  return reports;
}
