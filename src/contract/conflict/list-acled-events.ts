import { observationList } from '../observations/observation-list.ts';

export const listAcledEvents = observationList({
  operationId: 'ListAcledEvents',
  service: 'conflict',
  rpcName: 'list-acled-events',
  group: 'Conflicts',
  summary: 'Political violence and protest by country and day, as ACLED counts them',
  description:
    'Events and deaths of a day; read only where the operator has a licence of ACLED, else empty with `dataAvailable` false.',
  omits: 'Single events: the terms of the source let derived figures out alone.',
  metrics: { violence_events: 'violence_events', violence_deaths: 'violence_deaths' },
  subjects: ['country'],
  feeds: ['acled'],
  per: 'day',
  withinDays: 120,
  items: 'counts',
  item: 'AcledDay',
  columns: {
    date: { from: 'period', of: 'day', description: 'The day that it is of, UTC.' },
    events: {
      from: 'value',
      digits: 0,
      isZeroWhenAbsent: true,
      metric: 'violence_events',
      description: 'Events of all kinds.',
    },
    fatalities: {
      from: 'value',
      digits: 0,
      isZeroWhenAbsent: true,
      metric: 'violence_deaths',
      description: 'Deaths as reported.',
    },
  },
  exampleItem: { country: 'MM', events: 24, fatalities: 31, date: '2026-10-11' },
});
