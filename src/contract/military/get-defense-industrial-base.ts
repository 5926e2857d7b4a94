import { observationList } from '../observations/observation-list.ts';

export const getDefenseIndustrialBase = observationList({
  operationId: 'GetDefenseIndustrialBase',
  service: 'military',
  rpcName: 'get-defense-industrial-base',
  group: 'Military',
  summary: 'Military spending and trade in arms by country and year',
  description:
    'As SIPRI counts them, through the World Bank. A trend indicator value is the military worth of major arms, not their price; the time is the end of the year.',
  omits: 'Factories, stocks, small arms, and years for which nothing is reported.',
  metrics: {
    'world-bank:military_spending': 'world-bank:military_spending',
    'world-bank:arms_imports': 'world-bank:arms_imports',
    'world-bank:arms_exports': 'world-bank:arms_exports',
  },
  subjects: ['country'],
  feeds: ['world-bank'],
  per: 'instant',
  withinDays: 3700,
  items: 'countries',
  item: 'DefenseBase',
  columns: {
    year: { from: 'period', of: 'year', description: 'The year that it is of.' },
    expenditurePctGdp: {
      from: 'value',
      metric: 'world-bank:military_spending',
      digits: 2,
      description: 'Per cent of gross domestic product.',
    },
    armsImportsTiv: {
      from: 'value',
      metric: 'world-bank:arms_imports',
      digits: 0,
      description: 'Trend indicator value.',
    },
    armsExportsTiv: {
      from: 'value',
      metric: 'world-bank:arms_exports',
      digits: 0,
      description: 'Trend indicator value.',
    },
  },
  exampleItem: {
    ...{ country: 'EG', expenditurePctGdp: 1.2, armsImportsTiv: 640_000_000, armsExportsTiv: 0, year: '2024' },
  },
});
