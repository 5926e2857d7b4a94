import { DAY_MS, HOUR_MS } from '../../assessment/time.ts';
import type { FeedCard } from '../../ports/feed.ts';
import { type AnswerFields, columns } from '../fields/answer-fields.ts';

export const OFAC_CONSOLIDATED_CARD: FeedCard = {
  id: 'ofac-consolidated',
  title: 'OFAC Consolidated Sanctions List (not SDN)',
  source: 'OFAC',
  url: 'https://sanctionslist.ofac.treas.gov/Home/ConsolidatedList',
  licence: 'Public domain (U.S. Department of the Treasury)',
  attribution: 'U.S. Department of the Treasury, Office of Foreign Assets Control',
  mayHandOn: 'records',
  metrics: ['sanctions_additions', 'sanctions_removals', 'sanctions_entries'],
  cadenceMs: 6 * HOUR_MS,
  publicationLagMs: 6 * HOUR_MS,
  // It changes some times a year (start).
  maxAgeMs: 400 * DAY_MS,
  // 442 entries, 574 addresses and 1,073 other names in December 2025.
  expectedRecords: [500, 10_000],
};

/** The fields of its answers. */
export const OFAC_CONSOLIDATED_FIELDS: AnswerFields = [
  { at: 'CONS_PRIM.CSV', expected: columns(12) },
  { at: 'CONS_ADD.CSV', expected: columns(6) },
  { at: 'CONS_ALT.CSV', expected: columns(5) },
];
