import { Type } from '../conventions/schema.ts';
import { EXAMPLE_AT, recordList } from '../records/record-list.ts';

export const listUcdpEvents = recordList({
  operationId: 'ListUcdpEvents',
  service: 'conflict',
  rpcName: 'list-ucdp-events',
  group: 'Conflicts',
  summary: 'Events of organised violence',
  description:
    'Events of the UCDP Candidate dataset, which is released some weeks after each month and revised; an event is dated by its last day.',
  omits: 'Violence without deaths is not in it.',
  kinds: ['conflict_event'],
  feeds: ['ucdp-candidate'],
  items: 'events',
  item: 'ConflictEvent',
  observedAs: 'occurredAt',
  observed: 'Start of its last day, UTC.',
  filters: 'countryAndArea',
  members: {
    sideA: Type.Optional(Type.String()),
    sideB: Type.Optional(Type.String()),
    violenceType: Type.Optional(Type.String({ description: '`state-based`, `non-state` or `one-sided`.' })),
    dateStart: Type.Optional(Type.String()),
    dateEnd: Type.Optional(Type.String()),
    datePrecision: Type.Optional(
      Type.Integer({ minimum: 0, description: '1 is exact; the code book explains the others.' }),
    ),
    deathsBest: Type.Optional(Type.Integer({ minimum: 0 })),
    deathsLow: Type.Optional(Type.Integer({ minimum: 0 })),
    deathsHigh: Type.Optional(Type.Integer({ minimum: 0 })),
    place: Type.Optional(Type.String({ description: 'In words.' })),
  },
  exampleItem: {
    id: '492699',
    title: 'Government of Yemen - AQAP',
    url: 'https://ucdp.uu.se/downloads/',
    country: 'YE',
    location: { lat: 14.5, lon: 46.8 },
    occurredAt: EXAMPLE_AT - 5_184_000_000,
    violenceType: 'state-based',
    dateStart: '2026-08-15',
    dateEnd: '2026-08-15',
    deathsBest: 3,
    deathsLow: 3,
    deathsHigh: 5,
  },
});
