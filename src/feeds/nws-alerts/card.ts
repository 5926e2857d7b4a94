import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../assessment/time.ts';
import type { FeedCard } from '../../ports/feed.ts';
import { type AnswerFields, inside } from '../fields/answer-fields.ts';

export const NWS_ALERTS_CARD: FeedCard = {
  id: 'nws-alerts',
  title: 'Severe and extreme weather warnings of the U.S. National Weather Service',
  source: 'NWS',
  url: 'https://www.weather.gov/documentation/services-web-api',
  licence: 'Public domain (U.S. National Weather Service)',
  attribution: 'U.S. National Weather Service, National Oceanic and Atmospheric Administration',
  mayHandOn: 'records',
  metrics: ['weather_warnings'],
  cadenceMs: 30 * MINUTE_MS,
  publicationLagMs: 5 * MINUTE_MS,
  maxAgeMs: 3 * HOUR_MS,
  // Warnings in force: some tens on a quiet day, a thousand when a hurricane lands.
  expectedRecords: [1, 3_000],
  maxSpanMs: DAY_MS,
};

/** The fields of its answers. */
export const NWS_ALERTS_FIELDS: AnswerFields = [
  {
    expected: [
      ...inside('features.properties', ['id', 'event', 'severity', 'status', 'messageType', 'sent', 'expires']),
      'features.properties.geocode.UGC',
    ],
    known: [
      '@context',
      'type',
      'title',
      'updated',
      'pagination',
      't',
      ...inside('features', ['id', 'type', 'geometry']),
      ...inside('features.properties', [
        '@id',
        '@type',
        'ends',
        'areaDesc',
        'affectedZones',
        'references',
        'effective',
        'onset',
        'category',
        'certainty',
        'urgency',
        'sender',
        'senderName',
        'headline',
        'description',
        'instruction',
        'response',
        'note',
        'scope',
        'code',
        'language',
        'web',
        'eventCode',
        'parameters',
        'expiredReferences',
        'replacedBy',
        'replacedAt',
      ]),
      'features.properties.geocode.SAME',
    ],
  },
];
