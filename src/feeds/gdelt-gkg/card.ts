import { HOUR_MS, MINUTE_MS } from '../../assessment/time.ts';
import type { FeedCard } from '../../ports/feed.ts';
import { type AnswerFields, columns } from '../fields/answer-fields.ts';

export const GDELT_GKG_CARD = {
  id: 'gdelt-gkg',
  title: 'GDELT 2.0 Global Knowledge Graph, headlines',
  source: 'GDELT',
  url: 'https://www.gdeltproject.org/',
  licence: 'Free for any use with citation and a link; a title is its publisher’s',
  attribution: 'The GDELT Project, https://www.gdeltproject.org/',
  mayHandOn: 'records',
  metrics: ['headlines'],
  cadenceMs: 15 * MINUTE_MS,
  // A file is named by the quarter hour it closes and is on the server before the next one closes.
  publicationLagMs: 15 * MINUTE_MS,
  maxAgeMs: HOUR_MS,
  // One to four files a run, each of 500 (a quiet night) to 4,000 articles.
  expectedRecords: [300, 20_000],
  // Twenty-four files of 6 MB.
  maxSpanMs: 6 * HOUR_MS,
} as const satisfies FeedCard;

/** The fields of its answers. */
export const GDELT_GKG_FIELDS: AnswerFields = [{ at: '.gkg.csv', expected: columns(27) }];
