import type { SourceState } from '../ports/feed.ts';
import type { FeedState, FeedStateStore } from '../ports/feed-state-store.ts';
import type { Json } from '../reference/content-hash.ts';
import { appendEvents } from './append-events.ts';
import { integer, optionalInteger, optionalText, text } from './row-reader.ts';
import type { SqlClient } from './sql-client.ts';

/** One row for each feed; `readAll` answers by feed id. */
export function createFeedStateStore(client: SqlClient): FeedStateStore {
  return {
    async read(feedId) {
      const rows = await client.query({
        name: 'feed_state.read',
        text: `${SELECT} WHERE feed_id = $1`,
        values: [feedId],
      });
      return rows.map(parse)[0];
    },
    async readAll() {
      const rows = await client.query({ name: 'feed_state.read_all', text: `${SELECT} ORDER BY feed_id`, values: [] });
      return rows.map(parse);
    },
    async write(state, events = []) {
      const statement = { name: 'feed_state.write', text: UPSERT, values: valuesOf(state) };
      if (events.length === 0) await client.query(statement);
      else
        await client.transaction(async (session) => {
          await session.query(statement);
          await appendEvents(session, events);
        });
    },
  };
}

const COLUMNS = `feed_id, cursor, last_attempt_at, last_success_at, newest_content_at, consecutive_failures, last_problem,
  retry_at, paused_until, steady_row_count, shrunk_run_count, sources, stale_since`;

const SELECT = `SELECT ${COLUMNS} FROM feed_state`;

const UPSERT = `INSERT INTO feed_state (${COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
  ON CONFLICT (feed_id) DO UPDATE SET cursor = excluded.cursor, last_attempt_at = excluded.last_attempt_at,
    last_success_at = excluded.last_success_at, newest_content_at = excluded.newest_content_at,
    consecutive_failures = excluded.consecutive_failures, last_problem = excluded.last_problem,
    retry_at = excluded.retry_at, paused_until = excluded.paused_until,
    steady_row_count = excluded.steady_row_count, shrunk_run_count = excluded.shrunk_run_count,
    sources = excluded.sources, stale_since = excluded.stale_since`;

function valuesOf(state: FeedState) {
  return [
    state.feedId,
    JSON.stringify(state.cursor),
    state.lastAttemptAt ?? null,
    state.lastSuccessAt ?? null,
    state.newestContentAt ?? null,
    state.consecutiveFailures,
    // An upstream's words may end up in here, and a PostgreSQL text holds no NUL.
    state.lastProblem?.replaceAll('\0', '\u{FFFD}') ?? null,
    state.retryAt ?? null,
    state.pausedUntil ?? null,
    state.steadyRowCount ?? null,
    state.shrunkRunCount ?? null,
    state.sources === undefined ? null : JSON.stringify(state.sources),
    state.staleSince ?? null,
  ];
}

function parse(row: unknown): FeedState {
  const cursor: Json = JSON.parse(text(row, 'cursor'));
  const lastAttemptAt = optionalInteger(row, 'last_attempt_at');
  const lastSuccessAt = optionalInteger(row, 'last_success_at');
  const newestContentAt = optionalInteger(row, 'newest_content_at');
  const lastProblem = optionalText(row, 'last_problem');
  const retryAt = optionalInteger(row, 'retry_at');
  const pausedUntil = optionalInteger(row, 'paused_until');
  const steadyRowCount = optionalInteger(row, 'steady_row_count');
  const shrunkRunCount = optionalInteger(row, 'shrunk_run_count');
  const sources = optionalText(row, 'sources');
  const staleSince = optionalInteger(row, 'stale_since');
  return {
    feedId: text(row, 'feed_id'),
    cursor,
    consecutiveFailures: integer(row, 'consecutive_failures'),
    ...(lastAttemptAt === undefined ? {} : { lastAttemptAt }),
    ...(lastSuccessAt === undefined ? {} : { lastSuccessAt }),
    ...(newestContentAt === undefined ? {} : { newestContentAt }),
    ...(lastProblem === undefined ? {} : { lastProblem }),
    ...(retryAt === undefined ? {} : { retryAt }),
    ...(pausedUntil === undefined ? {} : { pausedUntil }),
    ...(steadyRowCount === undefined ? {} : { steadyRowCount }),
    ...(shrunkRunCount === undefined ? {} : { shrunkRunCount }),
    ...(sources === undefined ? {} : { sources: sourcesIn(sources) }),
    ...(staleSince === undefined ? {} : { staleSince }),
  };
}

function sourcesIn(stored: string): readonly SourceState[] {
  const listed: readonly SourceState[] = JSON.parse(stored);
  return listed;
}
