import { DAY_MS } from '../../assessment/time.ts';
import type { FeedCard } from '../../ports/feed.ts';
import { UCDP_FIELDS } from '../families/ucdp/fields.ts';
import type { AnswerFields } from '../fields/answer-fields.ts';

export const UCDP_ANNUAL_CARD: FeedCard = {
  id: 'ucdp-annual',
  title: 'UCDP Georeferenced Event Dataset, yearly',
  source: 'UCDP',
  url: 'https://ucdp.uu.se/downloads/',
  licence: 'CC BY 4.0',
  attribution:
    'Uppsala Conflict Data Program, UCDP Georeferenced Event Dataset; Davies, Pettersson and Öberg, Journal of Peace Research; Sundberg and Melander (2013)',
  mayHandOn: 'records',
  metrics: ['conflict_deaths', 'conflict_events_total'],
  cadenceMs: 7 * DAY_MS,
  // A year appears in June of the next, so its days are 5 to 18 months old then (METHOD.md §11): counted from its middle.
  publicationLagMs: 365 * DAY_MS,
  // From one June to the next its newest day grows from 5 to 18 months old.
  maxAgeMs: 580 * DAY_MS,
  // All years since 1989 are in the file; the last one is read.
  expectedRecords: [10_000, 2_000_000],
  maxSpanMs: 731 * DAY_MS,
};

/** The fields of its answers. */
export const UCDP_ANNUAL_FIELDS: AnswerFields = [UCDP_FIELDS];
