import { DAY_MS, HOUR_MS } from '../../assessment/time.ts';
import type { FeedCard } from '../../ports/feed.ts';

export const NGA_WARNINGS_CARD: FeedCard = {
  id: 'nga-warnings',
  title: 'Navigational warnings in force (NGA broadcast warnings)',
  source: 'NGA',
  url: 'https://msi.nga.mil/NavWarnings',
  licence: 'Public domain (United States Government)',
  attribution: 'National Geospatial-Intelligence Agency, Maritime Safety Information',
  redistribute: true,
  metrics: ['maritime_warnings', 'naval_exercises'],
  cadenceMs: 2 * HOUR_MS,
  publicationLagMs: HOUR_MS,
  // Several are issued every day over five areas.
  maxAgeMs: 2 * DAY_MS,
  // 300 to 700 are in force, a few of them of force.
  expectedRecords: [50, 2_000],
};
