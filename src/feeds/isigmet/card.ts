import { HOUR_MS, MINUTE_MS } from '../../assessment/time.ts';
import type { FeedCard } from '../../ports/feed.ts';
import type { AnswerFields } from '../fields/answer-fields.ts';

export const ISIGMET_CARD: FeedCard = {
  id: 'isigmet',
  title: 'International warnings of significant weather to aircraft (SIGMET)',
  source: 'Aviation Weather Center',
  url: 'https://aviationweather.gov/',
  licence: 'Public domain (United States Government)',
  attribution: 'NOAA Aviation Weather Center',
  mayHandOn: 'records',
  metrics: ['airspace_hazard'],
  cadenceMs: 15 * MINUTE_MS,
  publicationLagMs: 10 * MINUTE_MS,
  maxAgeMs: 3 * HOUR_MS,
  // 60 to 200 are in force over the world, of every hazard.
  expectedRecords: [20, 500],
};

/** The fields of its answers. */
export const ISIGMET_FIELDS: AnswerFields = [
  {
    expected: ['firId', 'validTimeFrom', 'validTimeTo', 'seriesId', 'hazard', 'rawSigmet'],
    known: [
      'icaoId',
      'firName',
      'qualifier',
      'receiptTime',
      'base',
      'top',
      'geom',
      'coords',
      'dir',
      'spd',
      'chng',
      'isigmetId',
      'rawSigmetId',
    ],
  },
];
