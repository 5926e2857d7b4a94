import { type FeedMetricId, isFeedMetricId, isMetricId, METRICS } from '../assessment/metrics.ts';
import { isRollupMetric, type RollupMetric } from '../assessment/rollup/rollup-metrics.ts';
import { dayNumber } from '../assessment/time.ts';
import { MAIL_GAP_MS } from '../ports/lead-mails.ts';
import type { Expired, Expiry, Retention } from '../ports/retention.ts';
import { removeDeliveries } from './delivery/remove-deliveries.ts';
import { createMailDestinations } from './mail-destinations.ts';
import { withAppendLock } from './observation/with-append-lock.ts';
import { removeRecords, removeReplaced } from './record/remove-records.ts';
import { integer, optionalInteger, text } from './row-reader.ts';
import type { SqlClient, SqlSession } from './sql-client.ts';

/** Rows looked at in one statement: some 50 ms in which nothing is appended. */
const BATCH_ROWS = 5_000;

/** Removal in batches; each is a transaction under the lock of appends, so that no revision is judged while it is added. */
export function createRetention(client: SqlClient): Retention {
  return {
    expireEvidence: (expiry) => expireEvidence(client, expiry),
    removeReplaced: (kind, before, isOver) => removeReplaced(client, { kind, before }, isOver),
    async removeExpiredKeys(isOver) {
      let count = 0;
      while (!isOver()) {
        const [row] = await client.query({ name: 'retention.keys', text: REMOVE_KEYS, values: [BATCH_ROWS] });
        const removed = integer(row, 'removed');
        count += removed;
        if (removed < BATCH_ROWS) break;
      }
      for (let removed = BATCH_ROWS; removed === BATCH_ROWS && !isOver(); ) {
        const [row] = await client.query({ name: 'retention.parts', text: REMOVE_PARTS, values: [BATCH_ROWS] });
        removed = integer(row, 'removed');
      }
      return count;
    },
    async forgetTurns(jobs, before) {
      const values = [JSON.stringify(jobs), before];
      const [row] = await client.query({ name: 'retention.turns', text: FORGET_TURNS, values });
      return integer(row, 'removed');
    },
    removeMailDestinations: (now) => createMailDestinations(client).removeExpired(now),
    removeDeliveries: (before) => removeDeliveries(client, before),
    async removeLeads(before, now) {
      const [row] = await client.query({ name: 'retention.leads', text: REMOVE_LEADS, values: [before, now] });
      await client.query({ name: 'retention.lead_mails', text: REMOVE_LEAD_MAILS, values: [now] });
      return integer(row, 'removed');
    },
  };
}

/** The instant from which evidence is complete, epoch ms; undefined while all of it is. */
export async function keptSince(session: SqlSession): Promise<number | undefined> {
  const [row] = await session.query({
    name: 'retention.kept_since',
    text: 'SELECT max(since) AS since FROM evidence_kept',
    values: [],
  });
  return optionalInteger(row, 'since');
}

async function expireEvidence(client: SqlClient, expiry: Expiry): Promise<Expired> {
  const { keptSince: kept, readSince, isOver } = expiry;
  // On its own and first: who reads meanwhile finds it afterwards, whatever was removed under it.
  await client.query({ name: 'retention.keep', text: KEEP, values: [kept] });
  let observationCount = 0;
  let rollupCount = 0;
  const metrics = [...Object.keys(METRICS).filter(isMetricId).sort(), ...(await feedMetrics(client))];
  for (const metric of metrics) {
    for (let after: Place | undefined = START; after !== undefined && !isOver(); ) {
      const row: unknown = await removeBatch(client, [metric, ...after, kept, readSince(metric)]);
      observationCount += integer(row, 'removed');
      after = integer(row, 'row_count') < BATCH_ROWS ? undefined : placeIn(row);
    }
    if (isRollupMetric(metric) && !isOver())
      rollupCount += await removeDays(client, { metric, kept, since: readSince(metric) });
  }
  const recordCount = await removeRecords(client, kept, isOver);
  return { observationCount, rollupCount, recordCount };
}

/** Metrics that feeds name themselves, of whichever feed there ever was. */
async function feedMetrics(client: SqlClient): Promise<readonly FeedMetricId[]> {
  const rows = await client.query({ name: 'retention.metrics', text: METRICS_STORED, values: [] });
  return rows.map((row) => text(row, 'metric')).filter(isFeedMetricId);
}

const removeBatch = (client: SqlClient, values: readonly (string | number)[]): Promise<unknown> =>
  withAppendLock(client, async (session) => {
    const [row] = await session.query({ name: 'retention.observations', text: REMOVE_OBSERVATIONS, values });
    return row;
  });

/** (observedAt, seq) to go on after. */
type Place = readonly [number, number];
const START: Place = [Number.MIN_SAFE_INTEGER, -1];
const placeIn = (row: unknown): Place => [integer(row, 'last_observed_at'), integer(row, 'last_seq')];

/** One probe of the index for each metric, however many rows there are. */
const METRICS_STORED = `WITH RECURSIVE stored AS (
    (SELECT metric FROM observation ORDER BY metric LIMIT 1)
    UNION ALL
    SELECT (SELECT metric FROM observation WHERE metric > stored.metric ORDER BY metric LIMIT 1)
    FROM stored WHERE stored.metric IS NOT NULL
  )
  SELECT metric FROM stored WHERE metric IS NOT NULL`;

const KEEP = `INSERT INTO evidence_kept (since) VALUES ($1)
  ON CONFLICT (is_only) DO UPDATE SET since = greatest(evidence_kept.since, EXCLUDED.since)`;

