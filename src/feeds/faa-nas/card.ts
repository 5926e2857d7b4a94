import { HOUR_MS, MINUTE_MS } from '../../assessment/time.ts';
import type { FeedCard } from '../../ports/feed.ts';

export const FAA_NAS_CARD: FeedCard = {
  id: 'faa-nas',
  title: 'FAA airport status: closures, ground stops and delays in the United States',
  source: 'FAA',
  url: 'https://nasstatus.faa.gov/',
  licence: 'Public domain (United States Government)',
  attribution: 'Federal Aviation Administration, National Airspace System Status',
  redistribute: true,
  metrics: ['airport_closure', 'airport_ground_stop', 'airport_delay'],
  cadenceMs: 10 * MINUTE_MS,
  publicationLagMs: 5 * MINUTE_MS,
  maxAgeMs: 2 * HOUR_MS,
  // Three of the whole, and one for each notice; a stormy afternoon has about 40.
  expectedRecords: [3, 80],
};
