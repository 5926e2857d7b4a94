import { operation } from '../conventions/operation.ts';
import { EpochMs, record, Type } from '../conventions/schema.ts';
import type { ShownRecords } from '../conventions/shown-records.ts';
import { AnswerSource } from '../intelligence/answer-source.ts';
import { checkArea, RECORD_QUERIES } from './record-query.ts';

type Members = Parameters<typeof Type.Object>[0];

interface DeclaredList extends Omit<ShownRecords, 'own' | 'members'> {
  readonly operationId: string;
  readonly service: string;
  readonly rpcName: string;
  readonly group: string;
  readonly summary: string;
  /** What it lists. */
  readonly description: string;
  /** Name of the schema of an item. */
  readonly item: string;
  /** What the time of an item is. */
  readonly observed: string;
  /** Members of an item from the body of its record, by the name under which the parser puts them there. */
  readonly members: Members;
  /** What its records can be filtered by beyond their time. */
  readonly filters: keyof typeof RECORD_QUERIES;
  readonly exampleItem: Readonly<Record<string, unknown>>;
}

/**
 * Declares an operation that is a list over records. Parameters, order, paging, time, sources and the handler follow from
 * this declaration; it needs no handler of its own.
 */
export function recordList(list: DeclaredList) {
  const {
    kinds,
    feeds,
    items,
    observedAs,
    item,
    observed,
    members,
    filters,
    exampleItem,
    description,
    omits,
    ...named
  } = list;
  const Item = record(item, {
    id: Type.String({ description: 'Of the entry at its source.' }),
    title: Type.Optional(Type.String()),
    url: Type.Optional(Type.String({ description: 'Page of the entry at its source.' })),
    ...(filters === 'plain' || filters === 'area' ? {} : COUNTRIES),
    ...(filters === 'plain' || filters === 'country' ? {} : { location: Type.Optional(RecordLocation) }),
    [observedAs]: EpochMs(observed),
    ...members,
    ...RECORD_ORIGIN,
  });
  const [feedId = ''] = feeds;
  return operation({
    ...named,
    method: 'GET',
    description: `${description} ${omits} The newest come first.`,
    gate: 'key',
    input: RECORD_QUERIES[filters],
    check: checkArea,
    response: record(`${named.operationId}Response`, {
      [items]: Type.Array(Item),
      pagination: RecordPagination,
      dataAvailable: Type.Boolean({ description: 'False where no source was read by the instant.' }),
      asOf: EpochMs('The instant that the list is as of; every page of a list has the same.'),
      sources: RecordSources,
    }),
    conditional: true,
    successHeaders: ['ETag', 'Cache-Control', 'X-As-Of'],
    failures: ['at_unavailable', 'store_unavailable'],
    records: {
      kinds,
      feeds,
      items,
      observedAs,
      members: Object.keys(Item.properties),
      own: Object.keys(members),
      omits,
    },
    exampleInput: { page_size: 1 },
    exampleResponse: {
      [items]: [{ ...exampleItem, knownAt: EXAMPLE_AT - 600_000, source: feedId, licence: 'Public domain' }],
      pagination: { nextCursor: '' },
      dataAvailable: true,
      asOf: EXAMPLE_AT,
      sources: [
        {
          feedId,
          lastReadAt: EXAMPLE_AT - 600_000,
          newestContentAt: EXAMPLE_AT - 900_000,
          state: 'current',
          attribution: 'As in `/api/attribution`',
        },
      ],
    },
  });
}

/** 2026-10-14T12:00:00Z. */
export const EXAMPLE_AT = 1_791_979_200_000;

const COUNTRIES = {
  country: Type.Optional(Type.String({ description: 'ISO 3166-1 alpha-2; of several the first.' })),
  countries: Type.Optional(Type.Array(Type.String(), { description: 'All of them, where there are several.' })),
};

const RecordLocation = record('RecordLocation', { lat: Type.Number(), lon: Type.Number() }, 'A point, degrees.');

/** Where an item comes from. */
export const RECORD_ORIGIN = {
  knownAt: EpochMs('Since when the item is known as it is here.'),
  source: Type.String({ description: 'Feed that it comes from, as in `/api/attribution`.' }),
  licence: Type.String(),
};

export const RecordPagination = record('RecordPagination', {
  nextCursor: Type.String({ description: '`cursor` of the next page; empty on the last one.' }),
});

export const RecordSources = Type.Array(AnswerSource, {
  description:
    'Feeds that the list rests on, as known at the instant. While one cannot be read its newest stored items are listed, and it becomes `stale`.',
});
