import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Observation } from '../../../src/assessment/observation.ts';
import { migrate } from '../../../src/stores/migrate.ts';
import { ALL_MIGRATIONS } from '../../../src/stores/migrations/all-migrations.ts';
import type { Migration } from '../../../src/stores/migrations/migration.ts';
import { createObservationStore } from '../../../src/stores/observation-store.ts';
import { openServerStore } from '../../../src/stores/server/open-server-store.ts';
import type { SqlClient } from '../../../src/stores/sql-client.ts';
import { createTestDatabase, isPostgresThere, type TestDatabase } from '../../kit/postgres.ts';
import { soakLine } from '../../kit/soak-line.ts';
import { momentOf } from './recovery.ts';
import { MAX_MS } from './run-through.ts';

/** Observations in the store; `npm run soak` asks for a million. Other tables hold a tenth. */
const ROWS = Number(process.env.MIGRATED_ROWS ?? 20_000);
/** How long another transaction has read every table when the migration begins, and goes on to, ms: longer than a caller waits. */
const READ_MS = Number(process.env.MIGRATION_READ_MS ?? 2_500);
const NOW = Date.UTC(2026, 9, 14);
const DAY_MS = 86_400_000;
/** The newest steps, and two on the largest table, as a later release may bring them. */
const FIRST_NEW = '0021-snapshot-companion';
const OLD = ALL_MIGRATIONS.filter(({ id }) => id < FIRST_NEW);
const NEXT: readonly Migration[] = [
  { id: '9000-next-index', statements: ['CREATE INDEX observation_next ON observation (feed_id, known_at)'] },
  { id: '9001-next-column', statements: ['ALTER TABLE observation ADD COLUMN next text'] },
];
const NEW = [...ALL_MIGRATIONS, ...NEXT];
const REGION = 'mena';

describe.skipIf(!(await isPostgresThere()))('a migration under load', { timeout: MAX_MS }, () => {
  let database: TestDatabase;
  let old: SqlClient;
  let next: SqlClient;

  beforeEach(async () => {
    database = await createTestDatabase();
    old = openServerStore(database.url);
    next = openServerStore(database.url);
    await migrate(old, OLD);
    for (const text of contents()) await next.query({ text, values: [] });
  }, MAX_MS);
  afterEach(async () => {
    await old.close();
    await next.close();
    await database.drop();
  });

  it(`fails no request of the older program, loses nothing, and ends in the same schema (${ROWS} rows)`, async () => {
    const before = await hashOfRows(next);
    const load = startLoad(old);
    await momentOf(async () => load.count() > 20, 'the older program works');
    const startedAt = performance.now();
    const applied = await migrate(next, NEW);
    const tookMs = performance.now() - startedAt;
    const during = load.count();
    await momentOf(async () => load.count() > during + 20, 'the older program still works');
    await load.stop();
    expect(load.failures).toEqual([]);
    expect(applied).toEqual(NEW.filter(({ id }) => id >= FIRST_NEW).map(({ id }) => id));
    expect(await hashOfRows(next)).toEqual(before);
    const [found] = await next.query({
      text: "SELECT count(*)::int AS n FROM observation WHERE feed_id = 'load'",
      values: [],
    });
    expect(found).toEqual({ n: load.acknowledged() });
    expect(await schemaOf(next)).toEqual(await schemaOfEmpty());
    await soakLine(
      'migration under load',
      `${ROWS} observations, ${applied.length} steps in ${Math.round(tookMs)} ms; ${load.count()} calls of the older program, none failed, the longest ${Math.round(load.maxMs())} ms; ${load.acknowledged()} of its observations found`,
    );
  });

  it('waits for a backup without holding up anything behind it', async () => {
    const reading = next.transaction(async (session) => {
      await session.query({ text: 'SET TRANSACTION ISOLATION LEVEL REPEATABLE READ', values: [] });
      for (const table of ['observation', 'forecast', 'idempotency_slot', 'snapshot'])
        await session.query({ text: `SELECT 1 FROM ${table} LIMIT 1`, values: [] });
      isReading = true;
      await sleep(READ_MS);
    });
    let isReading = false;
    await momentOf(async () => isReading, 'the backup reads');
    const load = startLoad(old);
    let isMigrated = false;
    const migrating = migrate(next, NEW).then((applied) => {
      isMigrated = true;
      return applied;
    });
    await reading;
    expect(isMigrated).toBe(false);
    expect((await migrating).length).toBeGreaterThan(0);
    await load.stop();
    expect(load.failures).toEqual([]);
  });

  async function schemaOfEmpty(): Promise<unknown> {
    const empty = await createTestDatabase();
    const client = openServerStore(empty.url);
    await migrate(client, NEW);
    const schema = await schemaOf(client);
    await client.close();
    await empty.drop();
    return schema;
  }
});

/** Rows as years of service leave them, in the columns of the older schema. */
function contents(): readonly string[] {
  const few = `generate_series(1, ${Math.ceil(ROWS / 10)}) AS n`;
  return [
    `INSERT INTO observation (metric, subject, feed_id, record_id, observed_at, known_at, value, event, lineage, detail, fingerprint)
      SELECT 'protest_reports', 'country:YE', 'feed', 'r' || n, ${NOW} - (n % 400) * ${DAY_MS}::bigint,
        ${NOW} - (n % 400) * ${DAY_MS}::bigint, n, 'event ' || n, 'outlet ' || n % 50, '{}', sha256(n::text::bytea)
        FROM generate_series(1, ${ROWS}) AS n`,
    `INSERT INTO snapshot (snapshot_id, region_id, generated_at, valid_until, body, slot_at, state)
      SELECT 's' || n, '${REGION}', n, n, convert_to(repeat('x', 500) || n, 'UTF8'), n, '{}' FROM ${few}`,
    `INSERT INTO idempotency_slot SELECT 'account:' || n % 900, 'key ' || n, 'f', 'o', ${NOW} + n, 200, 'text/plain', 'body' FROM ${few}`,
    `INSERT INTO forecast SELECT n, 's' || n, '${REGION}', '24h', 'live', n, n, '1', n, n, 4096, 0, 0, 0, '{}', '', 'h' || n FROM ${few}`,
    'ANALYZE',
  ];
}

