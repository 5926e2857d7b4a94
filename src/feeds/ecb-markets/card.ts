import { DAY_MS, HOUR_MS } from '../../assessment/time.ts';
import type { FeedCard } from '../../ports/feed.ts';
import type { AnswerFields } from '../fields/answer-fields.ts';

export const EURO_YIELD = 'ecb-markets:government_yield';
export const SYSTEMIC_STRESS = 'ecb-markets:systemic_stress';

export const ECB_MARKETS_RANGES = {
  // Per cent a year; a yield in basis points would lie above.
  [EURO_YIELD]: { above: -5, upTo: 30 },
  // By its definition between 0 and 1.
  [SYSTEMIC_STRESS]: { above: -0.001, upTo: 1 },
} as const;

export const ECB_MARKETS_CARD: FeedCard = {
  id: 'ecb-markets',
  title: 'Yield curve and systemic stress of the euro area, daily (YC, CISS)',
  source: 'ECB',
  url: 'https://data.ecb.europa.eu/data/datasets/YC',
  licence: 'Free reuse with credit to the source',
  attribution:
    'Source: European Central Bank, euro area yield curves (YC) and composite indicator of systemic stress (CISS)',
  mayHandOn: 'records',
  metrics: [],
  ownMetrics: {
    [EURO_YIELD]: {
      unit: '%',
      meaning: 'spot yield of euro area government bonds rated AAA',
      range: ECB_MARKETS_RANGES[EURO_YIELD],
    },
    [SYSTEMIC_STRESS]: {
      unit: 'share',
      meaning: 'composite indicator of systemic stress in the financial system of the euro area',
      range: ECB_MARKETS_RANGES[SYSTEMIC_STRESS],
    },
  },
  cadenceMs: 6 * HOUR_MS,
  // The curve of a day is published at noon of the next business day, the indicator on the Monday after its week.
  publicationLagMs: 8 * DAY_MS,
  // Easter, and some days in which the curve is late.
  maxAgeMs: 10 * DAY_MS,
  // 4 maturities and the indicator: 14 business days re-read, 290 on the first run.
  expectedRecords: [40, 2_000],
  rowCheck: 'half_of_last_reread',
};

/** The fields of its answers. */
export const ECB_MARKETS_FIELDS: AnswerFields = [
  {
    expected: ['KEY', 'TIME_PERIOD', 'OBS_VALUE'],
    known: [
      ...['FREQ', 'REF_AREA', 'CURRENCY', 'PROVIDER_FM', 'INSTRUMENT_FM', 'PROVIDER_FM_ID', 'DATA_TYPE_FM'],
      ...['OBS_STATUS', 'OBS_CONF', 'OBS_PRE_BREAK', 'OBS_COM', 'TIME_FORMAT', 'BREAKS', 'COLLECTION'],
      ...['COMPILING_ORG', 'DISS_ORG', 'DOM_SER_IDS', 'FM_CONTRACT_TIME', 'FM_COUPON_RATE', 'FM_IDENTIFIER'],
      ...['FM_LOT_SIZE', 'FM_MATURITY', 'FM_OUTS_AMOUNT', 'FM_PUT_CALL', 'FM_STRIKE_PRICE', 'PUBL_MU', 'PUBL_PUBLIC'],
      ...['UNIT_INDEX_BASE', 'COMPILATION', 'COVERAGE', 'DECIMALS', 'SOURCE_AGENCY', 'SOURCE_PUB', 'TITLE'],
      ...['TITLE_COMPL', 'UNIT', 'UNIT_MULT'],
    ],
  },
];
