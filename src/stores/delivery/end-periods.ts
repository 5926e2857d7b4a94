import type { Destination, OwnEvent } from '../../ports/deliveries.ts';
import {
  type DigestEnds,
  type DigestFacts,
  MISSING_AFTER_MS,
  type MissingFacts,
} from '../../ports/mail-destinations.ts';
import { contentHash } from '../../reference/content-hash.ts';
import { REGION_IDS } from '../../reference/regions.ts';
import { integer, optionalInteger, text } from '../row-reader.ts';
import type { SqlSession, SqlValue } from '../sql-client.ts';
import { deliveryIdOf, filtersOf, scheduleOf, WANTED } from './delivery-sql.ts';

/** Destinations whose periods one transaction ends. */
const PAGE = 50;
/** A destination that gets each event is notified of what is missing once in so long; until then it is looked at this often. */
const [NOTICE_MS, LOOK_MS] = [86_400_000, 600_000];
/** Feeds that a mail names. */
const MAX_FEEDS = 20;

/**
 * Ends the periods that are over, under the lock of their rows: a digest begins where the one before ended in the log, whatever the
 * clock does. A period that ends later than the next one of its schedule is of a clock that went back, and is shortened.
 */
export async function endPeriods(session: SqlSession, ends: DigestEnds): Promise<number> {
  const run = (name: string, statement: string, values: readonly SqlValue[]) =>
    session.query({ name: `digest.${name}`, text: statement, values });
  const { now, daily, weekly } = ends;
  const rows = await run('due', DUE, [now, daily, weekly]);
  if (rows.length === 0) return 0;
  const [head] = await run('head', 'SELECT coalesce(max(sequence), 0) AS sequence FROM event_head', []);
  const toSequence = integer(head, 'sequence');
  const state = await missingState(run, now);
  for (const row of rows) {
    const destinationId = text(row, 'destination_id');
    const isDue = integer(row, 'digest_due') <= now;
    const schedule = scheduleOf(row) ?? 'each';
    const missing = missingOf(state, filtersOf(row), now);
    const [fromSequence, since] = [integer(row, 'digest_sequence'), Math.min(integer(row, 'digest_from'), now)];
    const isMissing = missing.regions.length > 0 || missing.staleFeedCount * 2 >= Math.max(1, missing.feedCount);
    if (schedule === 'each') {
      if (isDue && isMissing)
        await queue(destinationId, { fromSequence: toSequence, toSequence, since, until: now, missing });
      await run('look_again', LOOK_AGAIN, [destinationId, now + (isDue && isMissing ? NOTICE_MS : LOOK_MS)]);
      continue;
    }
    const next = schedule === 'daily' ? daily : weekly;
    if (!isDue) {
      await run('look_again', LOOK_AGAIN, [destinationId, next]);
      continue;
    }
    const [found] = await run('count', COUNT, [destinationId, fromSequence, toSequence]);
    if (isMissing || integer(found, 'event_count') > 0)
      await queue(destinationId, { fromSequence, toSequence, since, until: now, missing });
    await run('end_period', END_PERIOD, [destinationId, toSequence, now, next]);
  }
  return rows.length;

  /** One digest of a stretch of the log, or one notice of an instant. */
  async function queue(destinationId: string, data: DigestFacts): Promise<void> {
    const { fromSequence, toSequence: to, until } = data;
    const id = `evt_${contentHash(['destination.digest', destinationId, fromSequence, to, until], 24)}`;
    const event: OwnEvent = { id, type: 'destination.digest', happenedAt: until, data: { ...data } };
    await run('queue', QUEUE, [destinationId, id, JSON.stringify(event), until]);
  }
}

interface MissingState extends Omit<MissingFacts, 'regions'> {
  readonly newest: ReadonlyMap<string, { readonly assessedAt: number; readonly validUntil: number }>;
}

type Run = (name: string, statement: string, values: readonly SqlValue[]) => Promise<readonly unknown[]>;

async function missingState(run: Run, now: number): Promise<MissingState> {
  const snapshots = await run('newest', NEWEST, [REGION_IDS.join(' ')]);
  const [feeds] = await run('feeds', FEEDS, []);
  const ids = text(feeds, 'stale_ids')
    .split(' ')
    .filter((id) => id !== '');
  return {
    newest: new Map(
      snapshots.map((row) => [
        text(row, 'region_id'),
        { assessedAt: Math.min(integer(row, 'generated_at'), now), validUntil: integer(row, 'valid_until') },
      ]),
    ),
    feedIds: ids.slice(0, MAX_FEEDS),
    staleFeedCount: ids.length,
    feedCount: optionalInteger(feeds, 'feed_count') ?? 0,
  };
}

function missingOf(
  { newest, ...feeds }: MissingState,
  { regionIds = REGION_IDS }: Pick<Destination, 'regionIds'>,
  now: number,
): MissingFacts {
  const regions = regionIds.flatMap((regionId) => {
    const snapshot = newest.get(regionId);
    if (snapshot === undefined) return [{ regionId }];
    const { assessedAt, validUntil } = snapshot;
    return now > validUntil + MISSING_AFTER_MS ? [{ regionId, assessedAt }] : [];
  });
  return { regions, ...feeds };
}

const DUE = `SELECT destination_id, schedule, types, region_ids, digest_sequence, digest_from, digest_due FROM destination
  WHERE schedule IS NOT NULL AND disabled_reason IS NULL AND (digest_due <= $1::bigint OR digest_due > CASE schedule
    WHEN 'daily' THEN $2::bigint WHEN 'weekly' THEN $3::bigint ELSE $1::bigint + ${NOTICE_MS} END)
  ORDER BY digest_due LIMIT ${PAGE} FOR UPDATE SKIP LOCKED`;
const NEWEST = `SELECT asked.region_id, newest.generated_at, newest.valid_until
  FROM unnest(string_to_array($1, ' ')) AS asked (region_id) CROSS JOIN LATERAL (
    SELECT generated_at, valid_until FROM snapshot WHERE snapshot.region_id = asked.region_id
    ORDER BY generated_at DESC, snapshot_id DESC LIMIT 1
  ) AS newest`;
/** Feeds that never had content are missing, and were never there to stop. */
const FEEDS = `SELECT count(*) FILTER (WHERE newest_content_at IS NOT NULL)::integer AS feed_count,
    coalesce(string_agg(feed_id, ' ' ORDER BY feed_id) FILTER (WHERE stale_since IS NOT NULL), '') AS stale_ids
  FROM feed_state`;
const COUNT = `SELECT count(*)::integer AS event_count FROM (
    SELECT 1 FROM destination JOIN event ON event.sequence > $2::bigint AND event.sequence <= $3::bigint
    WHERE destination_id = $1 AND ${WANTED} LIMIT 1
  ) AS wanted`;
const LOOK_AGAIN = 'UPDATE destination SET digest_due = $2::bigint WHERE destination_id = $1';
const END_PERIOD = `UPDATE destination SET digest_sequence = $2::bigint, digest_from = $3::bigint, digest_due = $4::bigint
  WHERE destination_id = $1`;
const QUEUE = `INSERT INTO delivery (delivery_id, destination_id, event_id, type, payload, state, queued_at, next_at)
  SELECT ${deliveryIdOf('$2')}, destination_id, $2, 'destination.digest', $3, 'waiting', $4::bigint, $4::bigint
  FROM destination WHERE destination_id = $1
  ON CONFLICT (delivery_id) DO NOTHING`;
