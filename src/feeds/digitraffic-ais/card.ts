import { HOUR_MS, MINUTE_MS } from '../../assessment/time.ts';
import type { FeedCard } from '../../ports/feed.ts';
import { type AnswerFields, inside } from '../fields/answer-fields.ts';

export const DIGITRAFFIC_AIS_CARD: FeedCard = {
  id: 'digitraffic-ais',
  title: 'Ships under way in the northern Baltic (Digitraffic AIS)',
  source: 'Digitraffic',
  url: 'https://www.digitraffic.fi/en/marine-traffic/',
  licence: 'CC BY 4.0',
  attribution: 'Source: Fintraffic / digitraffic.fi, CC BY 4.0',
  mayHandOn: 'records',
  metrics: ['vessels_tracked'],
  cadenceMs: 30 * MINUTE_MS,
  publicationLagMs: MINUTE_MS,
  maxAgeMs: 2 * HOUR_MS,
  // Positions of half an hour; the watched waters give six observations.
  expectedRecords: [2, 30_000],
};

/** The fields of its answers. */
export const DIGITRAFFIC_AIS_FIELDS: AnswerFields = [
  {
    expected: [
      'features.mmsi|features.properties.mmsi',
      'features.geometry.coordinates',
      ...inside('features.properties', ['sog', 'navStat', 'timestampExternal']),
    ],
    known: [
      'type',
      'dataUpdatedTime',
      // Of the exercise alone.
      'notice',
      'features.type',
      'features.geometry.type',
      ...inside('features.properties', ['cog', 'rot', 'posAcc', 'raim', 'heading', 'timestamp']),
    ],
  },
];
