import { HOUR_MS, MINUTE_MS } from '../../assessment/time.ts';
import type { FeedCard } from '../../ports/feed.ts';
import { type AnswerFields, columns, inside } from '../fields/answer-fields.ts';

export const OPENSKY_CARD: FeedCard = {
  id: 'opensky',
  title: 'Air traffic in ten areas, received by the OpenSky Network',
  source: 'OpenSky',
  url: 'https://opensky-network.org/',
  licence: 'OpenSky terms of use: research and non-commercial use',
  attribution: 'The OpenSky Network, https://opensky-network.org; Schäfer et al. (2014), IPSN',
  mayHandOn: 'figures',
  metrics: ['civil_aircraft', 'civil_aircraft_seen'],
  needsKeys: ['OPENSKY_CLIENT_ID', 'OPENSKY_CLIENT_SECRET'],
  // Ten areas cost about 20 of the day's 4,000 credits (FEEDS.md §2.1).
  cadenceMs: HOUR_MS,
  publicationLagMs: MINUTE_MS,
  maxAgeMs: 3 * HOUR_MS,
  // Ten areas of some dozens to some hundreds of aircraft.
  expectedRecords: [50, 5_000],
};

/** The fields of its answers. */
export const OPENSKY_FIELDS: AnswerFields = [
  { at: '/states/', expected: ['time', ...inside('states', columns(17))], known: ['states.column 18'] },
];
