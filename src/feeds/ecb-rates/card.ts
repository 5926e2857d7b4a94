import { DAY_MS, HOUR_MS } from '../../assessment/time.ts';
import type { FeedCard } from '../../ports/feed.ts';
import type { AnswerFields } from '../fields/answer-fields.ts';

export const ECB_RATES_CARD: FeedCard = {
  id: 'ecb-rates',
  title: 'Euro foreign exchange reference rates, daily',
  source: 'ECB',
  url: 'https://www.ecb.europa.eu/stats/policy_and_exchange_rates/euro_reference_exchange_rates/html/index.en.html',
  licence: 'Free reuse with credit to the source',
  attribution: 'Source: European Central Bank, euro foreign exchange reference rates',
  mayHandOn: 'records',
  metrics: ['exchange_rate'],
  cadenceMs: 4 * HOUR_MS,
  // Published about 16:00 CET on the day quoted, whose start is `observedAt`.
  publicationLagMs: 15 * HOUR_MS,
  // Easter: Thursday's rates are the newest until Tuesday afternoon.
  maxAgeMs: 6 * DAY_MS,
  // 30 currencies × 60 days of the 90-day table, × 370 on the first run.
  expectedRecords: [1_000, 16_000],
  maxSpanMs: 1_100 * DAY_MS,
};

/** The fields of its answers. */
export const ECB_RATES_FIELDS: AnswerFields = [
  {
    at: '/service/data/',
    expected: ['KEY', 'FREQ', 'CURRENCY', 'CURRENCY_DENOM', 'EXR_TYPE', 'TIME_PERIOD', 'OBS_VALUE'],
    known: [
      'EXR_SUFFIX',
      'OBS_STATUS',
      'OBS_CONF',
      'OBS_PRE_BREAK',
      'OBS_COM',
      'CONF_STATUS',
      'PRE_BREAK_VALUE',
      'COMMENT_OBS',
      'TIME_FORMAT',
      'BREAKS',
      'COLLECTION',
      'COMMENT_TS',
      'COMPILING_ORG',
      'COVERAGE',
      'DECIMALS',
      'DISS_ORG',
      'DOM_SER_IDS',
      'NAT_TITLE',
      'PUBL_ECB',
      'PUBL_MU',
      'PUBL_PUBLIC',
      'SOURCE_AGENCY',
      'SOURCE_PUB',
      'TITLE',
      'TITLE_COMPL',
      'UNIT',
      'UNIT_INDEX_BASE',
      'UNIT_MULT',
    ],
  },
  {
    at: '.xml',
    expected: [
      'gesmes:Envelope.Cube.Cube@time',
      'gesmes:Envelope.Cube.Cube.Cube@currency',
      'gesmes:Envelope.Cube.Cube.Cube@rate',
    ],
    known: ['gesmes:Envelope.gesmes:subject', 'gesmes:Envelope.gesmes:Sender'],
  },
];
