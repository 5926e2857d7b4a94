import type { HeaderList } from '../contract/conventions/handler.ts';
import { COMPANION_SIGNATURE_HEADER, writeSignature } from '../contract/conventions/snapshot-signature.ts';
import type { Clock } from '../ports/clock.ts';
import type { SnapshotStore } from '../ports/snapshot-store.ts';
import { readWithDeadline, type StoreRead } from './read-with-deadline.ts';
import { type HistoryParts, snapshotAt } from './snapshot-history.ts';

export type CompanionParts = HistoryParts & {
  readonly history: Pick<SnapshotStore, 'companion' | 'firstAccompaniedAt'>;
  readonly clock: Clock;
};

/** What is stored beside the snapshot of a region. */
export interface StoredCompanion {
  readonly snapshotId: string;
  /** Of the snapshot, epoch ms. */
  readonly generatedAt: number;
  /** `{"companion":{…}}`, UTF-8: the stored bytes. */
  readonly body: Uint8Array;
  /** What vouches for the complete companion; empty where nothing is signed. */
  readonly signature: HeaderList;
}

/**
 * The companion of the snapshot of a region as of an instant, or why there is none: `snapshot_not_ready` before the
 * region's first snapshot, `at_unavailable` before the first one that has a companion. @param instant epoch ms
 */
export async function companionAt(
  regionId: string,
  instant: number,
  parts: CompanionParts,
): Promise<StoreRead<StoredCompanion>> {
  const read = await snapshotAt(regionId, instant, parts);
  if (!read.ok && read.failure.code !== 'snapshot_not_found') return read;
  if (read.ok) {
    const { snapshotId, generatedAt } = read.value;
    const beside = await readWithDeadline(parts.history.companion(snapshotId), parts.setTimer);
    if (!beside.ok) return beside;
    if (beside.value !== undefined) {
      const { body, signature } = beside.value;
      const vouched: HeaderList =
        signature === undefined ? [] : [[COMPANION_SIGNATURE_HEADER, writeSignature(signature)]];
      return { ok: true, value: { snapshotId, generatedAt, body, signature: vouched } };
    }
  }
  // A snapshot of an earlier program has none beside it.
  const first = await readWithDeadline(parts.history.firstAccompaniedAt(regionId), parts.setTimer);
  if (!first.ok) return first;
  return {
    ok: false,
    failure:
      first.value !== undefined && first.value > instant
        ? { code: 'at_unavailable', subject: regionId, earliest: first.value }
        : { code: 'snapshot_not_found', regionId, instant },
  };
}
