import { observationList } from '../observations/observation-list.ts';
import { ALL_ITEMS_METRIC } from './price-divisions.ts';

export const getConsumerPriceOverview = observationList({
  operationId: 'GetConsumerPriceOverview',
  service: 'consumer-prices',
  rpcName: 'get-consumer-price-overview',
  group: 'Consumer Prices',
  summary: 'Consumer price inflation by country and year or month',
  description:
    'Rise of consumer prices in a year as the World Bank publishes it, or harmonised prices of a month as Eurostat publishes them; the time is the end of the year or month.',
  omits: 'Categories and single prices; months of countries outside Europe.',
  metrics: { inflation: 'yearly', [ALL_ITEMS_METRIC]: 'monthly' },
  metricAs: 'frequency',
  usualName: 'yearly',
  subjects: ['country'],
  feeds: ['world-bank', 'eurostat-prices'],
  // Ten years before the newest year, which months are newer than.
  withinDays: 4100,
  items: 'countries',
  item: 'ConsumerPriceInflation',
  columns: {
    year: { from: 'period', of: 'year', description: 'The year that it is of.' },
    inflationPct: {
      from: 'value',
      metric: 'inflation',
      digits: 1,
      description: 'Rise of consumer prices in the year, per cent.',
    },
    month: { from: 'text', detail: 'period', description: 'The month that it is of, YYYY-MM.' },
    index: { from: 'number', detail: 'index', digits: 2, description: '100 in 2025; not of a first estimate.' },
    momPct: { from: 'number', detail: 'monthlyRate', digits: 1, description: 'Since the month before, per cent.' },
    yoyPct: {
      from: 'value',
      metric: ALL_ITEMS_METRIC,
      digits: 1,
      description: 'Since the same month a year before, per cent.',
    },
  },
  exampleItem: { country: 'TR', frequency: 'yearly', inflationPct: 58.5, year: '2025' },
});
