import { HOUR_MS, MINUTE_MS } from '../../assessment/time.ts';
import type { FeedCard } from '../../ports/feed.ts';
import type { AnswerFields } from '../fields/answer-fields.ts';

export const FAA_TFR_CARD: FeedCard = {
  id: 'faa-tfr',
  title: 'FAA temporary flight restrictions for security, very important persons and hazards',
  source: 'FAA',
  url: 'https://tfr.faa.gov/',
  licence: 'Public domain (United States Government)',
  attribution: 'Federal Aviation Administration, Temporary Flight Restrictions',
  mayHandOn: 'records',
  metrics: ['airspace_restriction'],
  cadenceMs: HOUR_MS,
  publicationLagMs: 10 * MINUTE_MS,
  maxAgeMs: 3 * HOUR_MS,
  // Some restriction begins or ends on every day of the year; the list has no date of its own (start).
  changesWithinMs: 36 * HOUR_MS,
  // 80 to 250 are listed, most of them for hazards and security.
  expectedRecords: [20, 600],
};

/** The fields of its answers. */
export const FAA_TFR_FIELDS: AnswerFields = [
  { expected: ['notam_id', 'type', 'facility', 'creation_date'], known: ['state', 'description'] },
];
