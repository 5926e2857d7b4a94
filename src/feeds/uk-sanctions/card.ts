import { DAY_MS, HOUR_MS } from '../../assessment/time.ts';
import type { FeedCard } from '../../ports/feed.ts';

export const UK_SANCTIONS_CARD: FeedCard = {
  id: 'uk-sanctions',
  title: 'UK Sanctions List',
  source: 'UK',
  url: 'https://www.gov.uk/government/publications/the-uk-sanctions-list',
  licence: 'Open Government Licence v3.0',
  attribution:
    'Foreign, Commonwealth & Development Office. Contains public sector information licensed under the Open Government Licence v3.0',
  redistribute: true,
  metrics: ['sanctions_additions', 'sanctions_removals', 'sanctions_entries'],
  cadenceMs: 6 * HOUR_MS,
  publicationLagMs: DAY_MS,
  // Weeks may pass between two publications (start).
  maxAgeMs: 45 * DAY_MS,
  // About 5,500 designations in 2026.
  expectedRecords: [3_000, 15_000],
};
