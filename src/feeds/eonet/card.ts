import { DAY_MS, HOUR_MS } from '../../assessment/time.ts';
import type { FeedCard } from '../../ports/feed.ts';
import { type AnswerFields, inside } from '../fields/answer-fields.ts';

export const EONET_CARD: FeedCard = {
  id: 'eonet',
  title: 'NASA EONET open natural events',
  source: 'NASA EONET',
  url: 'https://eonet.gsfc.nasa.gov/',
  licence: 'NASA open data',
  attribution: 'NASA Earth Observatory Natural Event Tracker (EONET)',
  mayHandOn: 'records',
  metrics: ['natural_events', 'natural_events_listed'],
  cadenceMs: HOUR_MS,
  // Curated by hand: a storm within the day, a volcano within days.
  publicationLagMs: DAY_MS,
  // Icebergs are placed again every week, whatever else is quiet.
  maxAgeMs: 10 * DAY_MS,
  // Every position of an open event is a row: 200 to 3,000, by the season of ice and fire.
  expectedRecords: [5, 10_000],
  maxSpanMs: 60 * DAY_MS,
};

/** The fields of its answers. */
export const EONET_FIELDS: AnswerFields = [
  {
    expected: [
      'features.geometry.type',
      'features.geometry.coordinates',
      ...inside('features.properties', ['id', 'title', 'date']),
      'features.properties.categories.id',
      'features.properties.sources.id',
    ],
    known: [
      'type',
      'features.type',
      ...inside('features.properties', [
        'closed',
        'description',
        'link',
        'geometryDates',
        'magnitudeValue',
        'magnitudeUnit',
      ]),
      'features.properties.categories.title',
      'features.properties.sources.url',
    ],
  },
];
