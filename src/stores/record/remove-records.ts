import { DAY_MS } from '../../assessment/time.ts';
import type { RecordKind } from '../../contract/conventions/record-kinds.ts';
import { withAppendLock } from '../observation/with-append-lock.ts';
import { integer } from '../row-reader.ts';
import type { SqlClient } from '../sql-client.ts';
import { IN_FORCE } from './record-sql.ts';

/** Rows removed in one statement. */
const BATCH_ROWS = 5_000;
/** Lists go back this far before the instants that are kept. */
const EVENT_RECORDS_MS = 366 * DAY_MS;

/** What no list as of `kept`, epoch ms, or later shows, and records of events of more than a year before. @returns how many */
export async function removeRecords(client: SqlClient, kept: number, isOver: () => boolean): Promise<number> {
  let count = 0;
  for (const statement of [REMOVE_SUPERSEDED, REMOVE_AGED, REMOVE_READINGS]) {
    for (let removed = BATCH_ROWS; removed === BATCH_ROWS && !isOver(); ) {
      const before = statement === REMOVE_AGED ? kept - EVENT_RECORDS_MS : kept;
      const [row] = await withAppendLock(client, (session) =>
        session.query({ ...statement, values: [before, BATCH_ROWS] }),
      );
      removed = integer(row, 'removed');
      if (statement !== REMOVE_READINGS) count += removed;
    }
  }
  return count;
}

/** What of a kind another one has replaced, or has ended, by an instant, epoch ms. @returns how many */
export async function removeReplaced(
  client: SqlClient,
  { kind, before }: { readonly kind: RecordKind; readonly before: number },
  isOver: () => boolean,
): Promise<number> {
  let count = 0;
  for (let removed = BATCH_ROWS; removed === BATCH_ROWS && !isOver(); count += removed) {
    const [row] = await client.query({ ...REMOVE_REPLACED, values: [kind, before, BATCH_ROWS] });
    removed = integer(row, 'removed');
  }
  return count;
}

/** Removes the records that a query names by `seq`, and counts them. */
const removal = (name: string, query: string) => ({
  name,
  text: `WITH removed AS (DELETE FROM record WHERE seq = ANY (ARRAY(${query})) RETURNING 1)
  SELECT count(*)::integer AS removed FROM removed`,
});

/** Parameters of the three: an instant, and how many rows at most. */
const REMOVE_SUPERSEDED = removal(
  'retention.superseded_records',
  `SELECT seq FROM record WHERE superseded_at <= $1::bigint AND superseded_at < ${IN_FORCE}
  ORDER BY superseded_at LIMIT $2::integer`,
);

const REMOVE_AGED = removal(
  'retention.aged_records',
  'SELECT seq FROM record WHERE NOT is_listed AND observed_at < $1::bigint ORDER BY observed_at LIMIT $2::integer',
);

/** The last reading of a feed by the instant stays. */
const REMOVE_READINGS = {
  name: 'retention.readings',
  text: `WITH removed AS (
    DELETE FROM record_reading AS old WHERE ctid = ANY (ARRAY(
      SELECT ctid FROM record_reading AS reading WHERE known_at < $1::bigint AND EXISTS (
        SELECT 1 FROM record_reading AS later WHERE later.feed_id = reading.feed_id
          AND later.known_at > reading.known_at AND later.known_at <= $1::bigint)
      LIMIT $2::integer)) RETURNING 1
  )
  SELECT count(*)::integer AS removed FROM removed`,
} as const;

/** What another one has replaced is no part of any append. */
const REMOVE_REPLACED = removal(
  'retention.replaced_records',
  `SELECT seq FROM record WHERE kind = $1 AND observed_at < $2::bigint AND superseded_at <= $2::bigint
  ORDER BY observed_at LIMIT $3::integer`,
);
