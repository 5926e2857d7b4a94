import { DAY_MS, HOUR_MS } from '../../assessment/time.ts';
import type { FeedCard } from '../../ports/feed.ts';
import type { AnswerFields } from '../fields/answer-fields.ts';

export const FIRMS_HOTSPOTS_CARD: FeedCard = {
  id: 'firms-hotspots',
  title: 'NASA FIRMS thermal hotspots by country and day (VIIRS)',
  source: 'NASA FIRMS',
  url: 'https://firms.modaps.eosdis.nasa.gov/active_fire/',
  licence: 'NASA open data, with the LANCE disclaimer',
  attribution:
    'NASA Land, Atmosphere Near real-time Capability for Earth observation (LANCE) FIRMS, VIIRS 375 m Collection 2; near real-time data are provided without warranty',
  mayHandOn: 'records',
  metrics: ['thermal_hotspots'],
  cadenceMs: 6 * HOUR_MS,
  // A day is dated by its start and whole three hours after its end.
  publicationLagMs: 27 * HOUR_MS,
  maxAgeMs: 4 * DAY_MS,
  // Rows of one satellite: 30,000 to 200,000 in two days, up to 800,000 in eight.
  expectedRecords: [10_000, 1_000_000],
  maxSpanMs: 7 * DAY_MS,
};

/** The fields of its answers. */
export const FIRMS_HOTSPOTS_FIELDS: AnswerFields = [
  {
    expected: ['latitude', 'longitude', 'acq_date', 'acq_time', 'satellite', 'confidence', 'frp'],
    known: [
      'bright_ti4',
      'bright_ti5',
      'brightness',
      'bright_t31',
      'scan',
      'track',
      'version',
      'daynight',
      'instrument',
    ],
  },
];
