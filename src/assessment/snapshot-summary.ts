import type { RegionalSnapshot } from '../contract/intelligence/regional-snapshot.ts';
import type { SnapshotSummary } from '../contract/intelligence/snapshot-summary.ts';

/** The numbers of a snapshot, copied and not computed. */
export function snapshotSummary({
  generatedAt,
  meta,
  regime,
  balance,
}: Pick<RegionalSnapshot, 'generatedAt' | 'meta' | 'regime' | 'balance'>): SnapshotSummary {
  const { pressures: _, buffers: __, ...figures } = balance;
  const { snapshotId, validUntil, triggerReason, snapshotConfidence } = meta;
  return { snapshotId, generatedAt, validUntil, triggerReason, snapshotConfidence, regime, balance: figures };
}
