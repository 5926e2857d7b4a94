import { isEventType, type LoggedEvent } from '../contract/intelligence/event.ts';
import type { EventBounds, EventLog, EventQuery } from '../ports/event-log.ts';
import { EVENT_NOTICE } from './append-events.ts';
import { integer, optionalText, text } from './row-reader.ts';
import type { SqlClient, SqlSession, SqlStatement, SqlValue } from './sql-client.ts';

/** Reads what `appendEvents` wrote. */
export function createEventLog(client: SqlClient): EventLog {
  return {
    async page(query) {
      return (await client.query(pageStatement(query))).map(eventOf);
    },
    async bounds(knownBy) {
      const read =
        knownBy === undefined
          ? { name: 'event.bounds', text: BOUNDS, values: [] }
          : { name: 'event.bounds_at', text: BOUNDS_AT, values: [knownBy] };
      return (await client.query(read)).map(boundsOf)[0];
    },
    watch: (onAppended) =>
      client.listen((notice) => {
        if (notice === undefined || notice.startsWith(EVENT_NOTICE)) onAppended();
      }),
  };
}

/** Gives a restored store a name of its own: its log may go on otherwise than that of the store that was backed up. */
export async function renameStore(session: SqlSession): Promise<void> {
  await session.query({ name: 'event.rename_store', text: RENAME, values: [] });
}

/** What `eventOf` reads. */
export const EVENT_COLUMNS = 'sequence, id, type, world, region_id, subject, happened_at, recorded_at, data, receipts';
const OLDEST = '(SELECT min(sequence) FROM event)';
const BOUNDS = `SELECT store_id, ${OLDEST} AS oldest, sequence AS head FROM event_head WHERE sequence > 0`;
const BOUNDS_AT = `SELECT store_id, ${OLDEST} AS oldest, event.sequence AS head FROM event_head,
    LATERAL (SELECT sequence FROM event WHERE recorded_at <= $1::bigint ORDER BY recorded_at DESC, sequence DESC LIMIT 1) AS event`;
const RENAME = `UPDATE event_head SET store_id = replace(gen_random_uuid()::text, '-', '')`;

/** Not prepared: every set of filters is a plan of its own. */
function pageStatement({ after, upTo, regionId, types, limit }: EventQuery): SqlStatement {
  const values: SqlValue[] = [after, limit];
  const conditions = ['sequence > $1::bigint'];
  const where = (condition: (place: string) => string, value: SqlValue | undefined) => {
    if (value === undefined) return;
    values.push(value);
    conditions.push(condition(`$${values.length}`));
  };
  where((place) => `sequence <= ${place}::bigint`, upTo);
  where((place) => `region_id = ${place}`, regionId);
  where((place) => `type = ANY (string_to_array(${place}, ' '))`, types?.join(' '));
  const condition = conditions.join(' AND ');
  return { text: `SELECT ${EVENT_COLUMNS} FROM event WHERE ${condition} ORDER BY sequence LIMIT $2::integer`, values };
}

const boundsOf = (row: unknown): EventBounds => ({
  storeId: text(row, 'store_id'),
  oldestSequence: integer(row, 'oldest'),
  headSequence: integer(row, 'head'),
});

/** An event from its row. */
export function eventOf(row: unknown): LoggedEvent {
  const regionId = optionalText(row, 'region_id');
  const data: LoggedEvent['data'] = JSON.parse(text(row, 'data'));
  const receipts: LoggedEvent['receipts'] = JSON.parse(text(row, 'receipts'));
  return {
    id: text(row, 'id'),
    sequence: integer(row, 'sequence'),
    type: typeOf(text(row, 'type')),
    world: worldOf(text(row, 'world')),
    happenedAt: integer(row, 'happened_at'),
    recordedAt: integer(row, 'recorded_at'),
    ...(regionId === undefined ? {} : { regionId }),
    subject: text(row, 'subject'),
    data,
    receipts,
  };
}

function typeOf(stored: string): LoggedEvent['type'] {
  if (isEventType(stored)) return stored;
  throw new TypeError(`column type holds an unexpected ${stored}`);
}

function worldOf(stored: string): LoggedEvent['world'] {
  if (stored === 'live' || stored === 'exercise') return stored;
  throw new TypeError(`column world holds an unexpected ${stored}`);
}
