import { observationList } from '../observations/observation-list.ts';

export const getEuFsi = observationList({
  operationId: 'GetEuFsi',
  service: 'economic',
  rpcName: 'get-eu-fsi',
  group: 'Economic',
  summary: 'Stress in the financial system of the euro area',
  description: "The European Central Bank's composite indicator of systemic stress on each day, newest first.",
  omits: 'Its parts by market, and single countries.',
  metrics: { 'ecb-markets:systemic_stress': 'ecb-markets:systemic_stress' },
  subjects: ['series'],
  feeds: ['ecb-markets'],
  withinDays: 400,
  items: 'history',
  item: 'SystemicStress',
  columns: {
    date: { from: 'period', of: 'day', description: 'The day that it is of, UTC.' },
    value: { from: 'value', digits: 4, description: 'From 0, no stress, to 1.' },
    change: { from: 'change', since: 'previous', digits: 4, description: 'Since the day before.' },
  },
  exampleItem: { series: 'euro-area-systemic-stress', value: 0.0812, change: 0.0031, date: '2026-10-12' },
});
