import { DAY_MS, HOUR_MS } from '../../assessment/time.ts';
import type { FeedCard } from '../../ports/feed.ts';

export const UN_SANCTIONS_CARD: FeedCard = {
  id: 'un-sanctions',
  title: 'United Nations Security Council Consolidated List',
  source: 'UN',
  url: 'https://main.un.org/securitycouncil/en/content/un-sc-consolidated-list',
  licence: 'United Nations terms of use: public list, attribution',
  attribution: 'United Nations Security Council',
  redistribute: true,
  metrics: ['sanctions_additions', 'sanctions_removals', 'sanctions_entries'],
  cadenceMs: 6 * HOUR_MS,
  // A listing is on the published list within a day of its date.
  publicationLagMs: DAY_MS,
  // It is generated at night, changed or not: the recorded one of Saturday 19 April 2025 at 23:00 UTC. Ten nights (start).
  maxAgeMs: 10 * DAY_MS,
  // 877 entries in April 2025.
  expectedRecords: [500, 2_000],
};
