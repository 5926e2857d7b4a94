import { DAY_MS, HOUR_MS } from '../../assessment/time.ts';
import type { FeedCard } from '../../ports/feed.ts';
import type { AnswerFields } from '../fields/answer-fields.ts';

export const FRED_CREDIT_CARD: FeedCard = {
  id: 'fred-credit',
  title: 'Stress of credit markets: yields and yield spreads, weekly (FRED STLFSI4)',
  source: 'FRED',
  url: 'https://fred.stlouisfed.org/series/STLFSI4',
  licence: 'Copyright Federal Reserve Bank of St. Louis, citation required; made of series of private publishers',
  attribution: 'Federal Reserve Bank of St. Louis, St. Louis Fed Financial Stress Index, retrieved from FRED',
  mayHandOn: 'figures',
  metrics: ['credit_stress'],
  cadenceMs: 12 * HOUR_MS,
  // A week ends on the Friday quoted and is published on the Thursday after.
  publicationLagMs: 6 * DAY_MS,
  // The Thursday after next, and a holiday.
  maxAgeMs: 20 * DAY_MS,
  // 12 weeks re-read, 130 on the first run.
  expectedRecords: [6, 200],
  rowCheck: 'half_of_last_reread',
};

/** The fields of its answers. */
export const FRED_CREDIT_FIELDS: AnswerFields = [
  { at: '/fredgraph.csv', expected: ['STLFSI4'], known: ['observation_date', 'DATE'] },
  { at: '/alfredgraph.csv', expected: ['STLFSI4*'], known: ['observation_date', 'DATE'] },
];
