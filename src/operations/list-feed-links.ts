import { failed } from '../contract/conventions/handler.ts';
import type { HandlerOf } from '../contract/endpoints.ts';
import { ownReply } from './alert-parts.ts';
import { type FeedLinkParts, shownLink } from './feed-link-parts.ts';
import { readWithDeadline } from './read-with-deadline.ts';

/** Answers the links to feeds of the caller's account. */
export const listFeedLinks =
  ({ feedLinks, setTimer }: FeedLinkParts): HandlerOf<'listFeedLinks'> =>
  async (_, { caller }) => {
    const read = await readWithDeadline(feedLinks.list(caller?.accountId ?? ''), setTimer);
    return read.ok ? ownReply({ links: read.value.map(shownLink) }) : failed(read.failure);
  };
