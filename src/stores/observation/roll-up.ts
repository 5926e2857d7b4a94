import type { Observation } from '../../assessment/observation.ts';
import { dailyRollup, ROLLUP_FORM } from '../../assessment/rollup/daily-rollup.ts';
import { isRollupMetric, type RollupMetric } from '../../assessment/rollup/rollup-metrics.ts';
import { DAY_MS, dayNumber } from '../../assessment/time.ts';
import type { RollUpRange } from '../../ports/observation-store.ts';
import { integer } from '../row-reader.ts';
import type { SqlClient, SqlSession } from '../sql-client.ts';
import { LOCK_APPENDS } from './observation-sql.ts';
import { newestSeq, readObservations } from './read-observations.ts';
import { rollupBody } from './rollup-body.ts';

/** Rolls up missing days, metric by metric, oldest day first. Appends wait for one piece, not for all. */
export async function rollUp(client: SqlClient, { since, before, signal }: RollUpRange): Promise<number> {
  let count = 0;
  for (const metric of Object.keys(since).filter(isRollupMetric).sort()) {
    const from = since[metric];
    if (from === undefined) continue;
    for (const piece of await missingPieces(client, metric, [Math.ceil(from / DAY_MS), dayNumber(before)])) {
      if (signal?.aborted === true) return count;
      await client.transaction((session) => rollUpPiece(session, metric, piece));
      count += piece.to - piece.from;
    }
  }
  return count;
}

/** Consecutive days, `to` exclusive. */
interface Piece {
  readonly from: number;
  readonly to: number;
}

/** Rows of one piece, but for a day that has more: some 50 ms in which nothing is appended. */
const PIECE_ROWS = 5_000;

const MISSING = {
  name: 'condensed_day.missing',
  text: `SELECT asked.day, (SELECT count(*) FROM observation WHERE metric = $1
      AND observed_at >= asked.day::bigint * ${DAY_MS} AND observed_at < (asked.day::bigint + 1) * ${DAY_MS}
    )::integer AS row_count
    FROM generate_series($2::integer, $3::integer - 1) AS asked (day)
    WHERE NOT EXISTS (SELECT 1 FROM condensed_day AS done
      WHERE done.metric = $1 AND done.day = asked.day AND form = ${ROLLUP_FORM} AND known_until IS NULL)
    ORDER BY asked.day`,
} as const;

async function missingPieces(
  session: SqlSession,
  metric: RollupMetric,
  [first, end]: readonly [number, number],
): Promise<readonly Piece[]> {
  if (end <= first) return [];
  const pieces: Piece[] = [];
  let rowCount = 0;
  for (const row of await session.query({ ...MISSING, values: [metric, first, end] })) {
    const day = integer(row, 'day');
    const last = pieces.at(-1);
    rowCount += integer(row, 'row_count');
    if (last?.to === day && rowCount <= PIECE_ROWS) pieces[pieces.length - 1] = { from: last.from, to: day + 1 };
    else {
      pieces.push({ from: day, to: day + 1 });
      rowCount = integer(row, 'row_count');
    }
  }
  return pieces;
}

/** Everything that says something of a day: rows dated in it, and what corrects them, wherever that is dated. */
const KNOWN_AT = {
  name: 'condensed_day.known_at',
  text: `SELECT floor(observed_at / ${DAY_MS}.0)::integer AS day, max((
      SELECT max(known_at) FROM observation AS revision
      WHERE revision.record_id = original.record_id AND revision.metric = $1 AND revision.subject = original.subject
        AND revision.feed_id = original.feed_id OFFSET 0)) AS known_at
    FROM observation AS original
    WHERE metric = $1 AND observed_at >= $2::bigint AND observed_at < $3::bigint
    GROUP BY 1`,
} as const;

const STORE = {
  name: 'condensed_day.store',
  text: `INSERT INTO condensed_day (metric, day, form, known_at, through_seq, body)
    SELECT $1::text, day, ${ROLLUP_FORM}, known_at, $2::bigint, body
    FROM json_to_recordset($3::json) AS row (day integer, known_at bigint, body text)
    ON CONFLICT DO NOTHING`,
} as const;

async function rollUpPiece(session: SqlSession, metric: RollupMetric, { from, to }: Piece): Promise<void> {
  await session.query(LOCK_APPENDS);
  const newest = (await newestSeq(session)) ?? 0;
  const stretch = { metric, from: from * DAY_MS, to: to * DAY_MS, newest };
  const known = { knownBy: Number.MAX_SAFE_INTEGER, revisions: 'latest' } as const;
  const byDay = new Map<number, Observation[]>();
  for (const row of await readObservations(session, { ...stretch, ...known })) {
    const day = dayNumber(row.observedAt);
    const rows = byDay.get(day);
    if (rows === undefined) byDay.set(day, [row]);
    else rows.push(row);
  }
  const latest = await session.query({ ...KNOWN_AT, values: [metric, stretch.from, stretch.to] });
  const knownAt = new Map(latest.map((row) => [integer(row, 'day'), integer(row, 'known_at')]));
  const days = Array.from({ length: to - from }, (_, i) => from + i).map((day) => ({
    day,
    // Nothing was ever known of an empty day: it is true until something is.
    known_at: knownAt.get(day) ?? 0,
    body: rollupBody(dailyRollup(metric, day, byDay.get(day) ?? [])),
  }));
  await session.query({ ...STORE, values: [metric, newest, JSON.stringify(days)] });
}
