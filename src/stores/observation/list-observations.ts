import { DAY_MS } from '../../assessment/time.ts';
import type { ObservationListQuery } from '../../ports/observation-lists.ts';
import type { SqlStatement, SqlValue } from '../sql-client.ts';

const ORDER = 'ORDER BY observed_at DESC, subject, metric, feed_id, record_id';
const COLUMNS = 'metric, subject, feed_id, record_id, observed_at, known_at, value, detail';

/**
 * The statements of lists over observations: for each metric one walk along `observation_window`, with a probe of
 * `observation_revision` for each row. Without names, so that each is planned for what is asked.
 */
export function listStatement(query: ObservationListQuery): SqlStatement {
  const { values, bind, rowsOf, after, limit } = conditionsOf(query);
  const count = bind(limit, 'integer');
  const walks = query.metrics.map(
    (metric) => `(SELECT ${COLUMNS} FROM ${rowsOf(metric)}${after} ${ORDER} LIMIT ${count})`,
  );
  return { text: `SELECT * FROM (${walks.join(' UNION ALL ')}) AS walked ${ORDER} LIMIT ${count}`, values };
}

/** The window is read whole: of each series its newest row counts, wherever the page begins. */
export function newestStatement(query: ObservationListQuery): SqlStatement {
  const { values, bind, rowsOf, after, limit } = conditionsOf(query, 'newest');
  const found = query.metrics.map((metric) => `SELECT ${COLUMNS} FROM ${rowsOf(metric)}`);
  const newest = `SELECT DISTINCT ON (metric, subject, feed_id) ${COLUMNS} FROM (${found.join(' UNION ALL ')}) AS found
    ORDER BY metric, subject, feed_id, observed_at DESC, record_id`;
  return { text: `SELECT * FROM (${newest}) AS newest${after} ${ORDER} LIMIT ${bind(limit, 'integer')}`, values };
}

/** Every group of a stretch; a day is whole where the stretch begins and ends with one. */
export function groupStatement(query: ObservationListQuery, by: 'instant' | 'day'): SqlStatement {
  const { values, rowsOf } = conditionsOf(query, 'groups');
  const bucket = by === 'instant' ? 'observed_at' : `observed_at - observed_at % ${DAY_MS}`;
  const sums = query.metrics.map(
    (metric) => `SELECT metric, subject, feed_id, ${bucket} AS at, sum(value) AS total, max(known_at) AS known_at
      FROM ${rowsOf(metric)} GROUP BY 1, 2, 3, 4`,
  );
  return {
    text: `SELECT at AS observed_at, subject, feed_id, max(known_at) AS known_at, json_object_agg(metric, total)::text AS totals
      FROM (${sums.join(' UNION ALL ')}) AS summed GROUP BY 1, 2, 3 ORDER BY 1 DESC, 2, 3`,
    values,
  };
}

function conditionsOf(query: ObservationListQuery, kind: 'list' | 'newest' | 'groups' = 'list') {
  const { feeds, kinds, subjects, at, from, to, after, limit } = query;
  const values: SqlValue[] = [];
  const bind = (value: SqlValue, type: string): string => `$${values.push(value)}::${type}`;
  const known = bind(at, 'bigint');
  // No observation counts before the world was so.
  const latest = Math.min(at, to - 1, kind === 'list' && after !== undefined ? after.observedAt : at);
  const within = `observed_at >= ${bind(from, 'bigint')} AND observed_at <= ${bind(latest, 'bigint')} AND known_at <= ${known}`;
  const anyOf = (column: string, names: readonly string[]) =>
    `${column} IN (${names.map((name) => bind(name, 'text')).join(', ')})`;
  const about =
    subjects === undefined
      ? `(${kinds.map((one) => (one === 'world' ? `subject = 'world'` : `starts_with(subject, ${bind(`${one}:`, 'text')})`)).join(' OR ')})`
      : subjects.length === 0
        ? 'false'
        : anyOf('subject', subjects);
  const chosen = `${within} AND ${about} AND ${anyOf('feed_id', feeds)}`;
  const place =
    after === undefined || kind === 'groups'
      ? ''
      : ` WHERE (observed_at < ${bind(after.observedAt, 'bigint')} OR (observed_at = ${bind(after.observedAt, 'bigint')}
        AND (subject, metric, feed_id, record_id) > (${[after.subject, after.metric, after.feedId, after.recordId].map((part) => bind(part, 'text')).join(', ')})))`;
  // OFFSET 0 keeps one probe a row instead of a join with the whole metric.
  const rowsOf = (metric: string) => `(SELECT * FROM observation AS row
      WHERE metric = ${bind(metric, 'text')} AND ${chosen} AND NOT EXISTS (
        SELECT 1 FROM observation AS later
        WHERE later.record_id = row.record_id AND later.metric = row.metric AND later.subject = row.subject
          AND later.feed_id = row.feed_id AND (later.known_at, later.fingerprint) > (row.known_at, row.fingerprint)
          AND later.known_at <= ${known} OFFSET 0)) AS latest`;
  return { values, bind, rowsOf, after: place, limit };
}

/** Rows by which a reading is judged: those of the newest content. */
const READING_ROWS = 200;

/**
 * The condition is one CASE, of which the planner expects half of the rows: of an equality it expects so few that it reads
 * the metric whole and sorts it. Parameters: JSON rows of feed_id and metric, instant.
 */
export const FEED_READINGS = {
  name: 'observation.readings',
  text: `SELECT asked.feed_id, max(last.known_at) AS last_read_at, max(last.observed_at) AS newest_content_at
    FROM json_to_recordset($1::json) AS asked (feed_id text, metric text) CROSS JOIN LATERAL (
      SELECT known_at, observed_at FROM observation
      WHERE metric = asked.metric AND observed_at <= $2::bigint
        AND CASE WHEN feed_id = asked.feed_id THEN known_at <= $2::bigint ELSE false END
      ORDER BY observed_at DESC LIMIT ${READING_ROWS}
    ) AS last GROUP BY asked.feed_id ORDER BY asked.feed_id`,
} as const;

/** Reads the metrics whole: asked only where nothing was known. Parameter: JSON rows of feed_id and metric. */
export const FIRST_KNOWN = {
  name: 'observation.first_known',
  text: `SELECT min(known.first) AS first FROM json_to_recordset($1::json) AS asked (feed_id text, metric text)
    CROSS JOIN LATERAL (
      SELECT min(known_at) AS first FROM observation
      WHERE metric = asked.metric AND feed_id = asked.feed_id OFFSET 0
    ) AS known`,
} as const;

/** The order makes it a walk along the key from the newest row: those stored since are few. Parameters: seq, JSON list of metrics. */
export const CHANGES = {
  name: 'observation.changes',
  text: `SELECT coalesce((SELECT max(seq) FROM observation), 0) AS seq, (SELECT max(since) FROM evidence_kept) AS kept_since,
    (SELECT seq FROM observation WHERE seq > $1::bigint
      AND metric IN (SELECT json_array_elements_text($2::json) OFFSET 0) ORDER BY seq DESC LIMIT 1) AS changed`,
} as const;

/** Parameters: JSON list of metrics, the earliest observedAt, instant. */
export const KNOWN_LATER = {
  name: 'observation.known_later',
  text: `SELECT count(*)::integer AS later FROM json_array_elements_text($1::json) AS asked (metric) CROSS JOIN LATERAL (
      SELECT 1 FROM observation WHERE metric = asked.metric AND observed_at >= $2::bigint AND known_at > $3::bigint
      ORDER BY observed_at DESC LIMIT 1) AS found`,
} as const;
