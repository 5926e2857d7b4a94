import type { NewEvent } from '../contract/intelligence/event.ts';
import { canonicalJson, contentHash } from '../reference/content-hash.ts';
import { NOTICE_CHANNEL } from './notification-bus.ts';
import { integer, optionalText } from './row-reader.ts';
import type { SqlSession } from './sql-client.ts';

/** The id of an event: equal causes of one world have one, so that a rerun appends nothing. */
export const eventId = (
  world: string,
  { type, subject, cause }: Pick<NewEvent, 'type' | 'subject' | 'cause'>,
): string => `evt_${contentHash([world, type, subject, cause], 24)}`;

/** Begins the notice that events were appended; the last sequence follows. */
export const EVENT_NOTICE = 'event:';

/**
 * Appends events within the transaction that makes them true, in their order; those whose cause is in the log already take no
 * sequence. To be the last thing that a transaction does: every other one that appends waits for its end.
 * @returns how many were new
 */
export async function appendEvents(session: SqlSession, events: readonly NewEvent[]): Promise<number> {
  if (events.length === 0) return 0;
  const [head] = await session.query({ name: 'event.lock', text: LOCK, values: [] });
  const world = optionalText(head, 'world') ?? 'live';
  const recordedAt = events.reduce((latest, event) => Math.max(latest, event.recordedAt), integer(head, 'recorded_at'));
  const byId = new Map(events.map((event) => [eventId(world, event), event]));
  const rows = [...byId].map(([id, event], place) => rowOf(id, event, place));
  const values = [JSON.stringify(rows), integer(head, 'sequence'), recordedAt, world];
  const [appended] = await session.query({ name: 'event.append', text: APPEND, values });
  return integer(appended, 'count');
}

const rowOf = (id: string, { type, subject, regionId, happenedAt, data, receipts = [] }: NewEvent, place: number) => ({
  place,
  id,
  type,
  subject,
  region_id: regionId ?? null,
  happened_at: happenedAt,
  data: canonicalJson(data),
  receipts: canonicalJson(receipts),
});

/** A store without a name yet is of the world that `openStores` names when it is given none. */
const LOCK = `INSERT INTO event_head AS head (store_id, sequence, recorded_at)
  VALUES (replace(gen_random_uuid()::text, '-', ''), 0, 0)
  ON CONFLICT (is_only) DO UPDATE SET is_only = true
  RETURNING head.sequence, head.recorded_at, (SELECT world FROM store_world) AS world`;

/** A statement of its own, so that it sees what others committed while the lock was waited for. */
const APPEND = `WITH fresh AS (SELECT item.*, row_number() OVER (ORDER BY place) AS number
    FROM json_to_recordset($1::json) AS item (place integer, id text, type text, subject text, region_id text,
      happened_at bigint, data text, receipts text)
    WHERE NOT EXISTS (SELECT 1 FROM event WHERE event.id = item.id)),
  appended AS (INSERT INTO event
      (sequence, id, type, world, region_id, subject, happened_at, recorded_at, data, receipts)
    SELECT $2::bigint + number, id, type, $4, region_id, subject, happened_at, $3::bigint, data, receipts FROM fresh
    RETURNING sequence),
  counted AS (UPDATE event_head SET sequence = $2::bigint + (SELECT count(*) FROM appended), recorded_at = $3::bigint
    WHERE EXISTS (SELECT 1 FROM appended))
  SELECT count(*)::integer AS count,
    CASE WHEN count(*) > 0 THEN pg_notify('${NOTICE_CHANNEL}', '${EVENT_NOTICE}' || max(sequence))::text END AS notified
  FROM appended`;
