import { observationList } from '../observations/observation-list.ts';

export const listCommodityQuotes = observationList({
  operationId: 'ListCommodityQuotes',
  service: 'market',
  rpcName: 'list-commodity-quotes',
  group: 'Markets',
  summary: 'Newest prices of crude oil, natural gas and food',
  description: 'The newest daily spot price of each commodity, and the newest month of the FAO Food Price Index.',
  omits: 'No futures, metals or single crops.',
  metrics: { crude_price: 'crude_oil', gas_price: 'natural_gas', food_price_index: 'food' },
  metricAs: 'commodity',
  subjects: ['series'],
  feeds: ['fred-brent', 'fred-wti', 'fred-gas', 'eia-api', 'fao-food'],
  isNewestOnly: true,
  withinDays: 100,
  items: 'quotes',
  item: 'CommodityQuote',
  columns: {
    date: { from: 'period', of: 'day', description: 'The day that it is of, UTC.' },
    price: { from: 'value', digits: 2, description: 'In `unit`.' },
    unit: {
      from: 'ofMetric',
      texts: {
        crude_price: 'USD per barrel',
        gas_price: 'USD per million British thermal units',
        food_price_index: 'index, 100 in 2014 to 2016',
      },
      description: 'Unit of the price.',
    },
    changePct: { from: 'changePct', since: 'previous', digits: 2, description: 'Since the quote before, per cent.' },
  },
  exampleItem: {
    series: 'brent',
    commodity: 'crude_oil',
    price: 81.4,
    unit: 'USD per barrel',
    changePct: 0.74,
    date: '2026-10-11',
  },
});
