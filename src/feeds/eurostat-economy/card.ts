import { DAY_MS } from '../../assessment/time.ts';
import type { FeedCard } from '../../ports/feed.ts';
import type { AnswerFields } from '../fields/answer-fields.ts';

export const UNEMPLOYMENT = 'eurostat-economy:unemployment';
export const GOVERNMENT_DEBT = 'eurostat-economy:government_debt';

/** Figures outside (above, upTo] are in another unit. No country of the table has owed three times what it produces in a year. */
export const ECONOMY_RANGES = {
  [UNEMPLOYMENT]: { above: 0, upTo: 60 },
  [GOVERNMENT_DEBT]: { above: 0, upTo: 300 },
} as const;

export const EUROSTAT_ECONOMY_CARD: FeedCard = {
  id: 'eurostat-economy',
  title: 'Unemployment and government debt of European countries (Eurostat une_rt_m, gov_10q_ggdebt)',
  source: 'Eurostat',
  url: 'https://ec.europa.eu/eurostat/databrowser/view/une_rt_m/default/table',
  licence: 'CC BY 4.0',
  attribution:
    'Eurostat, unemployment by sex and age, monthly data (une_rt_m) and quarterly government debt (gov_10q_ggdebt)',
  mayHandOn: 'records',
  metrics: [],
  ownMetrics: {
    [UNEMPLOYMENT]: {
      unit: '%',
      meaning: 'unemployed in per cent of the labour force, seasonally adjusted',
      range: ECONOMY_RANGES[UNEMPLOYMENT],
    },
    [GOVERNMENT_DEBT]: {
      unit: '% of GDP',
      meaning: 'consolidated gross debt of general government at the end of the quarter',
      range: ECONOMY_RANGES[GOVERNMENT_DEBT],
    },
  },
  cadenceMs: DAY_MS,
  // Debt of a quarter is published in the fourth month after its end; unemployment a month after its own.
  publicationLagMs: 115 * DAY_MS,
  // The newest figure is one of unemployment: until the next month is published, and a month in which it is late.
  maxAgeMs: 100 * DAY_MS,
  // Some 40 countries and groups: 36 months of unemployment, 12 quarters of debt.
  expectedRecords: [500, 5_000],
  rowCheck: 'half_of_last',
};

/** The fields of its answers. */
export const EUROSTAT_ECONOMY_FIELDS: AnswerFields = [
  {
    expected: ['class', 'id', 'size', 'value', 'dimension'],
    known: ['version', 'label', 'source', 'updated', 'extension', 'href', 'link', 'note', 'role', 'status'],
  },
];
