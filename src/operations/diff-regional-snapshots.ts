import { snapshotDifference, withoutIdleAging } from '../assessment/compare/snapshot-difference.ts';
import { differenceSummary } from '../claims/difference-summary.ts';
import { failed } from '../contract/conventions/handler.ts';
import type { HandlerOf } from '../contract/endpoints.ts';
import type { Clock } from '../ports/clock.ts';
import { presentOrAsOfReply } from './as-of.ts';
import { type HistoryParts, snapshotAsOf } from './snapshot-history.ts';
import { snapshotInBody } from './stored-body.ts';

export function diffRegionalSnapshots(
  parts: HistoryParts & { readonly clock: Clock },
): HandlerOf<'diffRegionalSnapshots'> {
  return async ({ region_id: regionId, from, to, aged }) => {
    const first = await snapshotAsOf(regionId, { at: from, field: 'from' }, parts);
    if (!first.ok) return failed(first.failure);
    const second = await snapshotAsOf(regionId, { at: to, field: 'to' }, parts);
    if (!second.ok) return failed(second.failure);
    const whole = snapshotDifference(snapshotInBody(first.value), snapshotInBody(second.value));
    const difference = aged === 'all' ? whole : withoutIdleAging(whole);
    const ends = { from: referenceTo(first.value), to: referenceTo(second.value) };
    const answer = { regionId, summary: differenceSummary({ regionId, ...ends, difference }), ...ends, difference };
    return presentOrAsOfReply(answer, second.asOf);
  };
}

const referenceTo = ({ snapshotId, generatedAt }: { readonly snapshotId: string; readonly generatedAt: number }) => ({
  snapshotId,
  generatedAt,
});
