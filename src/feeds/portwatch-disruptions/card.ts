import { DAY_MS, HOUR_MS } from '../../assessment/time.ts';
import type { FeedCard } from '../../ports/feed.ts';
import { type AnswerFields, inside } from '../fields/answer-fields.ts';

export const PORTWATCH_DISRUPTIONS_CARD: FeedCard = {
  id: 'portwatch-disruptions',
  title: 'IMF PortWatch disruptions of ports and straits',
  source: 'PortWatch',
  url: 'https://portwatch.imf.org/',
  licence: 'IMF terms of use: attribution, non-commercial',
  attribution: 'Source: IMF PortWatch (portwatch.imf.org), International Monetary Fund and University of Oxford; GDACS',
  mayHandOn: 'figures',
  metrics: ['port_disruptions'],
  cadenceMs: 6 * HOUR_MS,
  publicationLagMs: DAY_MS,
  // From 2019 to 2026 nothing began or ended for up to 142 days.
  maxAgeMs: 150 * DAY_MS,
  // About 130 events since 2019, a few of them under way; each is reported on each of its days in the last 120.
  expectedRecords: [50, 2_000],
};

/** The fields of its answers. */
export const PORTWATCH_DISRUPTIONS_FIELDS: AnswerFields = [
  {
    at: '/query',
    expected: [
      ...inside('features.attributes', [
        'eventid',
        'eventtype',
        'eventname',
        'alertlevel',
        'country',
        'fromdate',
        'todate',
        'affectedports',
        'n_affectedports',
      ]),
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
        'htmlname',
        'htmldescription',
        'severitytext',
        'lat',
        'long',
        'pageid',
        'year',
        'locationname',
        'affectedpopulation',
        'editdate',
        'ObjectId',
      ]),
    ],
  },
];