const SAME_RECORD = `other.record_id = page.record_id AND other.metric = $1 AND other.subject = page.subject
        AND other.feed_id = page.feed_id`;

/**
 * A revision is removed when, for every reading from $4 on, another one replaces it in every window that it would be
 * in: known by then, later, and dated no earlier. It goes too when it is dated before all windows and corrects nothing that
 * is dated within one: such a correction keeps what it corrects from coming back.
 */
const REMOVE_OBSERVATIONS = `WITH page AS MATERIALIZED (
    SELECT seq, observed_at, known_at, record_id, subject, feed_id, fingerprint FROM observation
    WHERE metric = $1 AND (observed_at, seq) > ($2::bigint, $3::bigint)
    ORDER BY observed_at, seq LIMIT ${BATCH_ROWS}
  ), doomed AS (
    SELECT seq FROM page WHERE known_at < $4::bigint AND (
      EXISTS (SELECT 1 FROM observation AS other WHERE ${SAME_RECORD}
        AND (other.known_at, other.fingerprint) > (page.known_at, page.fingerprint)
        AND other.known_at <= $4::bigint AND other.observed_at >= page.observed_at OFFSET 0)
      OR (observed_at < $5::bigint AND NOT EXISTS (SELECT 1 FROM observation AS other WHERE ${SAME_RECORD}
        AND (other.known_at, other.fingerprint) < (page.known_at, page.fingerprint)
        AND other.observed_at >= $5::bigint OFFSET 0)))
  ), removed AS (
    DELETE FROM observation WHERE seq = ANY (ARRAY(SELECT seq FROM doomed)) RETURNING 1
  )
  SELECT (SELECT count(*) FROM page)::integer AS row_count, (SELECT count(*) FROM removed)::integer AS removed,
    (SELECT observed_at FROM page ORDER BY observed_at DESC, seq DESC LIMIT 1) AS last_observed_at,
    (SELECT seq FROM page ORDER BY observed_at DESC, seq DESC LIMIT 1) AS last_seq`;

/** Who looks from $2 on reads no version that had ended by then, and no day before the window. */
const REMOVE_DAYS = `WITH removed AS (
    DELETE FROM condensed_day WHERE metric = $1 AND (known_until <= $2::bigint OR day < $3::integer) RETURNING 1
  )
  SELECT count(*)::integer AS removed FROM removed`;

interface DaysOf {
  readonly metric: RollupMetric;
  readonly kept: number;
  readonly since: number;
}

async function removeDays(client: SqlClient, { metric, kept, since }: DaysOf): Promise<number> {
  const values = [metric, kept, dayNumber(since)];
  const [row] = await client.query({ name: 'retention.days', text: REMOVE_DAYS, values });
  return integer(row, 'removed');
}

/** Compared with a volatile function, an index would be read from end to end. */
const NOW_ONCE = '(SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint)';

const REMOVE_KEYS = `WITH removed AS (
    DELETE FROM idempotency_slot WHERE ctid = ANY (ARRAY(
      SELECT ctid FROM idempotency_slot WHERE held_until <= ${NOW_ONCE}
      ORDER BY held_until LIMIT $1::integer FOR UPDATE SKIP LOCKED)) RETURNING 1
  )
  SELECT count(*)::integer AS removed FROM removed`;

const REMOVE_PARTS = `WITH usage AS (
    DELETE FROM idempotency_usage WHERE ctid = ANY (ARRAY(
      SELECT ctid FROM idempotency_usage WHERE until_at <= ${NOW_ONCE}
      ORDER BY until_at LIMIT $1::integer FOR UPDATE SKIP LOCKED))
  ), removed AS (
    DELETE FROM idempotency_part WHERE ctid = ANY (ARRAY(
      SELECT ctid FROM idempotency_part WHERE until_at <= ${NOW_ONCE}
      ORDER BY until_at LIMIT $1::integer FOR UPDATE SKIP LOCKED)) RETURNING 1
  )
  SELECT count(*)::integer AS removed FROM removed`;

/** A run removes more than a day can bring. */
const REMOVE_LEADS = `WITH removed AS (
    DELETE FROM lead WHERE seq = ANY (ARRAY(
      SELECT seq FROM lead WHERE sent_at < $1::bigint ORDER BY sent_at LIMIT ${BATCH_ROWS}))
      OR seq = ANY (ARRAY(
      SELECT seq FROM lead WHERE confirm_until <= $2::bigint ORDER BY confirm_until LIMIT ${BATCH_ROWS})) RETURNING 1
  )
  SELECT count(*)::integer AS removed FROM removed`;

/** Once the address may have another mail, and none is due or nothing is left to confirm. */
const REMOVE_LEAD_MAILS = `DELETE FROM lead_mail WHERE coalesce(sent_at + ${MAIL_GAP_MS}, 0) <= $1::bigint
  AND (wanted_at IS NULL OR NOT EXISTS (
    SELECT 1 FROM lead WHERE lead.address_id = lead_mail.address_id AND confirm_until IS NOT NULL))`;

/** The newest by name says when the job last ran. */
const FORGET_TURNS = `WITH removed AS (
    DELETE FROM job_claim AS old USING json_array_elements_text($1::json) AS named (job)
    WHERE old.job = named.job AND old.done_at < $2::bigint
      AND old.slot < (SELECT max(slot) FROM job_claim AS newest WHERE newest.job = named.job AND newest.done_at IS NOT NULL)
    RETURNING 1
  )
  SELECT count(*)::integer AS removed FROM removed`;
