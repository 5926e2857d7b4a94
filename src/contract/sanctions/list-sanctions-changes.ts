import { observationList } from '../observations/observation-list.ts';

export const listSanctionsChanges = observationList({
  operationId: 'ListSanctionsChanges',
  service: 'sanctions',
  rpcName: 'list-sanctions-changes',
  group: 'Sanctions',
  summary: 'Entries added to and removed from sanctions lists',
  description:
    'By list, programme, country and day, for the lists of the United States, the European Union, the United Nations, the United Kingdom and Canada.',
  omits:
    'Entries that were listed before a list was first read, but for lists that date them; more than a few names of a day.',
  metrics: { sanctions_additions: 'added', sanctions_removals: 'removed' },
  metricAs: 'change',
  subjects: ['country', 'world'],
  feeds: ['ofac-sdn', 'ofac-consolidated', 'eu-sanctions', 'un-sanctions', 'uk-sanctions', 'canada-sema'],
  withinDays: 400,
  heartbeats: ['sanctions_entries'],
  items: 'changes',
  item: 'SanctionsChange',
  columns: {
    date: { from: 'period', of: 'day', description: 'The day that it is of, UTC.' },
    entries: { from: 'value', digits: 0, description: 'Entries.' },
    list: { from: 'text', detail: 'list', description: 'Id of the list.' },
    programme: { from: 'text', detail: 'programme', description: 'As the list names it.' },
    names: { from: 'text', detail: 'names', description: 'Some of the names.' },
  },
  exampleItem: {
    country: 'IR',
    change: 'added',
    entries: 25,
    list: 'eu-sanctions',
    programme: 'IRN',
    names: 'Example Shipping Company',
    date: '2026-10-11',
  },
});
