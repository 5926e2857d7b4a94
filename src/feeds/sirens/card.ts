import { HOUR_MS, MINUTE_MS } from '../../assessment/time.ts';
import type { FeedCard } from '../../ports/feed.ts';
import type { AnswerFields } from '../fields/answer-fields.ts';

export const SIRENS_CARD: FeedCard = {
  id: 'sirens',
  title: 'Air-raid alerts in Israel (Home Front Command, as Tzeva Adom repeats them)',
  source: 'Home Front Command',
  url: 'https://www.tzevaadom.co.il/en/',
  licence: 'No open licence: facts with attribution, no records handed on',
  attribution: 'Home Front Command (Israel), by way of Tzeva Adom',
  mayHandOn: 'figures',
  metrics: ['siren_alerts'],
  // Notices stand for about two minutes after an alert.
  cadenceMs: MINUTE_MS,
  publicationLagMs: MINUTE_MS,
  // The hour of a reading is its time, unless it repeats alerts that are over. An empty answer bears no date at all: one
  // that is frozen in silence cannot be distinguished from a quiet day.
  maxAgeMs: 2 * HOUR_MS,
  // Notices that stand at one moment; a quiet one has none, and the reading itself is the record.
  expectedRecords: [1, 2_000],
};

/** The fields of its answers. */
export const SIRENS_FIELDS: AnswerFields = [{ expected: ['notificationId', 'time', 'threat', 'isDrill', 'cities'] }];
