import { DAY_MS, HOUR_MS } from '../../assessment/time.ts';
import type { FeedCard } from '../../ports/feed.ts';
import { type AnswerFields, inside } from '../fields/answer-fields.ts';

export const NGA_WARNINGS_CARD: FeedCard = {
  id: 'nga-warnings',
  title: 'Navigational warnings in force (NGA broadcast warnings)',
  source: 'NGA',
  url: 'https://msi.nga.mil/NavWarnings',
  licence: 'Public domain (United States Government)',
  attribution: 'National Geospatial-Intelligence Agency, Maritime Safety Information',
  mayHandOn: 'records',
  metrics: ['maritime_warnings', 'naval_exercises'],
  cadenceMs: 2 * HOUR_MS,
  publicationLagMs: HOUR_MS,
  // Several are issued every day over five areas.
  maxAgeMs: 2 * DAY_MS,
  // 300 to 700 are in force, a few of them of force.
  expectedRecords: [50, 2_000],
};

/** The fields of its answers. */
export const NGA_WARNINGS_FIELDS: AnswerFields = [
  {
    expected: [
      'broadcast-warn.msgYear|broadcast_warn.msgYear',
      'broadcast-warn.msgNumber|broadcast_warn.msgNumber',
      'broadcast-warn.navArea|broadcast_warn.navArea',
      'broadcast-warn.text|broadcast_warn.text',
      'broadcast-warn.issueDate|broadcast_warn.issueDate',
    ],
    known: [
      ...inside('broadcast*warn', [
        'subregion',
        'status',
        'authority',
        'cancelDate',
        'cancelNavArea',
        'cancelMsgYear',
        'cancelMsgNumber',
        'number',
        'year',
        'area',
      ]),
    ],
  },
];
