import { observationList } from '../observations/observation-list.ts';

export const listInternetOutages = observationList({
  operationId: 'ListInternetOutages',
  service: 'infrastructure',
  rpcName: 'list-internet-outages',
  group: 'Infrastructure',
  summary: 'Internet outages by country and day',
  description:
    'Severity of the outages that IODA detects in a country, as the power of ten below the sum of their scores of the day.',
  omits: 'Scores, signals and networks: the terms of the source let derived figures out alone.',
  metrics: { internet_outage: 'internet_outage' },
  subjects: ['country'],
  feeds: ['ioda'],
  per: 'day',
  withinDays: 31,
  items: 'outages',
  item: 'InternetOutageDay',
  columns: {
    date: { from: 'period', of: 'day', description: 'The day that it is of, UTC.' },
    severityAtLeast: { from: 'magnitude', digits: 0, description: 'The power of ten; absent for scores below 1.' },
  },
  exampleItem: { country: 'MM', severityAtLeast: 1000, date: '2026-10-11' },
});
