import { DAY_MS, HOUR_MS } from '../../assessment/time.ts';
import type { FeedCard } from '../../ports/feed.ts';

export const PORTWATCH_DISRUPTIONS_CARD: FeedCard = {
  id: 'portwatch-disruptions',
  title: 'IMF PortWatch disruptions of ports and straits',
  source: 'PortWatch',
  url: 'https://portwatch.imf.org/',
  licence: 'IMF terms of use: attribution, non-commercial',
  attribution: 'Source: IMF PortWatch (portwatch.imf.org), International Monetary Fund and University of Oxford; GDACS',
  redistribute: false,
  metrics: ['port_disruptions'],
  cadenceMs: 6 * HOUR_MS,
  publicationLagMs: DAY_MS,
  // From 2019 to 2026 nothing began or ended for up to 142 days.
  maxAgeMs: 150 * DAY_MS,
  // About 130 events since 2019, a few of them under way; each is reported on each of its days in the last 120.
  expectedRecords: [50, 2_000],
};
