/** `superseded_at` of a revision in force. */
export const IN_FORCE = Number.MAX_SAFE_INTEGER;

const SAME = 'record.feed_id = incoming.feed_id AND record.record_id = incoming.record_id';

/**
 * Appends one batch, given as a JSON list of rows, each record once. A row that says what the revision in force at its
 * `known_at` says is not stored. Of two revisions known from one instant on, which no reading can distinguish, the one
 * appended last remains.
 */
export const APPEND_RECORDS = {
  name: 'record.append',
  text: `WITH incoming AS MATERIALIZED (
    SELECT * FROM json_to_recordset($1::json) AS row (
      feed_id text, record_id text, kind text, title text, url text, country text, other_countries text, latitude double precision,
      longitude double precision, observed_at bigint, known_at bigint, is_listed boolean, body text, fingerprint text, ends_at bigint)
  ), changed AS MATERIALIZED (
    SELECT incoming.*, least(incoming.ends_at, coalesce(
      before.superseded_at,
      (SELECT min(record.known_at) FROM record WHERE ${SAME} AND record.known_at > incoming.known_at),
      ${IN_FORCE})) AS superseded_at
    FROM incoming LEFT JOIN LATERAL (
      SELECT record.fingerprint, record.superseded_at FROM record
      WHERE ${SAME} AND record.known_at <= incoming.known_at AND record.superseded_at > incoming.known_at
    ) AS before ON true
    WHERE before.fingerprint IS DISTINCT FROM incoming.fingerprint
  ), superseded AS (
    UPDATE record SET superseded_at = changed.known_at FROM changed
    WHERE record.feed_id = changed.feed_id AND record.record_id = changed.record_id
      AND record.known_at < changed.known_at AND record.superseded_at > changed.known_at
  ), appended AS (
    INSERT INTO record (feed_id, record_id, kind, title, url, country, other_countries, latitude, longitude, observed_at, known_at,
      superseded_at, is_listed, body, fingerprint)
    SELECT feed_id, record_id, kind, title, url, country, other_countries, latitude, longitude, observed_at, known_at,
      superseded_at, is_listed, body, fingerprint
    FROM changed
    ON CONFLICT ON CONSTRAINT record_revision DO UPDATE SET kind = EXCLUDED.kind, title = EXCLUDED.title,
      url = EXCLUDED.url, country = EXCLUDED.country, other_countries = EXCLUDED.other_countries, latitude = EXCLUDED.latitude, longitude = EXCLUDED.longitude,
      observed_at = EXCLUDED.observed_at, superseded_at = EXCLUDED.superseded_at, is_listed = EXCLUDED.is_listed,
      body = EXCLUDED.body, fingerprint = EXCLUDED.fingerprint
    RETURNING 1
  )
  SELECT count(*)::integer AS appended FROM appended`,
} as const;

/** Ends what a document that says how things stand no longer holds. Parameters: feed, ids that it holds as JSON, instant. */
export const END_UNLISTED = {
  name: 'record.end_unlisted',
  text: `WITH ended AS (
    UPDATE record SET superseded_at = $3::bigint
    WHERE feed_id = $1 AND is_listed AND superseded_at = ${IN_FORCE} AND known_at <= $3::bigint
      AND NOT record_id = ANY (ARRAY(SELECT json_array_elements_text($2::json)))
    RETURNING 1
  )
  SELECT count(*)::integer AS ended FROM ended`,
} as const;

/** Parameters: feed, instant, time of its newest content or null. */
export const NOTE_READING = {
  name: 'record_reading.note',
  text: `INSERT INTO record_reading (feed_id, known_at, newest_content_at) VALUES ($1, $2, $3)
    ON CONFLICT (feed_id, known_at) DO UPDATE
    SET newest_content_at = greatest(record_reading.newest_content_at, EXCLUDED.newest_content_at)`,
} as const;

/** The readings that a backfill stands for: at each instant the newest content known by then. Parameters: feed, JSON rows. */
export const NOTE_PAST_READINGS = {
  name: 'record_reading.note_past',
  text: `INSERT INTO record_reading (feed_id, known_at, newest_content_at)
    SELECT $1, known_at, max(max(observed_at)) OVER (ORDER BY known_at)
    FROM json_to_recordset($2::json) AS row (known_at bigint, observed_at bigint) GROUP BY known_at
    ON CONFLICT (feed_id, known_at) DO NOTHING`,
} as const;

/** Parameters: feed ids as JSON, instant. */
export const READINGS = {
  name: 'record_reading.last',
  text: `SELECT last.feed_id, last.known_at, last.newest_content_at
    FROM json_array_elements_text($1::json) AS asked (feed_id) CROSS JOIN LATERAL (
      SELECT * FROM record_reading AS reading WHERE reading.feed_id = asked.feed_id AND reading.known_at <= $2::bigint
      ORDER BY reading.known_at DESC LIMIT 1
    ) AS last ORDER BY last.feed_id`,
} as const;

/** Parameter: feed ids as JSON. */
export const EARLIEST = {
  name: 'record_reading.first',
  text: `SELECT min(first.known_at) AS earliest
    FROM json_array_elements_text($1::json) AS asked (feed_id) CROSS JOIN LATERAL (
      SELECT reading.known_at FROM record_reading AS reading WHERE reading.feed_id = asked.feed_id
      ORDER BY reading.known_at LIMIT 1
    ) AS first`,
} as const;

/** What a record is read back from. */
export const RECORD_COLUMNS =
  'feed_id, record_id, kind, title, url, country, other_countries, latitude, longitude, observed_at, known_at, body';

/** Parameters: JSON rows of feed_id and record_id, instant. */
export const BY_KEYS = {
  name: 'record.by_keys',
  text: `SELECT found.* FROM json_to_recordset($1::json) AS asked (feed_id text, record_id text) CROSS JOIN LATERAL (
      SELECT ${RECORD_COLUMNS} FROM record
      WHERE record.feed_id = asked.feed_id AND record.record_id = asked.record_id
        AND record.known_at <= $2::bigint AND record.superseded_at > $2::bigint LIMIT 1
    ) AS found ORDER BY found.observed_at DESC, found.feed_id, found.record_id`,
} as const;

/** Parameters: feed, record, instant. */
export const REVISIONS = {
  name: 'record.revisions',
  text: `SELECT ${RECORD_COLUMNS} FROM record WHERE feed_id = $1 AND record_id = $2 AND known_at <= $3::bigint
    ORDER BY known_at DESC LIMIT 1000`,
} as const;
