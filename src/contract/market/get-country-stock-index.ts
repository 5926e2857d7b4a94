import { observationList } from '../observations/observation-list.ts';

export const getCountryStockIndex = observationList({
  operationId: 'GetCountryStockIndex',
  service: 'market',
  rpcName: 'get-country-stock-index',
  group: 'Markets',
  summary: 'Share prices by country',
  description:
    'Index of share prices, mean of a month, for some 40 countries of the OECD and its partners; the time is the end of the month.',
  omits: 'Single exchanges and shares, and days.',
  metrics: { share_prices: 'share_prices' },
  subjects: ['country'],
  feeds: ['oecd-markets'],
  items: 'months',
  item: 'StockIndexMonth',
  columns: {
    month: { from: 'period', of: 'month', description: 'The month that it is of, YYYY-MM.' },
    index: { from: 'value', digits: 1, description: '100 in 2015.' },
    changePct: { from: 'changePct', since: 'previous', digits: 1, description: 'Since the month before, per cent.' },
    yoyPct: {
      from: 'changePct',
      since: 'year_before',
      digits: 1,
      description: 'Since the same month a year before, per cent.',
    },
  },
  exampleItem: { country: 'DE', index: 168.2, changePct: 1.3, yoyPct: 12.9, month: '2026-09' },
});
