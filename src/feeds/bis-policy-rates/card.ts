import { DAY_MS } from '../../assessment/time.ts';
import type { FeedCard } from '../../ports/feed.ts';
import type { AnswerFields } from '../fields/answer-fields.ts';

export const POLICY_RATE = 'bis-policy-rates:policy_rate';
/** Per cent a year. Central banks have gone down to −0.75 and above 100; a rate in basis points would lie above. */
export const RATE_RANGE = { above: -5, upTo: 300 };

export const BIS_POLICY_RATES_CARD: FeedCard = {
  id: 'bis-policy-rates',
  title: 'Policy rates of central banks at the end of each month (BIS WS_CBPOL)',
  source: 'BIS',
  url: 'https://data.bis.org/topics/CBPOL',
  licence: 'Free reuse with credit to the source',
  attribution: 'Bank for International Settlements, central bank policy rates (WS_CBPOL)',
  mayHandOn: 'records',
  metrics: [],
  ownMetrics: {
    [POLICY_RATE]: {
      unit: '%',
      meaning: 'rate with which a central bank steers its policy, at the end of a month',
      range: RATE_RANGE,
    },
  },
  cadenceMs: DAY_MS,
  // Published each week; the end of a month appears within the next two.
  publicationLagMs: 14 * DAY_MS,
  // Until the next month is published, and a month in which it is late.
  maxAgeMs: 85 * DAY_MS,
  // Some 40 central banks: 3 months re-read, 37 on the first run.
  expectedRecords: [60, 3_000],
  rowCheck: 'half_of_last_reread',
};

/** The fields of its answers. */
export const BIS_POLICY_RATES_FIELDS: AnswerFields = [
  {
    expected: ['FREQ', 'REF_AREA', 'UNIT_MEASURE', 'TIME_PERIOD', 'OBS_VALUE'],
    known: [
      ...['UNIT_MULT', 'TIME_FORMAT', 'COMPILATION', 'DECIMALS', 'SOURCE_REF', 'SUPP_INFO_BREAKS', 'TITLE'],
      ...['OBS_STATUS', 'OBS_CONF', 'OBS_PRE_BREAK'],
    ],
  },
];
