import { observationList } from '../observations/observation-list.ts';

export const getEnergyPrices = observationList({
  operationId: 'GetEnergyPrices',
  service: 'economic',
  rpcName: 'get-energy-prices',
  group: 'Economic',
  summary: 'Spot prices of crude oil and natural gas',
  description:
    'Daily spot prices of Brent and WTI crude and of Henry Hub natural gas as the US Energy Information Administration publishes them.',
  omits: 'No futures, no intraday prices, and no other grades or hubs.',
  metrics: { crude_price: 'crude_oil', gas_price: 'natural_gas' },
  metricAs: 'commodity',
  subjects: ['series'],
  feeds: ['fred-brent', 'fred-wti', 'fred-gas', 'eia-api'],
  items: 'prices',
  item: 'EnergyPrice',
  columns: {
    date: { from: 'period', of: 'day', description: 'The day that it is of, UTC.' },
    price: { from: 'value', digits: 2, description: 'In `unit`.' },
    unit: {
      from: 'ofMetric',
      texts: { crude_price: 'USD per barrel', gas_price: 'USD per million British thermal units' },
      description: 'Unit of the price.',
    },
    change: { from: 'change', since: 'previous', digits: 2, description: 'Since the quote before.' },
    changePct: { from: 'changePct', since: 'previous', digits: 2, description: 'The same in per cent.' },
  },
  exampleItem: {
    series: 'brent',
    commodity: 'crude_oil',
    price: 81.4,
    unit: 'USD per barrel',
    change: 0.6,
    changePct: 0.74,
    date: '2026-10-11',
  },
});