const TABLES = {
  observation:
    "seq, metric, subject, record_id, observed_at, known_at, value, event, fingerprint FROM observation WHERE feed_id = 'feed'",
  snapshot: `snapshot_id, region_id, generated_at, body, state FROM snapshot WHERE region_id = '${REGION}'`,
  idempotency_slot: "scope, key, fingerprint, status, content_type, body FROM idempotency_slot WHERE scope <> 'load'",
  forecast: 'seq, snapshot_id, hash FROM forecast',
};

/** Count and hash of the rows that were there before, by table. */
async function hashOfRows(client: SqlClient): Promise<Readonly<Record<string, unknown>>> {
  const found: Record<string, unknown> = {};
  for (const [table, columns] of Object.entries(TABLES)) {
    const text = `SELECT count(*)::int AS n, sum(hashtextextended(r::text, 0))::text AS sum FROM (SELECT ${columns}) AS r`;
    [found[table]] = await client.query({ text, values: [] });
  }
  return found;
}

/** Columns, constraints and indexes, in an order that does not depend on when they were made. */
async function schemaOf(client: SqlClient): Promise<unknown> {
  const texts = [
    `SELECT table_name, column_name, data_type, collation_name, is_nullable, column_default FROM information_schema.columns
      WHERE table_schema = 'public' ORDER BY table_name, ordinal_position`,
    "SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY indexdef",
    `SELECT conrelid::regclass::text AS name, conname, convalidated, pg_get_constraintdef(oid) AS text FROM pg_constraint
      WHERE connamespace = 'public'::regnamespace ORDER BY conrelid::regclass::text, conname`,
    'SELECT id, min_program FROM schema_migration ORDER BY id',
  ];
  return Promise.all(texts.map((text) => client.query({ text, values: [] })));
}

/** What the older program asks for: its statements are those of the older schema. */
function startLoad(client: SqlClient) {
  const observations = createObservationStore(client);
  const failures: string[] = [];
  let count = 0;
  let acknowledged = 0;
  let maxMs = 0;
  let isStopped = false;
  const repeat = async (name: string, call: (turn: number) => Promise<unknown>) => {
    for (let turn = 0; !isStopped; turn += 1) {
      const startedAt = performance.now();
      await call(turn).catch((error: unknown) => failures.push(`${name}: ${error}`));
      maxMs = Math.max(maxMs, performance.now() - startedAt);
      count += 1;
      await sleep(5);
    }
  };
  const observation = (turn: number): Omit<Observation, 'knownAt'> => ({
    recordId: `load ${turn}`,
    metric: 'protest_reports',
    subject: 'country:YE',
    feedId: 'load',
    observedAt: NOW,
    value: turn,
    event: `load ${turn}`,
    lineage: 'load',
    detail: {},
  });
  const plain = (text: string, values: readonly (string | number)[] = []) => client.query({ text, values });
  const running = [
    repeat('append', async (turn) => {
      const { appended } = await observations.appendNow([observation(turn)], NOW + turn);
      acknowledged += appended;
    }),
    repeat('read', () => {
      const since = { protest_reports: NOW - DAY_MS };
      return observations.read({ since, knownBy: NOW, revisions: 'latest' });
    }),
    repeat('feed state', async (turn) => {
      const columns = 'feed_id, cursor, consecutive_failures';
      const upsert = `INSERT INTO feed_state (${columns}) VALUES ('load', $1, 0) ON CONFLICT (feed_id) DO UPDATE SET cursor = $1`;
      await plain(upsert, [String(turn)]);
      await plain(`SELECT ${columns} FROM feed_state WHERE feed_id = $1`, ['load']);
    }),
    repeat('snapshot', (turn) => {
      const id = createHash('sha256').update(`load ${turn}`).digest('hex');
      const columns = 'snapshot_id, region_id, generated_at, valid_until, body, state';
      return plain(`INSERT INTO snapshot (${columns}) VALUES ($1, 'europe', $2, $2, '', '{}')`, [id, NOW + turn]);
    }),
    repeat('latest snapshot', () =>
      plain('SELECT body FROM snapshot WHERE region_id = $1 ORDER BY generated_at DESC LIMIT 1', [REGION]),
    ),
    repeat('idempotency', async (turn) => {
      const columns = 'scope, key, fingerprint, owner, held_until';
      await plain(`INSERT INTO idempotency_slot (${columns}) VALUES ('load', $1, 'f', 'o', $2)`, [`${turn}`, NOW]);
      await plain("UPDATE idempotency_slot SET status = 200, body = 'b' WHERE scope = 'load' AND key = $1", [
        `${turn}`,
      ]);
    }),
    repeat('forecasts', () => plain('SELECT seq, hash FROM forecast WHERE region_id = $1 LIMIT 20', [REGION])),
  ];
  return {
    failures,
    count: () => count,
    acknowledged: () => acknowledged,
    maxMs: () => maxMs,
    stop: async () => {
      isStopped = true;
      await Promise.all(running);
    },
  };
}
