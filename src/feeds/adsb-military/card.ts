import { HOUR_MS, MINUTE_MS } from '../../assessment/time.ts';
import type { FeedCard } from '../../ports/feed.ts';

export const ADSB_MILITARY_CARD: FeedCard = {
  id: 'adsb-military',
  title: 'Military aircraft received by adsb.lol',
  source: 'ADSB',
  url: 'https://www.adsb.lol/',
  licence: 'ODbL 1.0',
  attribution: 'Contains information from adsb.lol, which is made available under the Open Database Licence (ODbL)',
  // Share-alike would bind users of the records; counts by theater and hour are what we show.
  redistribute: false,
  metrics: ['military_aircraft', 'military_aircraft_seen'],
  cadenceMs: 15 * MINUTE_MS,
  publicationLagMs: MINUTE_MS,
  maxAgeMs: HOUR_MS,
  // 235 aircraft on a November evening of 2025.
  expectedRecords: [50, 2_000],
};
