import { DAY_MS } from '../../assessment/time.ts';
import type { FeedCard } from '../../ports/feed.ts';
import type { AnswerFields } from '../fields/answer-fields.ts';
import { ASSESSED_INDICATORS, FURTHER_METRICS } from './parse.ts';

export const WORLD_BANK_CARD: FeedCard = {
  id: 'world-bank',
  title: 'World Bank indicators: energy dependence, debt, reserves, prices, food imports, stability, arms, people',
  source: 'World Bank',
  url: 'https://data.worldbank.org/',
  licence: 'CC BY 4.0',
  attribution: 'The World Bank, World Development Indicators and Worldwide Governance Indicators',
  mayHandOn: 'records',
  metrics: ASSESSED_INDICATORS.map(({ metric }) => metric),
  ownMetrics: FURTHER_METRICS,
  cadenceMs: 7 * DAY_MS,
  // Most figures of a year appear in the second half of the next one.
  publicationLagMs: 270 * DAY_MS,
  // The slowest of them, energy dependence, trails by up to three years.
  maxAgeMs: 1_100 * DAY_MS,
  // Thirteen indicators of 266 economies and aggregates.
  expectedRecords: [300, 3_600],
  rowCheck: 'half_of_last',
  maxSpanMs: 5_500 * DAY_MS,
};

/** The fields of its answers. */
export const WORLD_BANK_FIELDS: AnswerFields = [
  {
    expected: ['pages', 'countryiso3code', 'date', 'value', 'indicator.id', 'country.id'],
    known: [
      'page',
      'per_page',
      'total',
      'lastupdated',
      'sourceid',
      'sourcename',
      'unit',
      'obs_status',
      'decimal',
      'scale',
      'message',
      'indicator.value',
      'country.value',
    ],
  },
];
