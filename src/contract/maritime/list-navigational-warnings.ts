import { Type } from '../conventions/schema.ts';
import { EXAMPLE_AT, recordList } from '../records/record-list.ts';
import { SEA_WARNING } from './sea-warning.ts';

export const listNavigationalWarnings = recordList({
  ...SEA_WARNING,
  operationId: 'ListNavigationalWarnings',
  service: 'maritime',
  rpcName: 'list-navigational-warnings',
  group: 'Maritime',
  summary: 'Warnings to shipping in force',
  description:
    'Broadcast warnings of the National Geospatial-Intelligence Agency for its five areas, exercises included.',
  omits: 'Coastal warnings of other states are not in it. A location is the first position that a text names.',
  kinds: ['navigational_warning', 'naval_exercise'],
  item: 'NavigationalWarning',
  members: {
    ...SEA_WARNING.members,
    danger: Type.Optional(
      Type.String({
        description: '`attack`, `piracy`, `mine`, `missile`, `gunnery` or `exercise`; absent for all else.',
      }),
    ),
  },
  exampleItem: {
    id: '4-2026-500',
    title: 'NAVAREA 4 500/2026',
    url: 'https://msi.nga.mil/NavWarnings',
    location: { lat: 14.9, lon: -61.3 },
    issuedAt: EXAMPLE_AT - 7_200_000,
    area: '4',
    authority: 'NGA NAVSAFETY',
    text: 'CARIBBEAN SEA. LIGHT UNLIT.',
  },
});
