import { observationList } from '../observations/observation-list.ts';

export const getEcbFxRates = observationList({
  operationId: 'GetEcbFxRates',
  service: 'economic',
  rpcName: 'get-ecb-fx-rates',
  group: 'Economic',
  summary: 'Euro foreign exchange reference rates',
  description:
    'Units of a currency for one euro, as the European Central Bank fixes them on each of its business days.',
  omits: 'No rates of weekends or holidays, and no traded prices.',
  metrics: { exchange_rate: 'exchange_rate' },
  subjects: ['series'],
  feeds: ['ecb-rates'],
  items: 'rates',
  item: 'EcbFxRate',
  columns: {
    date: { from: 'period', of: 'day', description: 'The day that it is of, UTC.' },
    currency: { from: 'text', detail: 'currency', description: 'ISO 4217 code.' },
    rate: { from: 'value', digits: 5, description: 'Units of the currency for one euro.' },
    change1d: { from: 'change', since: 'previous', digits: 5, description: 'Since the business day before.' },
    changePct1d: { from: 'changePct', since: 'previous', digits: 2, description: 'The same in per cent.' },
  },
  exampleItem: {
    series: 'eur-usd',
    date: '2026-10-11',
    currency: 'USD',
    rate: 1.0812,
    change1d: -0.0021,
    changePct1d: -0.19,
  },
});
