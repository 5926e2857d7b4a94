import { EXAMPLE_AT, recordList } from '../records/record-list.ts';
import { HAZARD, HAZARD_CATEGORY, HAZARD_EXAMPLE } from './hazard.ts';

export const listNaturalEvents = recordList({
  ...HAZARD,
  operationId: 'ListNaturalEvents',
  service: 'natural',
  rpcName: 'list-natural-events',
  group: 'Natural disasters',
  summary: 'Disaster alerts and open natural events',
  description:
    'Orange and red alerts of GDACS by the day they began, and open events of NASA EONET by the day they were last seen.',
  omits: 'One disaster may be in both; green alerts are not listed.',
  kinds: ['earthquake_alert', 'storm', 'flood', 'drought', 'wildfire', 'volcano', 'natural_event'],
  items: 'events',
  item: 'NaturalEvent',
  observedAs: 'observedAt',
  members: { ...HAZARD_CATEGORY, ...HAZARD.members },
  exampleItem: { ...HAZARD_EXAMPLE, observedAt: EXAMPLE_AT - 86_400_000, category: 'tropical cyclone' },
});
