import { operation } from '../conventions/operation.ts';
import { CURSOR_PATTERN, checkRankedCursor } from '../conventions/page.ts';
import { EpochMs, extended, record, Type } from '../conventions/schema.ts';
import { AtParameter } from '../intelligence/parameters.ts';
import { OBSERVED_READ } from '../observations/observed-answer.ts';
import { LISTED_RECORDS, RecordList } from '../records/listed-record.ts';
import { EXAMPLE_AT, observedExample } from '../records/record-list.ts';

/** Entries of a page when the caller does not say how many, and of the longest one; entries of all pages. */
export const SANCTIONS_MATCHES = { usual: 10, longest: 100, all: 200 } as const;

const Names = (description: string) => Type.Array(Type.String(), { description });

export const lookupSanctionEntity = operation({
  ...OBSERVED_READ,
  operationId: 'LookupSanctionEntity',
  service: 'sanctions',
  rpcName: 'lookup-sanction-entity',
  group: 'Sanctions',
  summary: 'Sanctioned persons, organisations and ships by name, however it is spelled',
  description: `Compares a name with every name and alias on the lists of the United States (two), the European Union, the United Nations, the United Kingdom and Canada: in any order of its words, in other scripts (Cyrillic, Greek, Arabic, Hebrew, Hangul, Georgian, Armenian; others match themselves), and misspelt. The most alike come first, at most ${SANCTIONS_MATCHES.all}. A match is a lead, no identification: dates of birth are not compared, and a name that is not found may be listed under another.`,
  omits: 'Owners, lists of other states, and whether a match is the same person.',
  gate: 'key',
  input: record('LookupSanctionEntityQuery', {
    q: Type.String({ minLength: 2, maxLength: 200, description: 'Name, or a part of it.' }),
    at: AtParameter,
    page_size: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: SANCTIONS_MATCHES.longest,
        description: `Maximum number of entries; ${SANCTIONS_MATCHES.usual} when absent.`,
      }),
    ),
    cursor: Type.Optional(Type.String({ pattern: CURSOR_PATTERN, description: '`nextCursor` of the page before.' })),
  }),
  response: extended('LookupSanctionEntityResponse', RecordList, {
    results: Type.Array(
      extended('SanctionsMatch', LISTED_RECORDS.country, {
        matchedName: Type.String({ description: 'The name or alias that is most alike.' }),
        similarity: Type.Number({ minimum: 0, maximum: 1, description: '1 for the same words.' }),
        entryKind: Type.String({ description: '`person`, `entity`, `vessel` or `aircraft`.' }),
        aliases: Names('Other names on the list.'),
        programmes: Names('As the list names them.'),
        listedAt: Type.Optional(EpochMs('Day of the listing; absent on lists without dates.')),
      }),
    ),
  }),
  check: checkRankedCursor(SANCTIONS_MATCHES.all),
  exampleInput: { q: 'Exersise Iran' },
  exampleResponse: {
    results: [
      {
        ...{ id: '11000', title: 'EXERCISE Iran 11000', country: 'IR', matchedName: 'EXERCISE Iran 11000' },
        ...{ similarity: 0.849, entryKind: 'entity', aliases: [], programmes: ['IRN'] },
        ...{ listedAt: EXAMPLE_AT - 259_200_000, knownAt: EXAMPLE_AT - 172_800_000 },
        ...{ source: 'eu-sanctions', licence: 'European Union: reuse with attribution' },
      },
    ],
    pagination: { nextCursor: '', totalCount: 1 },
    ...observedExample('eu-sanctions'),
  },
});
