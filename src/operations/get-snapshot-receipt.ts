import { LruCache } from '../concurrency/lru-cache.ts';
import { failed } from '../contract/conventions/handler.ts';
import type { HandlerOf, Outputs } from '../contract/endpoints.ts';
import { MAX_RECEIPTS } from '../contract/intelligence/get-snapshot-receipt.ts';
import type { Clock } from '../ports/clock.ts';
import type { StoredSnapshot } from '../ports/snapshot-store.ts';
import { contentHash } from '../reference/content-hash.ts';
import { asOfReply, resolveAt } from './as-of.ts';
import { readWithDeadline } from './read-with-deadline.ts';
import type { HistoryParts } from './snapshot-history.ts';
import { snapshotInBody } from './stored-body.ts';

type Receipt = Outputs['getSnapshotReceipt']['receipts'][number];

/** Receipts kept: a stored snapshot never changes. */
const MAX_KEPT = 1_000;

export function getSnapshotReceipt(parts: HistoryParts & { readonly clock: Clock }): HandlerOf<'getSnapshotReceipt'> {
  const kept = new LruCache<string, Receipt>({ maxWeight: MAX_KEPT });

  async function receiptOf(id: string): Promise<Receipt | undefined> {
    const known = kept.get(id);
    if (known !== undefined) return known;
    const stored = await parts.history.byId(id);
    if (stored === undefined) return undefined;
    const receipt = made(stored);
    kept.set(id, receipt);
    return receipt;
  }

  return async ({ snapshot_id: named, at }) => {
    const resolved = resolveAt(at, parts.clock.now());
    if (!resolved.ok) return failed(resolved.failure);
    const ids = [...new Set(named.split(','))];
    if (ids.length > MAX_RECEIPTS) return failed(tooMany);
    const read = await readWithDeadline(Promise.all(ids.map(receiptOf)), parts.setTimer);
    if (!read.ok) return failed(read.failure);
    const { asOf } = resolved;
    const receipts = read.value.filter((one) => one !== undefined && one.generatedAt <= asOf.instant);
    return asOfReply({ receipts: receipts.filter((one) => one !== undefined) }, asOf);
  };
}

const tooMany = {
  code: 'validation_failed',
  violations: [{ field: 'snapshot_id', description: `must name at most ${MAX_RECEIPTS} snapshots` }],
} as const;

function made(stored: StoredSnapshot): Receipt {
  const { snapshotId, generatedAt, regionId, signature } = stored;
  const signed = signature === undefined ? {} : { kid: signature.keyId, signature: signature.value };
  return { snapshotId, generatedAt, sha256: contentHash(snapshotInBody(stored)), regionId, ...signed };
}
