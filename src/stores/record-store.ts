import { isRecordKind } from '../contract/conventions/record-kinds.ts';
import type { StoredRecord } from '../ports/record.ts';
import type { RecordReading, RecordStore } from '../ports/record-store.ts';
import type { Json } from '../reference/content-hash.ts';
import { readHorizon, settleInstant } from './observation/read-watermark.ts';
import { listRecords } from './record/list-records.ts';
import { BY_KEYS, EARLIEST, READINGS, REVISIONS } from './record/record-sql.ts';
import { keptSince } from './retention.ts';
import { integer, number, optionalInteger, optionalText, text } from './row-reader.ts';
import type { SqlClient } from './sql-client.ts';

/** Reads of the records that `observation-store.ts` appends. */
export function createRecordStore(client: SqlClient): RecordStore {
  let running: Promise<number> | undefined;
  return {
    settle(now) {
      // Concurrent lists share one attempt, and with it its instant.
      running ??= settleInstant(client, now).finally(() => {
        running = undefined;
      });
      return running.then((settled) => Math.min(settled, now));
    },
    settled: () => readHorizon(client),
    list: async (query) => (await client.query(listRecords(query))).map(parseRecord),
    byKeys: async (keys, at) => {
      if (keys.length === 0) return [];
      const rows = keys.map(({ feedId, recordId }) => ({ feed_id: feedId, record_id: recordId }));
      return (await client.query({ ...BY_KEYS, values: [JSON.stringify(rows), at] })).map(parseRecord);
    },
    revisions: async ({ feedId, recordId }, at) =>
      (await client.query({ ...REVISIONS, values: [feedId, recordId, at] })).map(parseRecord),
    readings: async (feedIds, at) =>
      (await client.query({ ...READINGS, values: [JSON.stringify(feedIds), at] })).map(parseReading),
    async earliest(feedIds) {
      const [row] = await client.query({ ...EARLIEST, values: [JSON.stringify(feedIds)] });
      const first = optionalInteger(row, 'earliest');
      return first === undefined ? undefined : Math.max(first, (await keptSince(client)) ?? first);
    },
  };
}

function parseReading(row: unknown): RecordReading {
  const newestContentAt = optionalInteger(row, 'newest_content_at');
  return {
    feedId: text(row, 'feed_id'),
    lastReadAt: integer(row, 'known_at'),
    ...(newestContentAt === undefined ? {} : { newestContentAt }),
  };
}

/** @throws TypeError on a kind that this program does not know: it is older than its store */
function parseRecord(row: unknown): StoredRecord {
  const kind = text(row, 'kind');
  if (!isRecordKind(kind)) throw new TypeError('a stored record is of an unknown kind');
  const title = optionalText(row, 'title');
  const url = optionalText(row, 'url');
  const country = optionalText(row, 'country');
  const others = text(row, 'other_countries');
  return {
    feedId: text(row, 'feed_id'),
    recordId: text(row, 'record_id'),
    kind,
    ...(title === undefined ? {} : { title }),
    ...(url === undefined ? {} : { url }),
    ...(country === undefined ? {} : { country }),
    ...(others === '' ? {} : { otherCountries: others.split(' ') }),
    ...placeOf(row),
    observedAt: integer(row, 'observed_at'),
    knownAt: integer(row, 'known_at'),
    body: parseBody(text(row, 'body')),
  };
}

const placeOf = (row: unknown): Pick<StoredRecord, 'place'> =>
  typeof row === 'object' && row !== null && Reflect.get(row, 'latitude') !== null
    ? { place: { lat: number(row, 'latitude'), lon: number(row, 'longitude') } }
    : {};

/** Written by us as canonical JSON of an object. */
function parseBody(json: string): Readonly<Record<string, Json>> {
  const body: Json = JSON.parse(json);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new TypeError('a body is an object');
  return Object.fromEntries(Object.entries(body));
}
