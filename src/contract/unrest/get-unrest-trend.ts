import { observationList } from '../observations/observation-list.ts';

export const getUnrestTrend = observationList({
  operationId: 'GetUnrestTrend',
  service: 'unrest',
  rpcName: 'get-unrest-trend',
  group: 'Unrest',
  summary: 'Reports of protest by country and day',
  description:
    'Event rows that GDELT codes from the news of a day, several of which can be of one event, and their share of all rows.',
  omits: 'Numbers of people, and whether a report is true.',
  metrics: { protest_reports: 'protest_reports' },
  subjects: ['country'],
  feeds: ['gdelt-events'],
  per: 'day',
  withinDays: 31,
  heartbeats: ['background_rows'],
  items: 'days',
  item: 'UnrestDay',
  columns: {
    date: { from: 'period', of: 'day', description: 'The day that it is of, UTC.' },
    reports: {
      from: 'value',
      digits: 0,
      isZeroWhenAbsent: true,
      metric: 'protest_reports',
      description: 'Reports of protest.',
    },
    perThousand: {
      from: 'share',
      metric: 'protest_reports',
      of: 'background_rows',
      parts: 1000,
      digits: 2,
      description: 'For each 1,000 other rows of the day; the day may not be over.',
    },
  },
  exampleItem: { country: 'IQ', reports: 4, perThousand: 0.16, date: '2026-10-11' },
});
