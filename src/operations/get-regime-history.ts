import { failed } from '../contract/conventions/handler.ts';
import { DEFAULT_PAGE_LIMIT, readCursor, writeCursor } from '../contract/conventions/page.ts';
import type { HandlerOf, Inputs, Outputs } from '../contract/endpoints.ts';
import { LAST_INSTANT } from '../contract/intelligence/parameters.ts';
import type { Clock } from '../ports/clock.ts';
import { presentOrAsOfReply, resolveAt } from './as-of.ts';
import { readWithDeadline } from './read-with-deadline.ts';
import { type HistoryParts, regionFailure } from './snapshot-history.ts';
import { summaryOf } from './summary-of.ts';

type Period = Outputs['getRegimeHistory']['periods'][number];

export function getRegimeHistory(parts: HistoryParts & { readonly clock: Clock }): HandlerOf<'getRegimeHistory'> {
  return async (input) => {
    const failure = regionFailure(input.region_id);
    if (failure !== undefined) return failed(failure);
    const resolved = input.at === undefined ? undefined : resolveAt(input.at, parts.clock.now());
    if (resolved?.ok === false) return failed(resolved.failure);
    const read = await readWithDeadline(page(input, resolved?.asOf.instant, parts), parts.setTimer);
    return read.ok ? presentOrAsOfReply(read.value, resolved?.asOf) : failed(read.failure);
  };
}

/** Every snapshot says when its regime began, so that one read finds the last snapshot of the regime before it. */
async function page(
  { region_id: regionId, limit = DEFAULT_PAGE_LIMIT, cursor }: Inputs['getRegimeHistory'],
  instant: number | undefined,
  parts: HistoryParts,
): Promise<Outputs['getRegimeHistory']> {
  const periods: Period[] = [];
  let endedAt = cursor === undefined ? undefined : readCursor(cursor).at;
  while (periods.length < limit) {
    const period = await lastPeriod({ regionId, instant }, endedAt, parts);
    if (period === undefined) return { periods };
    periods.push(period);
    endedAt = period.beganAt;
  }
  const hasMore = (await lastPeriod({ regionId, instant }, endedAt, parts)) !== undefined;
  return { periods, ...(hasMore && endedAt !== undefined ? { nextCursor: writeCursor({ at: endedAt, id: '' }) } : {}) };
}

/** The newest period of the snapshots before its end; of all as of an instant when it has none. */
async function lastPeriod(
  { regionId, instant = LAST_INSTANT - 1 }: { readonly regionId: string; readonly instant: number | undefined },
  endedAt: number | undefined,
  { history }: HistoryParts,
): Promise<Period | undefined> {
  const before = { generatedAt: endedAt ?? instant + 1, snapshotId: '' };
  const [head] = await history.history({ regionId, from: 0, before, limit: 1 });
  if (head === undefined) return undefined;
  const { label, previousLabel, transitionedAt, transitionDriver } = (await summaryOf(head, history)).regime;
  return {
    label,
    previousLabel,
    // A snapshot cannot be of a regime to come; were one to say so, the walk would not end.
    beganAt: Math.min(transitionedAt, head.generatedAt),
    ...(endedAt === undefined ? {} : { endedAt }),
    transitionDriver,
    lastSnapshotId: head.snapshotId,
  };
}
