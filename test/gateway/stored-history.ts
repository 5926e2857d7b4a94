import { getSnapshotCompanion } from '../../src/contract/intelligence/get-snapshot-companion.ts';
import type { SnapshotStore, StoredSnapshot } from '../../src/ports/snapshot-store.ts';

/** Stored beside every snapshot in memory: the example, with its country and no other. */
const COMPANION = getSnapshotCompanion.exampleResponse;

/** Reads of the past over snapshots in memory; `all` throws while the store is down. */
export function storedHistory(
  all: () => readonly StoredSnapshot[],
): Pick<SnapshotStore, 'history' | 'latestAt' | 'byId' | 'companion' | 'firstAccompaniedAt'> {
  const newestFirst = (regionId: string) =>
    all()
      .filter((snapshot) => snapshot.regionId === regionId)
      .sort((a, b) => b.generatedAt - a.generatedAt || (a.snapshotId < b.snapshotId ? 1 : -1));
  return {
    history: async ({ regionId, from, before, limit }) =>
      newestFirst(regionId)
        .filter(({ generatedAt }) => generatedAt >= from)
        .filter(
          ({ generatedAt, snapshotId }) =>
            generatedAt < before.generatedAt || (generatedAt === before.generatedAt && snapshotId < before.snapshotId),
        )
        .slice(0, limit),
    latestAt: async (regionId, instant) => newestFirst(regionId).find(({ generatedAt }) => generatedAt <= instant),
    firstAccompaniedAt: async (regionId) => newestFirst(regionId).at(-1)?.generatedAt,
    companion: async (snapshotId) =>
      all().some((snapshot) => snapshot.snapshotId === snapshotId)
        ? { body: new TextEncoder().encode(JSON.stringify(COMPANION)) }
        : undefined,
    byId: async (snapshotId) => all().find((snapshot) => snapshot.snapshotId === snapshotId),
  };
}
