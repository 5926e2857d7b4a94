import { Type } from '../conventions/schema.ts';
import { EXAMPLE_AT, recordList } from '../records/record-list.ts';

export const listNavalExercises = recordList({
  operationId: 'ListNavalExercises',
  service: 'military',
  rpcName: 'list-naval-exercises',
  group: 'Military',
  summary: 'Firing and exercises that navies announce',
  description: 'The warnings to shipping in force that announce firing, missiles or exercises at sea.',
  omits: 'Exercises that no warning announces are not in it, nor who holds them.',
  kinds: ['naval_exercise'],
  feeds: ['nga-warnings'],
  items: 'warnings',
  item: 'NavalExercise',
  observedAs: 'issuedAt',
  observed: 'When it was issued.',
  filters: 'area',
  members: {
    area: Type.Optional(
      Type.String({ description: 'NAVAREA, HYDROLANT, HYDROPAC or HYDROARC, as the agency numbers it.' }),
    ),
    authority: Type.Optional(Type.String()),
    danger: Type.Optional(Type.String({ description: '`missile`, `gunnery` or `exercise`.' })),
    text: Type.String(),
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
