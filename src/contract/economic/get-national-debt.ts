import { observationList } from '../observations/observation-list.ts';

export const getNationalDebt = observationList({
  operationId: 'GetNationalDebt',
  service: 'economic',
  rpcName: 'get-national-debt',
  group: 'Economic',
  summary: 'Debt of central governments by country',
  description: 'Per cent of gross domestic product; the time is the end of the year that a figure is of.',
  omits: 'Local government, debt in money, and countries that report none.',
  metrics: { government_debt: 'government_debt' },
  gate: 'pro',
  subjects: ['country'],
  feeds: ['world-bank'],
  withinDays: 3700,
  items: 'entries',
  item: 'NationalDebt',
  columns: {
    year: { from: 'period', of: 'year', description: 'The year that it is of.' },
    debtToGdpPct: { from: 'value', digits: 1, description: 'Per cent of gross domestic product.' },
  },
  exampleItem: { country: 'JP', debtToGdpPct: 212.4, year: '2025' },
});
