import { observationList } from '../observations/observation-list.ts';

export const listConflictReports = observationList({
  operationId: 'ListConflictReports',
  service: 'conflict',
  rpcName: 'list-conflict-reports',
  group: 'Conflicts',
  summary: 'Reports of force, blockade and coercion by country and day',
  description:
    'Event rows that GDELT codes from the news of a day, several of which can be of one event, and their share of all rows.',
  omits: 'Deaths, and whether a report is true.',
  metrics: {
    force_reports: 'force_reports',
    blockade_reports: 'blockade_reports',
    coercion_reports: 'coercion_reports',
  },
  subjects: ['country'],
  feeds: ['gdelt-events'],
  per: 'day',
  withinDays: 31,
  heartbeats: ['background_rows'],
  items: 'days',
  item: 'ConflictReportDay',
  columns: {
    date: { from: 'period', of: 'day', description: 'The day that it is of, UTC.' },
    force: { from: 'value', digits: 0, isZeroWhenAbsent: true, metric: 'force_reports', description: 'Armed force.' },
    blockade: {
      from: 'value',
      digits: 0,
      isZeroWhenAbsent: true,
      metric: 'blockade_reports',
      description: 'Blockades and restricted movement.',
    },
    coercion: {
      from: 'value',
      digits: 0,
      isZeroWhenAbsent: true,
      metric: 'coercion_reports',
      description: 'Coercion short of force.',
    },
    forcePerThousand: {
      from: 'share',
      metric: 'force_reports',
      of: 'background_rows',
      parts: 1000,
      digits: 2,
      description: 'Reports of force for each 1,000 other rows of the day; the day may not be over.',
    },
  },
  exampleItem: { country: 'SD', force: 37, blockade: 1, coercion: 6, forcePerThousand: 1.52, date: '2026-10-11' },
});
