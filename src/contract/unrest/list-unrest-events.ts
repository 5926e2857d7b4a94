import { observationList } from '../observations/observation-list.ts';

export const listUnrestEvents = observationList({
  operationId: 'ListUnrestEvents',
  service: 'unrest',
  rpcName: 'list-unrest-events',
  group: 'Unrest',
  summary: 'Reports of protest and unrest',
  description:
    'Single reports of demonstrations, strikes, obstruction and riots that GDELT codes from the news, with the place that it names.',
  omits: 'Numbers of people, deaths, and whether a report is true.',
  metrics: { protest_reports: 'protest_reports' },
  subjects: ['country'],
  feeds: ['gdelt-events'],
  withinDays: 31,
  heartbeats: ['background_rows'],
  items: 'events',
  item: 'UnrestEvent',
  columns: {
    id: { from: 'id', description: 'GLOBALEVENTID of GDELT.' },
    place: { from: 'text', detail: 'place', description: 'As GDELT names it.' },
    code: {
      from: 'text',
      detail: 'code',
      description: 'CAMEO code: 141 demonstration, 142 hunger strike, 143 strike, 144 obstruction, 145 riot.',
    },
    actorCountry: { from: 'text', detail: 'actor1', description: 'Country of who protests, where GDELT knows it.' },
  },
  exampleItem: { country: 'IQ', id: '7978560008', place: 'Baghdad, Baghdad, Iraq', code: '141', actorCountry: 'IQ' },
});
