import { DAY_MS, HOUR_MS } from '../../assessment/time.ts';
import type { FeedCard } from '../../ports/feed.ts';
import { type AnswerFields, inside } from '../fields/answer-fields.ts';

export const EARTH_SEARCH_CARD: FeedCard = {
  id: 'earth-search',
  title: 'Sentinel scenes over straits and canals',
  source: 'Earth Search',
  url: 'https://earth-search.aws.element84.com/v1',
  licence: 'Copernicus Sentinel data: free, full and open',
  attribution: 'Contains modified Copernicus Sentinel data; catalogue Earth Search by Element 84',
  mayHandOn: 'records',
  metrics: [],
  ownMetrics: {
    'earth-search:scenes': {
      unit: 'count',
      meaning: 'scenes of the last five days',
      range: { above: 0, upTo: 10_000 },
    },
  },
  cadenceMs: 6 * HOUR_MS,
  // A scene is in the catalogue within hours, at times a day.
  publicationLagMs: 12 * HOUR_MS,
  maxAgeMs: 3 * DAY_MS,
  expectedRecords: [1, 250],
};

/** The fields of its answers. */
export const EARTH_SEARCH_FIELDS: AnswerFields = [
  {
    expected: [
      'features.id',
      'features.bbox',
      'features.collection',
      ...inside('features.links', ['rel', 'href']),
      ...inside('features.properties', ['datetime', 'platform']),
    ],
    known: [
      ...['type', 'stac_version', 'stac_extensions', 'context', 'numberMatched', 'numberReturned', 'links'],
      ...inside('features', ['type', 'stac_version', 'stac_extensions', 'geometry', 'links', 'assets']),
      'features.properties',
    ],
  },
];
