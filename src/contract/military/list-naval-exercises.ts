import { Type } from '../conventions/schema.ts';
import { SEA_WARNING } from '../maritime/sea-warning.ts';
import { EXAMPLE_AT, recordList } from '../records/record-list.ts';

export const listNavalExercises = recordList({
  ...SEA_WARNING,
  operationId: 'ListNavalExercises',
  service: 'military',
  rpcName: 'list-naval-exercises',
  group: 'Military',
  summary: 'Firing and exercises that navies announce',
  description: 'The warnings to shipping in force that announce firing, missiles or exercises at sea.',
  omits: 'Exercises that no warning announces are not in it, nor who holds them.',
  kinds: ['naval_exercise'],
  item: 'NavalExercise',
  members: {
    ...SEA_WARNING.members,
    danger: Type.Optional(Type.String({ description: '`missile`, `gunnery` or `exercise`.' })),
  },
  exampleItem: {
    id: 'P-2026-900',
    title: 'NAVAREA P 900/2026',
    url: 'https://msi.nga.mil/NavWarnings',
    location: { lat: 24.1, lon: 119.8 },
    issuedAt: EXAMPLE_AT - 7_200_000,
    area: 'P',
    danger: 'gunnery',
    text: 'TAIWAN STRAIT. GUNNERY EXERCISE.',
  },
});
