import { DAY_MS, HOUR_MS } from '../../assessment/time.ts';
import type { FeedCard } from '../../ports/feed.ts';
import { type AnswerFields, inside } from '../fields/answer-fields.ts';

export const DIGITRAFFIC_CAMERAS_CARD: FeedCard = {
  id: 'digitraffic-cameras',
  title: 'Weather cameras on roads of Finland',
  source: 'Digitraffic',
  url: 'https://www.digitraffic.fi/en/road-traffic/',
  licence: 'CC BY 4.0',
  attribution: 'Source: Fintraffic / digitraffic.fi, CC BY 4.0',
  mayHandOn: 'records',
  metrics: [],
  ownMetrics: {
    'digitraffic-cameras:stations': {
      unit: 'count',
      meaning: 'camera stations that gather pictures',
      range: { above: 0, upTo: 100_000 },
    },
  },
  cadenceMs: 6 * HOUR_MS,
  publicationLagMs: HOUR_MS,
  maxAgeMs: 2 * DAY_MS,
  // About 810 stations with 2,100 views.
  expectedRecords: [20, 5_000],
  rowCheck: 'half_of_last',
};

/** The fields of its answers. */
export const DIGITRAFFIC_CAMERAS_FIELDS: AnswerFields = [
  {
    expected: [
      'features.geometry.coordinates',
      ...inside('features.properties', ['id', 'name', 'collectionStatus', 'presets.id', 'presets.inCollection']),
    ],
    known: [
      'type',
      'dataUpdatedTime',
      'dataLastCheckedTime',
      'features.type',
      'features.id',
      'features.geometry.type',
      ...inside('features.properties', ['state', 'dataUpdatedTime']),
    ],
  },
];
