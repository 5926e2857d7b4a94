import { FEED_LINKS_BY_TIER } from '../contract/alert/feed-link.ts';
import { failed } from '../contract/conventions/handler.ts';
import type { HandlerOf } from '../contract/endpoints.ts';
import { EVERY_REGION, eventFeedAddress } from '../contract/platform/event-feeds.ts';
import { addFailure, newItemId, ownReply } from './alert-parts.ts';
import { type FeedLinkParts, shownLink } from './feed-link-parts.ts';

/** Creates a link to feeds; its addresses are in this answer alone. */
export function createFeedLink(parts: FeedLinkParts): HandlerOf<'createFeedLink'> {
  const { feedLinks, feedTokens, feedSite, clock, setTimer } = parts;
  return async ({ label }, { caller, allowance }) => {
    if (caller === undefined) return failed({ code: 'unauthenticated', reason: 'missing' });
    const maxCount = FEED_LINKS_BY_TIER[(await allowance?.())?.tier ?? 1] ?? 0;
    const link = { linkId: newItemId('lnk'), accountId: caller.accountId, label, createdAt: clock.now() };
    const { token, tokenMac } = feedTokens.create();
    const adding = feedLinks.add(link, tokenMac, maxCount);
    const wrong = await addFailure({ adding, maxCount, takeBack: () => feedLinks.remove(link) }, setTimer);
    if (wrong !== undefined) return wrong;
    const addressOf = (region: string, form: string): string =>
      `${feedSite().publicUrl}${eventFeedAddress({ region, form, link: token })}`;
    return ownReply({
      link: shownLink(link),
      url: addressOf(EVERY_REGION, 'atom'),
      urlTemplate: addressOf('{region}', '{form}'),
    });
  };
}
