import { observationList } from '../observations/observation-list.ts';

export const getCountryPortActivity = observationList({
  operationId: 'GetCountryPortActivity',
  service: 'intelligence',
  rpcName: 'get-country-port-activity',
  group: 'Intelligence',
  summary: 'Port calls by country against their own norm',
  description:
    'Ships that call at the ports of a country on a day, as an index of its own 60 days before; counts are those of IMF PortWatch, a week or more old.',
  omits: 'Counts of calls and single ports: the terms of the source let derived figures out alone.',
  metrics: { port_calls: 'port_calls' },
  subjects: ['country'],
  feeds: ['portwatch-ports'],
  per: 'instant',
  withinDays: 60,
  items: 'days',
  item: 'PortActivityDay',
  columns: {
    date: { from: 'period', of: 'day', description: 'The day that it is of, UTC.' },
    callsIndex: { from: 'index', days: 60, digits: 0, description: '100 is the mean of the 60 days before.' },
  },
  exampleItem: { country: 'SG', callsIndex: 97, date: '2026-10-11' },
});
