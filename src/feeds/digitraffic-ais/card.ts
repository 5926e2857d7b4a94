import { HOUR_MS, MINUTE_MS } from '../../assessment/time.ts';
import type { FeedCard } from '../../ports/feed.ts';

export const DIGITRAFFIC_AIS_CARD: FeedCard = {
  id: 'digitraffic-ais',
  title: 'Ships under way in the northern Baltic (Digitraffic AIS)',
  source: 'Digitraffic',
  url: 'https://www.digitraffic.fi/en/marine-traffic/',
  licence: 'CC BY 4.0',
  attribution: 'Source: Fintraffic / digitraffic.fi, CC BY 4.0',
  redistribute: true,
  metrics: ['vessels_tracked'],
  cadenceMs: 30 * MINUTE_MS,
  publicationLagMs: MINUTE_MS,
  maxAgeMs: 2 * HOUR_MS,
  // Positions of half an hour; the watched waters give six observations.
  expectedRecords: [2, 30_000],
};
