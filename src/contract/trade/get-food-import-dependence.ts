import { observationList } from '../observations/observation-list.ts';

export const getFoodImportDependence = observationList({
  operationId: 'GetFoodImportDependence',
  service: 'trade',
  rpcName: 'get-food-import-dependence',
  group: 'Trade',
  summary: 'Share of food in the imports of countries',
  description:
    'Food as a share of the goods that a country imports; the time is the end of the year that a figure is of.',
  omits: 'Which foods, from where, and services.',
  metrics: { food_imports: 'food_imports' },
  subjects: ['country'],
  feeds: ['world-bank'],
  withinDays: 3700,
  items: 'countries',
  item: 'FoodImportShare',
  columns: {
    year: { from: 'period', of: 'year', description: 'The year that it is of.' },
    foodImportSharePct: { from: 'value', digits: 1, description: 'Per cent of merchandise imports.' },
  },
  exampleItem: { country: 'EG', foodImportSharePct: 20.3, year: '2025' },
});
