import { DAY_MS } from '../../assessment/time.ts';
import type { FeedCard } from '../../ports/feed.ts';
import { UCDP_FIELDS } from '../families/ucdp/fields.ts';
import type { AnswerFields } from '../fields/answer-fields.ts';

export const UCDP_CANDIDATE_CARD: FeedCard = {
  id: 'ucdp-candidate',
  title: 'UCDP Candidate Events Dataset, monthly',
  source: 'UCDP',
  url: 'https://ucdp.uu.se/downloads/',
  licence: 'CC BY 4.0',
  attribution:
    'Uppsala Conflict Data Program, UCDP Candidate Events Dataset; Hegre, Croicu, Eck and Högbladh (2020), Research & Politics',
  mayHandOn: 'records',
  metrics: ['conflict_deaths', 'conflict_events_total'],
  cadenceMs: DAY_MS,
  // A month appears about 20 days after its end; its days are 20 to 50 days old then.
  publicationLagMs: 30 * DAY_MS,
  maxAgeMs: 60 * DAY_MS,
  // One month holds 1,500 to 3,000 events; the first run reads four.
  expectedRecords: [500, 20_000],
  rowCheck: 'range',
};

/** The fields of its answers. */
export const UCDP_CANDIDATE_FIELDS: AnswerFields = [UCDP_FIELDS];
