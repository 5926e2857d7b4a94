import { observationList } from '../observations/observation-list.ts';

export const listMarketFoodPrices = observationList({
  operationId: 'ListMarketFoodPrices',
  service: 'consumer-prices',
  rpcName: 'list-market-food-prices',
  group: 'Consumer Prices',
  summary: 'Market prices of staple foods in countries in crisis',
  description: 'National median of the markets in a month, of grain, flour, bread, roots and tubers.',
  omits: 'Other foods and countries, and single markets.',
  metrics: { 'wfp-food-prices:price': 'wfp-food-prices:price' },
  subjects: ['country'],
  feeds: ['wfp-food-prices'],
  withinDays: 1_130,
  items: 'prices',
  item: 'MarketFoodPrice',
  columns: {
    month: { from: 'period', of: 'month', description: 'YYYY-MM.' },
    commodity: { from: 'text', detail: 'commodity', description: 'As WFP names it.' },
    priceType: { from: 'text', detail: 'priceType', description: 'retail or wholesale.' },
    unit: { from: 'text', detail: 'unit', description: 'What the price is for.' },
    price: { from: 'value', digits: 2, description: 'In the currency.' },
    currency: { from: 'text', detail: 'currency', description: 'ISO 4217.' },
    usd: { from: 'number', detail: 'usd', digits: 3, description: 'The same in USD, as WFP converts it.' },
    markets: { from: 'number', detail: 'markets', digits: 0, description: 'Markets behind it.' },
  },
  exampleItem: {
    ...{ country: 'SD', month: '2026-08', commodity: 'Sorghum', priceType: 'retail', unit: 'KG' },
    ...{ price: 950, currency: 'SDG', usd: 1.6, markets: 14 },
  },
});
