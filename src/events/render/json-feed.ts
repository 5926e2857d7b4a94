import { type EventFeed, FEED_AUTHOR, type FeedEntry } from './event-feed.ts';

/** A feed as JSON Feed 1.1; `next_url` leads to what is older. */
export function jsonFeed({ title, homeUrl, archive, olderArchive, entries, addressOf }: EventFeed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: homeUrl,
    feed_url: addressOf('json', archive),
    ...(olderArchive === undefined ? {} : { next_url: addressOf('json', olderArchive) }),
    language: 'en',
    authors: [{ name: FEED_AUTHOR }],
    items: entries.map(itemOf),
  });
}

const itemOf = ({ id, title, text, url, at, regime, receipts }: FeedEntry) => ({
  id,
  url,
  title,
  content_text: text,
  date_published: new Date(at).toISOString(),
  ...(regime === '' ? {} : { tags: [regime] }),
  _barograph: { receipts },
});
