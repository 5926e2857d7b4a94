import { Value } from 'typebox/value';
import { snapshotSummary } from '../assessment/snapshot-summary.ts';
import { Type } from '../contract/conventions/schema.ts';
import { BalanceVector } from '../contract/intelligence/balance-vector.ts';
import { RegimeState } from '../contract/intelligence/regime-state.ts';
import { SnapshotMeta } from '../contract/intelligence/snapshot-meta.ts';
import type { SnapshotSummary } from '../contract/intelligence/snapshot-summary.ts';
import type { SnapshotHead, SnapshotStore } from '../ports/snapshot-store.ts';

/** What a summary is made of, whatever else a body holds. */
const Summarised = Type.Object({
  snapshot: Type.Object({
    generatedAt: Type.Integer(),
    meta: SnapshotMeta,
    regime: RegimeState,
    balance: BalanceVector,
  }),
});

/** The numbers of a served body. @throws Error on a body of another shape */
export function summaryOfBody(body: Uint8Array): SnapshotSummary {
  const served: unknown = JSON.parse(new TextDecoder().decode(body));
  if (!Value.Check(Summarised, served)) throw new Error('a stored snapshot has an unknown shape');
  return snapshotSummary(served.snapshot);
}

/** The stored summary, or for a snapshot stored before there were any, what its body says. */
export async function summaryOf(
  { snapshotId, summary }: SnapshotHead,
  history: Pick<SnapshotStore, 'byId'>,
): Promise<SnapshotSummary> {
  if (summary !== undefined) return summary;
  const stored = await history.byId(snapshotId);
  if (stored === undefined) throw new Error(`the snapshot ${snapshotId} is listed and not there`);
  return summaryOfBody(stored.body);
}
