import { integer } from '../row-reader.ts';
import type { SqlSession } from '../sql-client.ts';

/** Rows that one statement removes. */
const BATCH_ROWS = 5_000;

/** Removes deliveries queued before an instant, epoch ms, with their attempts. @returns how many */
export async function removeDeliveries(session: SqlSession, before: number): Promise<number> {
  let count = 0;
  for (let removed = BATCH_ROWS; removed === BATCH_ROWS; count += removed) {
    const [row] = await session.query({ name: 'retention.deliveries', text: REMOVE, values: [before, BATCH_ROWS] });
    removed = integer(row, 'removed');
  }
  return count;
}

const REMOVE = `WITH removed AS (
    DELETE FROM delivery WHERE ctid = ANY (ARRAY(
      SELECT ctid FROM delivery WHERE queued_at < $1::bigint ORDER BY queued_at LIMIT $2::integer FOR UPDATE SKIP LOCKED))
    RETURNING delivery_id
  ), forgotten AS (
    DELETE FROM delivery_attempt WHERE delivery_id = ANY (ARRAY(SELECT delivery_id FROM removed))
  )
  SELECT count(*)::integer AS removed FROM removed`;
