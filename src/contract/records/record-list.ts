import type { TObject, TSchema } from 'typebox';
import { operation } from '../conventions/operation.ts';
import { EpochMs, extended, Type } from '../conventions/schema.ts';
import type { ShownRecords } from '../conventions/shown-records.ts';
import { LISTED_RECORDS, RecordList } from './listed-record.ts';
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
    words,
    ...named
  } = list;
  const Item = extended(item, LISTED_RECORDS[filters], { [observedAs]: EpochMs(observed), ...members });
  const [feedId = ''] = feeds;
  return operation({
    ...named,
    method: 'GET',
    description: `${description} ${omits} The newest come first.`,
    gate: 'key',
    input: RECORD_QUERIES[filters],
    check: checkArea,
    response: extended(`${named.operationId}Response`, RecordList, { [items]: Type.Array(Item) }),
    conditional: true,
    successHeaders: ['ETag', 'Cache-Control', 'X-As-Of'],
    failures: ['at_unavailable', 'store_unavailable'],
    listed: items,
    records: {
      kinds,
      feeds,
      items,
      observedAs,
      members: Object.keys(Item.properties),
      own: Object.keys(members),
      omits,
      ...(words === undefined ? {} : { words }),
    },
    exampleInput: { page_size: 1 },
    exampleResponse: {
      [items]: [{ ...exampleItem, knownAt: EXAMPLE_AT - 600_000, source: feedId, licence: 'Public domain' }],
      pagination: { nextCursor: '', totalCount: 1 },
      ...observedExample(feedId),
    },
  });
}

/** The schema of the items of such a list, for an operation that answers with some of them. @throws Error when it is no list */
export function itemsOf({ listed, response }: { readonly listed: string; readonly response: TObject }): TSchema {
  const items = response.properties[listed];
  if (items === undefined) throw new Error(`the answer has no ${listed}`);
  return items;
}

/** 2026-10-14T12:00:00Z. */
export const EXAMPLE_AT = 1_791_979_200_000;

/** Members of every answer that is computed from what feeds have read, in an example. */
export const observedExample = (feedId: string, newestContentAt = EXAMPLE_AT - 900_000) => ({
  dataAvailable: true,
  asOf: EXAMPLE_AT,
  sources: [
    {
      feedId,
      lastReadAt: EXAMPLE_AT - 600_000,
      newestContentAt,
      state: 'current',
      attribution: 'As in `/api/attribution`',
    },
  ],
});
