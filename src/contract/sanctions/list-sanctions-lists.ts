import { observationList } from '../observations/observation-list.ts';

export const listSanctionsLists = observationList({
  operationId: 'ListSanctionsLists',
  service: 'sanctions',
  rpcName: 'list-sanctions-lists',
  group: 'Sanctions',
  summary: 'Sanctions lists and how many entries they hold',
  description: 'The newest reading of each list: entries, and of them persons, organisations, ships and aircraft.',
  omits: 'Names: `list-sanctions-changes` has those of changes.',
  metrics: { sanctions_entries: 'sanctions_entries' },
  subjects: ['series'],
  feeds: ['ofac-sdn', 'ofac-consolidated', 'eu-sanctions', 'un-sanctions', 'uk-sanctions', 'canada-sema'],
  isNewestOnly: true,
  withinDays: 30,
  items: 'lists',
  item: 'SanctionsListSize',
  columns: {
    entries: { from: 'value', digits: 0, description: 'Entries.' },
    persons: { from: 'number', detail: 'person', digits: 0, description: 'Of them, persons.' },
    entities: { from: 'number', detail: 'entity', digits: 0, description: 'Organisations.' },
    vessels: { from: 'number', detail: 'vessel', digits: 0, description: 'Ships.' },
    aircraft: { from: 'number', detail: 'aircraft', digits: 0, description: 'Aircraft.' },
  },
  exampleItem: { series: 'un-sanctions', entries: 1012, persons: 731, entities: 281 },
});
