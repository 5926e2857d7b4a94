import { ALL_ITEMS_METRIC } from '../consumer-prices/price-divisions.ts';
import { observationList } from '../observations/observation-list.ts';

export const getEurostatCountryData = observationList({
  operationId: 'GetEurostatCountryData',
  service: 'economic',
  rpcName: 'get-eurostat-country-data',
  group: 'Economic',
  summary: 'Inflation, unemployment and government debt of European countries',
  description:
    'The newest figure of each indicator as Eurostat publishes it; the time is the end of the month or quarter.',
  omits: 'The European Union and the euro area as a whole.',
  metrics: {
    [ALL_ITEMS_METRIC]: 'hicp',
    'eurostat-economy:unemployment': 'unemployment',
    'eurostat-economy:government_debt': 'debt',
  },
  metricAs: 'indicator',
  subjects: ['country'],
  feeds: ['eurostat-prices', 'eurostat-economy'],
  isNewestOnly: true,
  withinDays: 366,
  items: 'countries',
  item: 'EurostatFigure',
  columns: {
    period: { from: 'text', detail: 'period', description: 'YYYY-MM, or YYYY-Q1 to YYYY-Q4 of debt.' },
    hicpYoyPct: {
      from: 'value',
      metric: ALL_ITEMS_METRIC,
      digits: 1,
      description: 'Consumer prices since the same month a year before.',
    },
    unemploymentPct: {
      from: 'value',
      metric: 'eurostat-economy:unemployment',
      digits: 1,
      description: 'Of the labour force, seasonally adjusted.',
    },
    debtPctGdp: {
      from: 'value',
      metric: 'eurostat-economy:government_debt',
      digits: 1,
      description: 'Gross debt of general government.',
    },
    flag: { from: 'text', detail: 'flag', description: 'As Eurostat marks it: e estimated, p provisional, b break.' },
  },
  exampleItem: { country: 'IT', indicator: 'debt', period: '2026-Q2', debtPctGdp: 137.9, flag: 'p' },
});
