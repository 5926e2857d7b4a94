import { observationList } from '../observations/observation-list.ts';

export const getDisplacementSummary = observationList({
  operationId: 'GetDisplacementSummary',
  service: 'displacement',
  rpcName: 'get-displacement-summary',
  group: 'Displacement',
  summary: 'Displaced people by country of origin',
  description:
    'Refugees, asylum seekers, others in need of protection abroad and internally displaced people at the end of a year, or in the middle of the current one.',
  omits: 'Stateless people, hosts, and routes.',
  metrics: { displaced_people: 'displaced_people' },
  subjects: ['country'],
  feeds: ['unhcr'],
  withinDays: 3700,
  items: 'countries',
  item: 'DisplacedPeople',
  columns: {
    date: { from: 'period', of: 'day', description: 'The day that it is of, UTC.' },
    total: { from: 'value', digits: 0, description: 'Persons.' },
    refugees: { from: 'number', detail: 'refugees', digits: 0, description: 'Persons.' },
    asylumSeekers: { from: 'number', detail: 'asylumSeekers', digits: 0, description: 'Persons.' },
    inNeedOfProtection: {
      from: 'number',
      detail: 'inNeedOfProtection',
      digits: 0,
      description: 'Others abroad, persons.',
    },
    internallyDisplaced: { from: 'number', detail: 'internallyDisplaced', digits: 0, description: 'Persons.' },
  },
  exampleItem: {
    country: 'SS',
    total: 4510000,
    refugees: 2290000,
    asylumSeekers: 12000,
    inNeedOfProtection: 0,
    internallyDisplaced: 2208000,
    date: '2026-10-11',
  },
});
