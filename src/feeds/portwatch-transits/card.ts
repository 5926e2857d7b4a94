import { DAY_MS, HOUR_MS } from '../../assessment/time.ts';
import type { FeedCard } from '../../ports/feed.ts';
import { CHOKEPOINTS } from '../../reference/chokepoints.ts';
import { type AnswerFields, inside } from '../fields/answer-fields.ts';

export const PORTWATCH_TRANSITS_CARD: FeedCard = {
  id: 'portwatch-transits',
  title: 'IMF PortWatch daily chokepoint transits',
  source: 'PortWatch',
  url: 'https://portwatch.imf.org/',
  licence: 'IMF terms of use: attribution, non-commercial',
  attribution: 'Source: IMF PortWatch (portwatch.imf.org), International Monetary Fund and University of Oxford',
  mayHandOn: 'figures',
  metrics: ['transits_total', 'transits_tanker', 'transits_container'],
  cadenceMs: 6 * HOUR_MS,
  // Published on Tuesdays up to about the Sunday before the last: 4 to 12 days after the day counted.
  publicationLagMs: 8 * DAY_MS,
  maxAgeMs: 12 * DAY_MS,
  // Of each chokepoint 45 days read again, 1,150 days on the first run.
  expectedRecords: [CHOKEPOINTS.length, CHOKEPOINTS.length * 1_180],
  rowCheck: 'range',
};

/** The fields of its answers. */
export const PORTWATCH_TRANSITS_FIELDS: AnswerFields = [
  {
    at: '/query',
    expected: [...inside('features.attributes', ['date', 'portname', 'n_container', 'n_tanker', 'n_total'])],
    known: [
      'objectIdFieldName',
      'globalIdFieldName',
      'fields',
      'geometryType',
      'spatialReference',
      'exceededTransferLimit',
      'uniqueIdField.name',
      'uniqueIdField.isSystemMaintained',
      ...inside('features.attributes', [
        'year',
        'month',
        'day',
        'n_dry_bulk',
        'n_general_cargo',
        'n_roro',
        'n_cargo',
        'capacity_container',
        'capacity_dry_bulk',
        'capacity_general_cargo',
        'capacity_roro',
        'capacity_tanker',
        'capacity_cargo',
        'capacity',
        'ObjectId',
        'portid',
      ]),
      'features.geometry',
    ],
  },
];
