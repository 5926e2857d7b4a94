import type { RegionId } from '../contract/intelligence/region-ids.ts';
import type { RegionalSnapshot } from '../contract/intelligence/regional-snapshot.ts';
import type { Clock } from '../ports/clock.ts';
import { REGION_IDS } from '../reference/regions.ts';
import { type AsOf, resolveAt } from './as-of.ts';
import type { StoreRead } from './read-with-deadline.ts';
import { type HistoryParts, snapshotAt } from './snapshot-history.ts';
import { snapshotInBody } from './stored-body.ts';

export type AllSnapshotsParts = HistoryParts & { readonly clock: Clock };

export interface AllSnapshots {
  readonly snapshots: readonly RegionalSnapshot[];
  readonly missingRegions: RegionId[];
  readonly asOf: AsOf;
}

/** The snapshot of every region as of what `at` names; a failure where none has one. */
export async function snapshotsOfAll(
  at: string | undefined,
  parts: AllSnapshotsParts,
): Promise<StoreRead<AllSnapshots>> {
  const resolved = resolveAt(at, parts.clock.now());
  if (!resolved.ok) return resolved;
  const { asOf } = resolved;
  const reads = await Promise.all(REGION_IDS.map((regionId) => snapshotAt(regionId, asOf.instant, parts)));
  const failures = reads.flatMap((read) => (read.ok ? [] : [read]));
  const [failure] = failures;
  const outage = failures.find((read) => read.failure.code === 'store_unavailable');
  if (outage !== undefined) return outage;
  if (failure !== undefined && failures.length === reads.length) return failure;
  return {
    ok: true,
    value: {
      snapshots: reads.flatMap((read) => (read.ok ? [snapshotInBody(read.value)] : [])),
      missingRegions: REGION_IDS.filter((_, n) => reads[n]?.ok !== true),
      asOf,
    },
  };
}
