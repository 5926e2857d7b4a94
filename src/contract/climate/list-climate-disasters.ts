import { HAZARD, HAZARD_CATEGORY, HAZARD_EXAMPLE } from '../natural/hazard.ts';
import { EXAMPLE_AT, recordList } from '../records/record-list.ts';

export const listClimateDisasters = recordList({
  ...HAZARD,
  operationId: 'ListClimateDisasters',
  service: 'climate',
  rpcName: 'list-climate-disasters',
  group: 'Climate',
  summary: 'Storms, floods, droughts and wildfires',
  description: 'The alerts of GDACS and the open events of NASA EONET that weather or climate drives.',
  omits: 'Damage and people affected are not in it.',
  kinds: ['storm', 'flood', 'drought', 'wildfire'],
  items: 'disasters',
  item: 'ClimateDisaster',
  observedAs: 'startedAt',
  members: { ...HAZARD_CATEGORY, ...HAZARD.members },
  exampleItem: { ...HAZARD_EXAMPLE, startedAt: EXAMPLE_AT - 86_400_000, category: 'tropical cyclone' },
});
