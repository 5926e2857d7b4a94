import { observationList } from '../observations/observation-list.ts';

export const getCo2Monitoring = observationList({
  operationId: 'GetCo2Monitoring',
  service: 'climate',
  rpcName: 'get-co2-monitoring',
  group: 'Climate',
  summary: 'Carbon dioxide in the air at Mauna Loa',
  description: 'Mean of a month, in parts per million; the time is the end of the month.',
  omits: 'Other stations and gases, and days.',
  metrics: { 'noaa-co2:concentration': 'noaa-co2:concentration' },
  subjects: ['series'],
  feeds: ['noaa-co2'],
  items: 'months',
  item: 'CarbonDioxideMonth',
  columns: {
    month: { from: 'period', of: 'month', description: 'The month that it is of, YYYY-MM.' },
    ppm: { from: 'value', digits: 2, description: 'Parts per million.' },
    yoy: {
      from: 'change',
      since: 'year_before',
      digits: 2,
      description: 'Since the same month a year before, parts per million.',
    },
    daysMeasured: { from: 'number', detail: 'days', digits: 0, description: 'Days of the month with a measurement.' },
  },
  exampleItem: { series: 'mauna-loa-co2', ppm: 426.12, yoy: 2.6, daysMeasured: 25, month: '2026-09' },
});
