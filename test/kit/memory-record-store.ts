import type { Operation } from '../../src/contract/conventions/operation.ts';
import { isObject, type Json, type JsonObject, toJson } from '../../src/contract/openapi/json.ts';
import type { StoredRecord } from '../../src/ports/record.ts';
import type { RecordReading, RecordStore } from '../../src/ports/record-store.ts';
import { createRecordModel } from '../../src/stores/conformance/record-model.ts';

/** Records in memory, each in force from its `knownAt` on; a feed was read when one of its records became known. */
export function memoryRecordStore(stored: readonly StoredRecord[], isDown: () => boolean = () => false): RecordStore {
  const model = createRecordModel();
  for (const record of [...stored].sort((a, b) => a.knownAt - b.knownAt))
    model.append({ feedId: record.feedId, entries: [record], isComplete: false }, record.knownAt);
  const answer = async <T>(value: () => T): Promise<T> => {
    if (isDown()) throw new Error('the store is down');
    return value();
  };
  const of = (feedId: string) => stored.filter((record) => record.feedId === feedId);
  return {
    settle: (now) => answer(() => now),
    settled: () => answer(() => undefined),
    list: (query) => answer(() => model.list(query)),
    byKeys: (keys, at) =>
      answer(() =>
        stored.filter(
          ({ feedId, recordId, knownAt }) =>
            knownAt <= at && keys.some((key) => key.feedId === feedId && key.recordId === recordId),
        ),
      ),
    revisions: ({ feedId, recordId }, at) =>
      answer(() =>
        of(feedId)
          .filter((record) => record.recordId === recordId && record.knownAt <= at)
          .sort((a, b) => b.knownAt - a.knownAt),
      ),
    readings: (feedIds, at) =>
      answer(() =>
        feedIds.toSorted().flatMap((feedId): RecordReading[] => {
          const known = of(feedId).filter(({ knownAt }) => knownAt <= at);
          if (known.length === 0) return [];
          const newest = (pick: (record: StoredRecord) => number) => Math.max(...known.map(pick));
          return [
            { feedId, lastReadAt: newest(({ knownAt }) => knownAt), newestContentAt: newest((one) => one.observedAt) },
          ];
        }),
      ),
    earliest: (feedIds) =>
      answer(() => {
        const instants = feedIds.flatMap(of).map(({ knownAt }) => knownAt);
        return instants.length === 0 ? undefined : Math.min(...instants);
      }),
  };
}

/** The example of every list, as its feeds would have it, known for an hour. @param now epoch ms */
export function exampleRecords(operations: readonly Operation[], now: number): readonly StoredRecord[] {
  return operations.flatMap(({ records: shown, rpcName, exampleResponse }) => {
    const [kind] = shown?.kinds ?? [];
    if (shown === undefined || kind === undefined) return [];
    const item = toJson(Object(exampleResponse)[shown.items][0]);
    const body = isObject(item) ? Object.fromEntries(shown.own.flatMap((name) => memberOf(item, name))) : {};
    return shown.feeds.map((feedId) => ({
      ...{ feedId, recordId: rpcName, kind, title: `Example of ${rpcName}`, body },
      observedAt: now - 7_200_000,
      knownAt: now - 3_600_000,
    }));
  });
}

const memberOf = (item: JsonObject, name: string): readonly (readonly [string, Json])[] => {
  const value = item[name];
  return value === undefined ? [] : [[name, value]];
};

/** An entry of a sanctions list, which no list of records shows, known for an hour. @param now epoch ms */
export const exampleSanction = (now: number): StoredRecord => ({
  ...{
    feedId: 'eu-sanctions',
    recordId: '11000',
    kind: 'sanctions_entry',
    title: 'EXERCISE Iran 11000',
    country: 'IR',
  },
  body: { entryKind: 'entity', aliases: [], programmes: ['IRN'] },
  observedAt: now - 7_200_000,
  knownAt: now - 3_600_000,
});
