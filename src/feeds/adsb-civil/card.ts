import { HOUR_MS, MINUTE_MS } from '../../assessment/time.ts';
import type { FeedCard } from '../../ports/feed.ts';

export const ADSB_CIVIL_CARD: FeedCard = {
  id: 'adsb-civil',
  title: 'Air traffic and satellite positions in ten areas, received by adsb.lol',
  source: 'ADSB',
  url: 'https://www.adsb.lol/',
  licence: 'ODbL 1.0',
  attribution: 'Contains information from adsb.lol, which is made available under the Open Database Licence (ODbL)',
  // Share-alike would bind users of the records; counts by area and hour are what we show.
  redistribute: false,
  metrics: ['civil_aircraft', 'gnss_degraded_share', 'civil_aircraft_seen'],
  cadenceMs: 15 * MINUTE_MS,
  publicationLagMs: MINUTE_MS,
  maxAgeMs: HOUR_MS,
  // Ten circles of some dozens to some hundreds of aircraft.
  expectedRecords: [100, 5_000],
};
