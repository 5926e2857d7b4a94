import { failed } from '../contract/conventions/handler.ts';
import { DEFAULT_PAGE_LIMIT, readCursor, writeCursor } from '../contract/conventions/page.ts';
import type { HandlerOf } from '../contract/endpoints.ts';
import { type AlertParts, ownReply } from './alert-parts.ts';
import { readWithDeadline } from './read-with-deadline.ts';

/** Answers a page of the deliveries of the caller's account. */
export const listDeliveries =
  ({ deliveries, setTimer }: AlertParts): HandlerOf<'listDeliveries'> =>
  async ({ destination_id: destinationId, state, cursor, limit = DEFAULT_PAGE_LIMIT }, { caller }) => {
    const query = {
      accountId: caller?.accountId ?? '',
      ...(destinationId === undefined ? {} : { destinationId }),
      ...(state === undefined ? {} : { state }),
      ...(cursor === undefined ? {} : { after: readCursor(cursor) }),
      // One more shows whether another page follows.
      limit: limit + 1,
    };
    const read = await readWithDeadline(deliveries.list(query), setTimer);
    if (!read.ok) return failed(read.failure);
    const page = read.value.slice(0, limit).map(({ attempts, ...entry }) => ({ ...entry, attempts: [...attempts] }));
    const last = page.at(-1);
    if (last === undefined || read.value.length <= limit) return ownReply({ deliveries: page });
    return ownReply({ deliveries: page, nextCursor: writeCursor({ at: last.queuedAt, id: last.deliveryId }) });
  };
