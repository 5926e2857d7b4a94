import type { HandlerOf } from '../contract/endpoints.ts';
import { answerKnown } from './alert-parts.ts';
import type { FeedLinkParts } from './feed-link-parts.ts';

/** Revokes a link to feeds; its addresses are 404 in every process from then on. */
export const revokeFeedLink =
  ({ feedLinks, setTimer }: FeedLinkParts): HandlerOf<'revokeFeedLink'> =>
  ({ linkId }, { caller }) => {
    const removing = feedLinks.remove({ accountId: caller?.accountId ?? '', linkId });
    return answerKnown(
      removing.then((isRemoved) => (isRemoved ? linkId : undefined)),
      setTimer,
      () => ({ linkId }),
    );
  };
