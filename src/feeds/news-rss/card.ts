import { HOUR_MS, MINUTE_MS } from '../../assessment/time.ts';
import type { FeedCard } from '../../ports/feed.ts';

export const NEWS_RSS_CARD: FeedCard = {
  id: 'news-rss',
  title: 'Headlines of public bodies and newsrooms (RSS and Atom)',
  source: 'RSS',
  url: 'https://news.un.org/en/rss-feeds',
  licence: 'Each source its own: titles and links with attribution',
  attribution:
    'United Nations, IAEA, WHO, Council of the European Union, NATO, U.S. Departments of State and of Defense, UK FCDO (OGL v3.0), Deutsche Welle, Al Jazeera, BBC',
  // Some publishers allow a title and a link to be shown, none of them a collection to be handed on.
  redistribute: false,
  metrics: ['headlines'],
  cadenceMs: 15 * MINUTE_MS,
  publicationLagMs: HOUR_MS,
  // Newsrooms of the whole world print several titles in every hour.
  maxAgeMs: 6 * HOUR_MS,
  // Sixteen sources of at most five items.
  expectedRecords: [10, 81],
};
