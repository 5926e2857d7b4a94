import { DAY_MS } from '../../assessment/time.ts';
import type { FeedCard } from '../../ports/feed.ts';
import type { AnswerFields } from '../fields/answer-fields.ts';

export const OECD_MARKETS_CARD: FeedCard = {
  id: 'oecd-markets',
  title: 'Share prices and long-term interest rates by country, monthly (OECD financial market statistics)',
  source: 'OECD',
  url: 'https://data-explorer.oecd.org/',
  licence: 'CC BY 4.0',
  attribution: 'OECD, Monthly monetary and financial statistics (MEI): share prices, long-term interest rates',
  mayHandOn: 'records',
  metrics: ['share_prices', 'long_term_rate'],
  cadenceMs: DAY_MS,
  // A month's mean is there some five weeks after its end.
  publicationLagMs: 36 * DAY_MS,
  // Until the next month is published, and a month in which the table is late.
  maxAgeMs: 100 * DAY_MS,
  // Two measures of some 45 countries over 40 months; the whole window each time, because a new base year moves it all.
  expectedRecords: [1_500, 12_000],
  rowCheck: 'half_of_last',
};

/** The fields of its answers. */
export const OECD_MARKETS_FIELDS: AnswerFields = [
  {
    expected: ['DATAFLOW', 'REF_AREA', 'FREQ', 'MEASURE', 'UNIT_MEASURE', 'TIME_PERIOD', 'OBS_VALUE'],
    known: [
      'ACTIVITY',
      'ADJUSTMENT',
      'TRANSFORMATION',
      'TIME_HORIZ',
      'METHODOLOGY',
      'OBS_STATUS',
      'UNIT_MULT',
      'DECIMALS',
      'BASE_PER',
    ],
  },
];
