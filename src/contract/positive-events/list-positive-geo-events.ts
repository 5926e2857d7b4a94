import { observationList } from '../observations/observation-list.ts';

export const listPositiveGeoEvents = observationList({
  operationId: 'ListPositiveGeoEvents',
  service: 'positive-events',
  rpcName: 'list-positive-geo-events',
  group: 'Positive Events',
  summary: 'Reports of agreements and cooperation by country and day',
  description:
    'Event rows that GDELT codes from the news of a day, several of which can be of one event: agreements signed, and cooperation of two states.',
  omits: 'Whether a report is true, and good news of other kinds.',
  metrics: { treaty_reports: 'treaty_reports', cooperation_reports: 'cooperation_reports' },
  subjects: ['country'],
  feeds: ['gdelt-events'],
  per: 'day',
  withinDays: 31,
  heartbeats: ['background_rows'],
  items: 'events',
  item: 'PositiveEventDay',
  columns: {
    date: { from: 'period', of: 'day', description: 'The day that it is of, UTC.' },
    agreements: {
      from: 'value',
      digits: 0,
      isZeroWhenAbsent: true,
      metric: 'treaty_reports',
      description: 'Agreements signed, military cooperation or protection.',
    },
    cooperation: {
      from: 'value',
      digits: 0,
      isZeroWhenAbsent: true,
      metric: 'cooperation_reports',
      description: 'Cooperation of two states, agreements left out.',
    },
  },
  exampleItem: { country: 'JP', agreements: 2, cooperation: 31, date: '2026-10-11' },
});
