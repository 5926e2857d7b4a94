import { observationList } from '../observations/observation-list.ts';
import { PRICE_DIVISIONS } from './price-divisions.ts';

const DIVISIONS = Object.entries(PRICE_DIVISIONS);

export const listConsumerPriceCategories = observationList({
  operationId: 'ListConsumerPriceCategories',
  service: 'consumer-prices',
  rpcName: 'list-consumer-price-categories',
  group: 'Consumer Prices',
  summary: 'Consumer prices of European countries by category and month',
  description: 'Harmonised prices by division of COICOP 2018; the time is the end of the month.',
  omits: 'All items together, groups within a division, and countries outside Europe.',
  metrics: Object.fromEntries(DIVISIONS.map(([code, { metric }]) => [metric, code])),
  metricAs: 'code',
  subjects: ['country'],
  feeds: ['eurostat-prices'],
  withinDays: 400,
  items: 'categories',
  item: 'ConsumerPriceCategory',
  columns: {
    name: {
      from: 'ofMetric',
      texts: Object.fromEntries(DIVISIONS.map(([, { metric, name }]) => [metric, name])),
      description: 'Of the division.',
    },
    month: { from: 'period', of: 'month', description: 'The month that it is of, YYYY-MM.' },
    index: { from: 'number', detail: 'index', digits: 2, description: '100 in 2025.' },
    momPct: { from: 'number', detail: 'monthlyRate', digits: 1, description: 'Since the month before, per cent.' },
    yoyPct: { from: 'value', digits: 1, description: 'Since the same month a year before, per cent.' },
  },
  exampleItem: {
    country: 'DE',
    code: 'CP01',
    name: 'Food and non-alcoholic beverages',
    month: '2026-09',
    index: 103.2,
    momPct: 0.3,
    yoyPct: 2.4,
  },
});
