import { DAY_MS, HOUR_MS } from '../../assessment/time.ts';
import type { FeedCard } from '../../ports/feed.ts';
import { type AnswerFields, inside } from '../fields/answer-fields.ts';

/** US dollars. Months have brought in 2 to 30 billion; one in which more was refunded than paid is below zero. */
export const CUSTOMS_RANGE = { above: -500_000_000_000, upTo: 500_000_000_000 };
/** US dollars. It has been above 5 trillion since 1993; in millions it would lie below. */
export const DEBT_RANGE = { above: 1_000_000_000_000, upTo: 999_000_000_000_000 };

export const FISCALDATA_CARD: FeedCard = {
  id: 'fiscaldata',
  title: 'US customs revenue by month and federal debt by day (Treasury Fiscal Data)',
  source: 'US Treasury',
  url: 'https://fiscaldata.treasury.gov/',
  licence: 'Public domain (U.S. Government work)',
  attribution:
    'U.S. Department of the Treasury, Bureau of the Fiscal Service, Fiscal Data: Monthly Treasury Statement and Debt to the Penny',
  mayHandOn: 'records',
  metrics: [],
  ownMetrics: {
    'fiscaldata:customs_revenue': {
      unit: 'usd',
      meaning: 'customs duties of the United States in a month, net of refunds',
      range: CUSTOMS_RANGE,
    },
    'fiscaldata:public_debt': {
      unit: 'usd',
      meaning: 'total public debt outstanding of the United States',
      range: DEBT_RANGE,
    },
  },
  cadenceMs: 12 * HOUR_MS,
  // The statement of a month appears on the eighth business day of the next; the debt of a day on the business day after it.
  publicationLagMs: 14 * DAY_MS,
  // The slower of them, the statement, is replaced by the middle of the month after next.
  maxAgeMs: 50 * DAY_MS,
  // 3 months and 70 business days re-read, 63 months and 1,330 days on the first run.
  expectedRecords: [40, 3_000],
  rowCheck: 'half_of_last_reread',
};

const ENVELOPE = ['meta', 'links'];

/** The fields of its answers. */
export const FISCALDATA_FIELDS: AnswerFields = [
  {
    at: '/mts_table_9',
    expected: inside('data', [
      'record_date',
      'classification_desc',
      'current_month_rcpt_outly_amt',
      'current_fytd_rcpt_outly_amt',
    ]),
    known: ENVELOPE,
  },
  {
    at: '/debt_to_penny',
    expected: inside('data', ['record_date', 'tot_pub_debt_out_amt', 'debt_held_public_amt', 'intragov_hold_amt']),
    known: ENVELOPE,
  },
];
