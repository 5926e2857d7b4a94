import { failed } from '../contract/conventions/handler.ts';
import type { HandlerOf } from '../contract/endpoints.ts';
import { type AlertParts, ownReply, shownDestination } from './alert-parts.ts';
import { readWithDeadline } from './read-with-deadline.ts';

/** Answers the destinations of the caller's account. */
export const listDestinations =
  ({ destinations, setTimer }: AlertParts): HandlerOf<'listDestinations'> =>
  async (_, { caller }) => {
    const read = await readWithDeadline(destinations.list(caller?.accountId ?? ''), setTimer);
    return read.ok ? ownReply({ destinations: read.value.map(shownDestination) }) : failed(read.failure);
  };
