import { observationList } from '../observations/observation-list.ts';

export const getFaoFoodPriceIndex = observationList({
  operationId: 'GetFaoFoodPriceIndex',
  service: 'economic',
  rpcName: 'get-fao-food-price-index',
  group: 'Economic',
  summary: 'FAO Food Price Index',
  description: 'World prices of food by month, 100 in 2014 to 2016; the time is the end of the month.',
  omits: 'The indices of cereals, oils, dairy, meat and sugar are not listed.',
  metrics: { food_price_index: 'food_price_index' },
  subjects: ['series'],
  feeds: ['fao-food'],
  items: 'points',
  item: 'FoodPricePoint',
  columns: {
    month: { from: 'period', of: 'month', description: 'The month that it is of, YYYY-MM.' },
    index: { from: 'value', digits: 1, description: '100 in 2014 to 2016.' },
    momPct: { from: 'changePct', since: 'previous', digits: 1, description: 'Since the month before, per cent.' },
    yoyPct: {
      from: 'changePct',
      since: 'year_before',
      digits: 1,
      description: 'Since the same month a year before, per cent.',
    },
  },
  exampleItem: { series: 'ffpi', index: 128, momPct: -0.4, yoyPct: 3.1, month: '2026-09' },
});
