import type { RegionalSnapshot } from '../../contract/intelligence/regional-snapshot.ts';
import type { SnapshotSource } from '../../ports/snapshot-source.ts';

/** A source of snapshots that serves these, by region. */
export function inMemorySnapshotSource(snapshots: readonly RegionalSnapshot[]): SnapshotSource {
  const byRegion = new Map(snapshots.map((snapshot) => [snapshot.regionId, snapshot]));
  return {
    latest: async (regionId) => {
      const snapshot = byRegion.get(regionId);
      if (snapshot === undefined) return { status: 'none' };
      const { snapshotId, validUntil } = snapshot.meta;
      const body = new TextEncoder().encode(JSON.stringify({ snapshot }));
      return {
        status: 'current',
        snapshot: {
          regionId,
          snapshotId,
          generatedAt: snapshot.generatedAt,
          validUntil,
          body,
          contentHash: snapshotId,
        },
      };
    },
  };
}
