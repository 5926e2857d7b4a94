import { HOUR_MS, MINUTE_MS } from '../../assessment/time.ts';
import type { FeedCard } from '../../ports/feed.ts';
import { type AnswerFields, columns } from '../fields/answer-fields.ts';

export const GDELT_EVENTS_CARD = {
  id: 'gdelt-events',
  title: 'GDELT 2.0 event exports',
  source: 'GDELT',
  url: 'https://www.gdeltproject.org/',
  licence: 'Free for any use with citation and a link',
  attribution: 'The GDELT Project, https://www.gdeltproject.org/',
  mayHandOn: 'records',
  metrics: [
    'force_reports',
    'blockade_reports',
    'posture_reports',
    'coercion_reports',
    'protest_reports',
    'emergency_reports',
    'cooperation_reports',
    'dyad_acts',
    'treaty_reports',
    'rupture_reports',
    'background_rows',
  ],
  cadenceMs: 15 * MINUTE_MS,
  // An export is named by the quarter hour it closes and is on the server before the next one closes.
  publicationLagMs: 15 * MINUTE_MS,
  maxAgeMs: HOUR_MS,
  // One to eight files a run, each of 300 (a quiet night) to 6,000 rows.
  expectedRecords: [300, 48_000],
  rowCheck: 'range',
  maxSpanMs: 24 * HOUR_MS,
  // Ninety days of baseline and the week that is left out before now: one export a day, some 10 MB in all.
  baselineSample: { days: 97, spanMs: 15 * MINUTE_MS },
} as const satisfies FeedCard;

/** The fields of its answers. */
export const GDELT_EVENTS_FIELDS: AnswerFields = [{ at: '.export.CSV', expected: columns(61) }];
