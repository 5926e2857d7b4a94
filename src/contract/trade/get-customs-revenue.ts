import { observationList } from '../observations/observation-list.ts';

export const getCustomsRevenue = observationList({
  operationId: 'GetCustomsRevenue',
  service: 'trade',
  rpcName: 'get-customs-revenue',
  group: 'Trade',
  summary: 'Customs revenue of the United States by month',
  description: 'Customs duties net of refunds, which may exceed them; the time is the end of the month.',
  omits: 'Duties by good or country of origin, and other countries.',
  metrics: { 'fiscaldata:customs_revenue': 'fiscaldata:customs_revenue' },
  subjects: ['country'],
  feeds: ['fiscaldata'],
  items: 'months',
  item: 'CustomsMonth',
  columns: {
    month: { from: 'period', of: 'month', description: 'The month that it is of, YYYY-MM.' },
    revenueUsd: { from: 'value', digits: 0, description: 'US dollars.' },
    fytdUsd: {
      from: 'number',
      detail: 'fiscalYearToDate',
      digits: 0,
      description: 'Of the fiscal year to date, which begins in October.',
    },
  },
  exampleItem: { country: 'US', revenueUsd: 12_835_500_000, fytdUsd: 176_300_000_000, month: '2026-08' },
});
