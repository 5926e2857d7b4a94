import { Type } from '../conventions/schema.ts';
import { EXAMPLE_AT, recordList } from '../records/record-list.ts';

export const listSecurityAdvisories = recordList({
  operationId: 'ListSecurityAdvisories',
  service: 'intelligence',
  rpcName: 'list-security-advisories',
  group: 'Intelligence',
  summary: 'Travel advice in force',
  description: 'The level of the United States Department of State for each country.',
  omits: 'Advice for a part of a country is not in it.',
  kinds: ['travel_advisory'],
  feeds: ['travel-advisories'],
  items: 'advisories',
  item: 'SecurityAdvisory',
  observedAs: 'issuedAt',
  observed: 'When it was issued.',
  filters: 'country',
  members: {
    level: Type.Integer({ minimum: 1, maximum: 4 }),
    advice: Type.Optional(Type.String()),
    issuedDate: Type.Optional(Type.String({ description: 'The day of issue.' })),
  },
  exampleItem: {
    id: 'us:ML',
    title: 'Mali - Level 4: Do Not Travel',
    url: 'https://travel.state.gov/',
    country: 'ML',
    issuedAt: EXAMPLE_AT - 864_000_000,
    level: 4,
    advice: 'Do Not Travel',
    issuedDate: '2026-10-04',
  },
});
