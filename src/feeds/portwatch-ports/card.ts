import { DAY_MS, HOUR_MS } from '../../assessment/time.ts';
import type { FeedCard } from '../../ports/feed.ts';
import { type AnswerFields, inside } from '../fields/answer-fields.ts';

export const PORTWATCH_PORTS_CARD: FeedCard = {
  id: 'portwatch-ports',
  title: 'IMF PortWatch daily port calls, by country',
  source: 'PortWatch',
  url: 'https://portwatch.imf.org/',
  licence: 'IMF terms of use: attribution, non-commercial',
  attribution: 'Source: IMF PortWatch (portwatch.imf.org), International Monetary Fund and University of Oxford',
  mayHandOn: 'figures',
  metrics: ['port_calls'],
  cadenceMs: 12 * HOUR_MS,
  // As the transits: 4 to 12 days after the day counted.
  publicationLagMs: 8 * DAY_MS,
  maxAgeMs: 12 * DAY_MS,
  // About 180 countries × 20 days re-read, × 100 days on the first run.
  expectedRecords: [150, 25_000],
  maxSpanMs: 60 * DAY_MS,
};

/** The fields of its answers. */
export const PORTWATCH_PORTS_FIELDS: AnswerFields = [
  {
    at: '/query',
    expected: [
      'features.attributes.ISO3',
      'features.attributes.date',
      'features.attributes.portcalls_sum|features.attributes.portcalls',
    ],
    known: [
      'objectIdFieldName',
      'uniqueIdField',
      'globalIdFieldName',
      'geometryType',
      'spatialReference',
      'exceededTransferLimit',
      'fields',
      'features.geometry',
      ...inside('features.attributes', [
        'year',
        'month',
        'day',
        'portid',
        'portname',
        'country',
        'portcalls_*',
        'import',
        'import_*',
        'export',
        'export_*',
        'ObjectId',
      ]),
    ],
  },
];
