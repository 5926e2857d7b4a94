import { Type } from '../conventions/schema.ts';
import { EXAMPLE_AT, recordList } from '../records/record-list.ts';
import { HAZARD, HAZARD_EXAMPLE } from './hazard.ts';

export const listTropicalCyclones = recordList({
  ...HAZARD,
  operationId: 'ListTropicalCyclones',
  service: 'natural',
  rpcName: 'list-tropical-cyclones',
  group: 'Natural disasters',
  summary: 'Tropical cyclones and other named storms',
  description:
    'Storms of orange and red alert at GDACS by the day they began, and open severe storms of NASA EONET by the day they were last seen.',
  omits: 'Tracks, forecasts and wind fields are at the source; one storm may be in both.',
  kinds: ['storm'],
  items: 'storms',
  item: 'Storm',
  observedAs: 'observedAt',
  members: {
    ...HAZARD.members,
    severity: Type.Optional(Type.String({ description: 'Wind, as the source writes it.' })),
  },
  exampleItem: { ...HAZARD_EXAMPLE, observedAt: EXAMPLE_AT - 86_400_000, severity: '125 kts' },
});
