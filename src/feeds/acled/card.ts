import { DAY_MS } from '../../assessment/time.ts';
import type { FeedCard } from '../../ports/feed.ts';
import { type AnswerFields, inside } from '../fields/answer-fields.ts';

export const ACLED_CARD: FeedCard = {
  id: 'acled',
  title: 'Armed Conflict Location and Event Data, counts by country, day and kind',
  source: 'ACLED',
  url: 'https://acleddata.com/',
  licence: 'ACLED terms of use: by the operator’s own licence; events are never handed on',
  attribution: 'Armed Conflict Location & Event Data (ACLED), acleddata.com',
  mayHandOn: 'figures',
  metrics: ['violence_events', 'violence_deaths'],
  needsKeys: ['ACLED_USERNAME', 'ACLED_PASSWORD'],
  cadenceMs: DAY_MS,
  // Published once a week up to the Friday before.
  publicationLagMs: 7 * DAY_MS,
  maxAgeMs: 14 * DAY_MS,
  // A day holds 500 to 1,500 events; two to six weeks are read.
  expectedRecords: [1_000, 80_000],
  maxSpanMs: 92 * DAY_MS,
};

/** The fields of its answers. */
export const ACLED_FIELDS: AnswerFields = [
  {
    at: '/api/acled/',
    expected: [...inside('data', ['event_id_cnty', 'event_date', 'event_type', 'fatalities']), 'data.iso|data.country'],
    known: [
      'status',
      'success',
      'count',
      'total_count',
      'last_update',
      'messages',
      'data_query_restrictions',
      'filename',
      ...inside('data', [
        'iso',
        'country',
        'year',
        'time_precision',
        'disorder_type',
        'sub_event_type',
        'actor1',
        'assoc_actor_1',
        'inter1',
        'actor2',
        'assoc_actor_2',
        'inter2',
        'interaction',
        'civilian_targeting',
        'region',
        'admin1',
        'admin2',
        'admin3',
        'location',
        'latitude',
        'longitude',
        'geo_precision',
        'source',
        'source_scale',
        'notes',
        'tags',
        'timestamp',
        'population_*',
      ]),
    ],
  },
];
