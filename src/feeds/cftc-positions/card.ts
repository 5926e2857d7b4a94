import { DAY_MS, HOUR_MS } from '../../assessment/time.ts';
import type { FeedCard } from '../../ports/feed.ts';
import type { AnswerFields } from '../fields/answer-fields.ts';

/** Contracts. The largest market has about five million. */
export const COUNT_RANGE = { above: -1, upTo: 50_000_000 };

export const CFTC_POSITIONS_CARD: FeedCard = {
  id: 'cftc-positions',
  title: 'Positions of large speculators in thirteen futures, weekly (Commitments of Traders)',
  source: 'CFTC',
  url: 'https://www.cftc.gov/MarketReports/CommitmentsofTraders/index.htm',
  licence: 'Public domain (U.S. Government work)',
  attribution: 'U.S. Commodity Futures Trading Commission, Commitments of Traders, Legacy Futures Only',
  mayHandOn: 'records',
  metrics: [],
  ownMetrics: {
    'cftc-positions:net_position': {
      unit: 'contracts',
      meaning: 'long less short positions of non-commercial traders in a futures market',
      range: { above: -COUNT_RANGE.upTo, upTo: COUNT_RANGE.upTo },
    },
  },
  cadenceMs: 6 * HOUR_MS,
  // A Tuesday is published on the Friday after it, at 15:30 in Washington; `observedAt` is the start of the Tuesday.
  publicationLagMs: 4 * DAY_MS,
  // Until the Friday of the next week, and a holiday. A closed government publishes nothing for weeks.
  maxAgeMs: 16 * DAY_MS,
  // 13 markets × 8 weeks re-read, × 158 on the first run.
  expectedRecords: [50, 4_000],
  rowCheck: 'half_of_last_reread',
};

/** The fields of its answers. */
export const CFTC_POSITIONS_FIELDS: AnswerFields = [
  {
    expected: [
      'report_date_as_yyyy_mm_dd',
      'cftc_contract_market_code',
      'open_interest_all',
      'noncomm_positions_long_all',
      'noncomm_positions_short_all',
    ],
  },
];
