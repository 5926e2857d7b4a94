import { EpochMs, record, Type } from '../conventions/schema.ts';
import { ID_PATTERN } from './destination.ts';

/** Links to feeds that an account may have, by tier. */
export const FEED_LINKS_BY_TIER = [0, 5, 20, 200] as const;

export const FeedLinkId = Type.String({
  $id: 'FeedLinkId',
  pattern: ID_PATTERN,
  description: 'As `create-feed-link` gave it.',
});

/** What its account calls a link, such as the reader that has it. */
export const LabelMember = Type.String({ minLength: 1, maxLength: 100, 'x-trim': true });

export const FeedLinkResource = record('FeedLink', {
  linkId: FeedLinkId,
  label: Type.String(),
  createdAt: EpochMs('When it was created.'),
});

export const EXAMPLE_LINK_ID = 'lnk_0123456789ABCDEFGHIJKL';
export const FEED_LINK_EXAMPLE = { linkId: EXAMPLE_LINK_ID, label: 'Desk reader', createdAt: 1_780_315_200_000 };
