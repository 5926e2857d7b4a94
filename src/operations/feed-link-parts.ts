import type { SetTimer } from '../concurrency/deadline.ts';
import type { FeedSite } from '../events/render/event-feed.ts';
import type { Clock } from '../ports/clock.ts';
import type { FeedLink, FeedLinkStore, FeedTokens } from '../ports/feed-links.ts';

/** What the operations on links to feeds need. */
export interface FeedLinkParts {
  readonly feedLinks: FeedLinkStore;
  readonly feedTokens: FeedTokens;
  /** Where feeds are served. */
  readonly feedSite: () => FeedSite;
  readonly clock: Clock;
  readonly setTimer: SetTimer;
}

/** A link as its owner sees it. */
export const shownLink = ({ accountId: _, ...rest }: FeedLink) => rest;
