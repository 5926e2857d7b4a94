import { ROLLUP_METRICS } from '../../assessment/rollup/rollup-metrics.ts';
import { DAY_MS } from '../../assessment/time.ts';

/** Number of the advisory lock that appends take. */
export const APPEND_LOCK = 7_208_411_902;

/** The statements of the observation table. */
export const LOCK_APPENDS = {
  name: 'observation.lock',
  text: `SELECT pg_advisory_xact_lock(${APPEND_LOCK})::text`,
  values: [],
} as const;

/**
 * Appends one batch, given as a JSON list of rows. Every incoming row is put into its record's timeline of revisions, by
 * (known_at, fingerprint), and kept when it says something else than the row before it. The fingerprint covers all that
 * a revision says; `event` carries its length, so that no two sayings print alike.
 * Rollups that an appended row, or what it corrects, is dated in are true until it became known; those that count
 * from then on or later never were.
 */
export const APPEND = {
  name: 'observation.append',
  text: `WITH incoming AS MATERIALIZED (
    SELECT *, sha256(convert_to(concat_ws(' ', observed_at, encode(float8send(value), 'hex'), length(event), event, length(lineage), lineage, detail), 'UTF8')) AS fingerprint
    FROM json_to_recordset($1::json) AS row (
      metric text, subject text, feed_id text, record_id text, observed_at bigint, known_at bigint,
      value double precision, event text, lineage text, detail text)
  ), record AS (
    SELECT DISTINCT record_id, metric, subject, feed_id FROM incoming
  ), timeline AS (
    SELECT incoming.*, false AS stored FROM incoming
    UNION ALL
    SELECT metric, subject, feed_id, record_id, stored.observed_at, stored.known_at, NULL, NULL, NULL, NULL, stored.fingerprint, true
    FROM record JOIN observation AS stored USING (record_id, metric, subject, feed_id)
  ), compared AS (
    SELECT *, lag(fingerprint) OVER (
      PARTITION BY record_id, metric, subject, feed_id ORDER BY known_at, fingerprint, stored DESC) AS previous
    FROM timeline
  ), appended AS (
    INSERT INTO observation (
      metric, subject, feed_id, record_id, observed_at, known_at, value, event, lineage, detail, fingerprint)
    SELECT metric, subject, feed_id, record_id, observed_at, known_at, value, event, lineage, detail, fingerprint
    FROM compared WHERE NOT stored AND previous IS DISTINCT FROM fingerprint
    ON CONFLICT ON CONSTRAINT observation_revision DO NOTHING
    RETURNING 1
  ), changed AS (
    SELECT metric, observed_at, min(known_at) FILTER (WHERE NOT stored AND previous IS DISTINCT FROM fingerprint)
      OVER (PARTITION BY record_id, metric, subject, feed_id) AS known_at
    FROM compared WHERE metric IN (${Object.keys(ROLLUP_METRICS)
      .map((metric) => `'${metric}'`)
      .join(', ')})
  ), touched AS (
    SELECT metric, floor(observed_at / ${DAY_MS}.0)::integer AS day, min(known_at) AS known_at
    FROM changed WHERE known_at IS NOT NULL GROUP BY 1, 2
  ), outdated AS (
    UPDATE condensed_day AS condensed SET known_until = least(condensed.known_until, touched.known_at) FROM touched
    WHERE condensed.metric = touched.metric AND condensed.day = touched.day AND condensed.known_at < touched.known_at
  ), wrong AS (
    DELETE FROM condensed_day AS condensed USING touched
    WHERE condensed.metric = touched.metric AND condensed.day = touched.day AND condensed.known_at >= touched.known_at
  )
  SELECT count(*)::integer AS appended FROM appended`,
} as const;

/** Rows of one page of a read: about 3 MB of text, and about 60 ms in which the embedded session serves no other call. */
export const READ_PAGE_ROWS = 10_000;

/**
 * One page of a metric, column by column: a page in few long values is read several times faster than in many short
 * ones. Parameters: metric, the (observed_at, seq) to start after, known_by, newest seq, observed_at to end before. Not prepared: a plan for any
 * values at all sorts the whole window for each page (measured: 300,000 rows in 7.5 s instead of 4 s).
 */
const readPage = (kept: string) => `WITH page AS MATERIALIZED (
    SELECT * FROM observation
    WHERE metric = $1 AND (observed_at, seq) > ($2::bigint, $3::bigint)
      AND observed_at >= $2::bigint AND observed_at < $6::bigint
      AND known_at <= $4::bigint AND seq <= $5::bigint
    ORDER BY observed_at, seq LIMIT ${READ_PAGE_ROWS}
  ), kept AS (
    SELECT * FROM page ${kept}
  )
  SELECT (SELECT count(*) FROM page)::integer AS row_count,
    (SELECT observed_at FROM page ORDER BY observed_at DESC, seq DESC LIMIT 1) AS last_observed_at,
    (SELECT seq FROM page ORDER BY observed_at DESC, seq DESC LIMIT 1) AS last_seq,
    json_agg(subject)::text AS subject, json_agg(feed_id)::text AS feed_id, json_agg(record_id)::text AS record_id,
    json_agg(observed_at)::text AS observed_at, json_agg(known_at)::text AS known_at, json_agg(value)::text AS value,
    json_agg(event)::text AS event, json_agg(lineage)::text AS lineage, json_agg(detail::json)::text AS detail
  FROM kept`;

export const READ_ALL = { text: readPage('') } as const;

/**
 * A row counts when no later revision of its record was known by then, wherever that one is in world time. OFFSET 0
 * keeps the planner from joining each page with the whole metric: one index probe for each row of the page instead.
 */
export const READ_LATEST = {
  text: readPage(`WHERE NOT EXISTS (
      SELECT 1 FROM observation AS later
      WHERE later.record_id = page.record_id AND later.metric = $1 AND later.subject = page.subject
        AND later.feed_id = page.feed_id AND (later.known_at, later.fingerprint) > (page.known_at, page.fingerprint)
        AND later.known_at <= $4::bigint AND later.seq <= $5::bigint OFFSET 0)`),
} as const;
