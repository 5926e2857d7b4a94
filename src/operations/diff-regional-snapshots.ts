import { snapshotDifference } from '../assessment/compare/snapshot-difference.ts';
import { failed } from '../contract/conventions/handler.ts';
import type { HandlerOf } from '../contract/endpoints.ts';
import { LAST_INSTANT } from '../contract/intelligence/parameters.ts';
import { jsonReply } from './json-reply.ts';
import { type HistoryParts, snapshotAt } from './snapshot-history.ts';
import { snapshotInBody } from './stored-body.ts';

export function diffRegionalSnapshots(parts: HistoryParts): HandlerOf<'diffRegionalSnapshots'> {
  return async ({ region_id: regionId, from, to = LAST_INSTANT }) => {
    const first = await snapshotAt(regionId, from, parts);
    if (!first.ok) return failed(first.failure);
    const second = await snapshotAt(regionId, to, parts);
    if (!second.ok) return failed(second.failure);
    return jsonReply({
      regionId,
      from: referenceTo(first.value),
      to: referenceTo(second.value),
      difference: snapshotDifference(snapshotInBody(first.value), snapshotInBody(second.value)),
    });
  };
}

const referenceTo = ({ snapshotId, generatedAt }: { readonly snapshotId: string; readonly generatedAt: number }) => ({
  snapshotId,
  generatedAt,
});
