import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../assessment/time.ts';
import type { FeedCard } from '../../ports/feed.ts';
import { type AnswerFields, inside } from '../fields/answer-fields.ts';
import { MEMBERS } from './parse.ts';

export const USGS_QUAKES_CARD: FeedCard = {
  id: 'usgs-quakes',
  title: 'USGS earthquakes of magnitude 4.5 and more',
  source: 'USGS',
  url: 'https://earthquake.usgs.gov/earthquakes/feed/v1.0/geojson.php',
  licence: 'Public domain (U.S. Geological Survey)',
  attribution: 'U.S. Geological Survey, Earthquake Hazards Program',
  mayHandOn: 'records',
  metrics: ['earthquake_magnitude', 'earthquakes_listed'],
  cadenceMs: 15 * MINUTE_MS,
  // A strong earthquake anywhere is listed within some 20 minutes.
  publicationLagMs: 20 * MINUTE_MS,
  maxAgeMs: 3 * HOUR_MS,
  // 5 to 40 a day, 100 to 250 a week, and a swarm after a great one.
  expectedRecords: [5, 3_000],
  maxSpanMs: 180 * DAY_MS,
};

/** The fields of its answers. */
export const USGS_QUAKES_FIELDS: AnswerFields = [
  {
    expected: [
      'metadata.generated',
      'features.id',
      'features.geometry.coordinates',
      ...inside('features.properties', MEMBERS),
    ],
    known: [
      'type',
      'bbox',
      'features.type',
      'features.geometry.type',
      ...inside('metadata', ['count', 'url', 'title', 'status', 'api']),
      ...inside('features.properties', [
        'updated',
        'tz',
        'url',
        'detail',
        'cdi',
        'mmi',
        'tsunami',
        'sig',
        'net',
        'code',
        'sources',
        'types',
        'nst',
        'dmin',
        'rms',
        'gap',
        'magType',
        'title',
      ]),
    ],
  },
];
