import { DAY_MS, HOUR_MS } from '../../assessment/time.ts';
import type { FeedCard } from '../../ports/feed.ts';

export const PORTWATCH_TRANSITS_CARD: FeedCard = {
  id: 'portwatch-transits',
  title: 'IMF PortWatch daily chokepoint transits',
  source: 'PortWatch',
  url: 'https://portwatch.imf.org/',
  licence: 'IMF terms of use: attribution, non-commercial',
  attribution: 'Source: IMF PortWatch (portwatch.imf.org), International Monetary Fund and University of Oxford',
  redistribute: false,
  metrics: ['transits_total', 'transits_tanker', 'transits_container'],
  cadenceMs: 6 * HOUR_MS,
  // Published on Tuesdays up to about the Sunday before the last: 4 to 12 days after the day counted.
  publicationLagMs: 8 * DAY_MS,
  maxAgeMs: 12 * DAY_MS,
  // 28 chokepoints × 45 days re-read, × 1,150 days on the first run.
  expectedRecords: [28, 33_000],
  rowCheck: 'range',
};
