import { DAY_MS, HOUR_MS } from '../../assessment/time.ts';
import type { FeedCard } from '../../ports/feed.ts';
import { type AnswerFields, columns } from '../fields/answer-fields.ts';

export const OFAC_SDN_CARD: FeedCard = {
  id: 'ofac-sdn',
  title: 'OFAC Specially Designated Nationals and Blocked Persons',
  source: 'OFAC',
  url: 'https://sanctionslist.ofac.treas.gov/Home/SdnList',
  licence: 'Public domain (U.S. Department of the Treasury)',
  attribution: 'U.S. Department of the Treasury, Office of Foreign Assets Control',
  mayHandOn: 'records',
  metrics: ['sanctions_additions', 'sanctions_removals', 'sanctions_entries'],
  cadenceMs: 6 * HOUR_MS,
  // The file is replaced when the action is announced; a run sees it within one cadence.
  publicationLagMs: 6 * HOUR_MS,
  // From August 2021 to May 2024 it never stood unchanged for more than 20 days.
  maxAgeMs: 30 * DAY_MS,
  // 19,000 entries, 25,000 addresses, 20,000 other names.
  expectedRecords: [8_000, 120_000],
};

/** The fields of its answers. */
export const OFAC_SDN_FIELDS: AnswerFields = [
  { at: 'SDN.CSV', expected: columns(12) },
  { at: 'ADD.CSV', expected: columns(6) },
  { at: 'ALT.CSV', expected: columns(5) },
];
