import { failed } from '../contract/conventions/handler.ts';
import { DEFAULT_PAGE_LIMIT, readCursor, writeCursor } from '../contract/conventions/page.ts';
import type { HandlerOf, Inputs, Outputs } from '../contract/endpoints.ts';
import { LAST_INSTANT } from '../contract/intelligence/parameters.ts';
import { jsonReply } from './json-reply.ts';
import { readWithDeadline } from './read-with-deadline.ts';
import { type HistoryParts, regionFailure } from './snapshot-history.ts';
import { summaryOf } from './summary-of.ts';

export function listRegionalSnapshots(parts: HistoryParts): HandlerOf<'listRegionalSnapshots'> {
  return async (input) => {
    const failure = regionFailure(input.region_id);
    if (failure !== undefined) return failed(failure);
    const read = await readWithDeadline(page(input, parts), parts.setTimer);
    return read.ok ? jsonReply(read.value) : failed(read.failure);
  };
}

async function page(
  {
    region_id: regionId,
    from = 0,
    to = LAST_INSTANT,
    limit = DEFAULT_PAGE_LIMIT,
    cursor,
  }: Inputs['listRegionalSnapshots'],
  { history }: HistoryParts,
): Promise<Outputs['listRegionalSnapshots']> {
  const end = { generatedAt: to + 1, snapshotId: '' };
  const asked = { regionId, from, before: cursor === undefined ? end : earlier(end, cursor), limit: limit + 1 };
  const heads = await history.history(asked);
  const shown = heads.slice(0, limit);
  const snapshots = await Promise.all(shown.map((head) => summaryOf(head, history)));
  const last = shown.at(-1);
  const isLast = heads.length <= limit || last === undefined;
  return { snapshots, ...(isLast ? {} : { nextCursor: writeCursor({ at: last.generatedAt, id: last.snapshotId }) }) };
}

function earlier(end: { readonly generatedAt: number; readonly snapshotId: string }, cursor: string) {
  const { at, id } = readCursor(cursor);
  return at < end.generatedAt ? { generatedAt: at, snapshotId: id } : end;
}
