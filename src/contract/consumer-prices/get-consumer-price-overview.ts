import { observationList } from '../observations/observation-list.ts';

export const getConsumerPriceOverview = observationList({
  operationId: 'GetConsumerPriceOverview',
  service: 'consumer-prices',
  rpcName: 'get-consumer-price-overview',
  group: 'Consumer Prices',
  summary: 'Consumer price inflation by country and year',
  description:
    'Rise of consumer prices in a year as the World Bank publishes it; the time is the end of the year that a figure is of.',
  omits: 'Months, categories and single prices.',
  metrics: { inflation: 'inflation' },
  subjects: ['country'],
  feeds: ['world-bank'],
  withinDays: 3700,
  items: 'countries',
  item: 'ConsumerPriceInflation',
  columns: {
    year: { from: 'period', of: 'year', description: 'The year that it is of.' },
    inflationPct: { from: 'value', digits: 1, description: 'Rise of consumer prices in the year, per cent.' },
  },
  exampleItem: { country: 'TR', inflationPct: 58.5, year: '2025' },
});
