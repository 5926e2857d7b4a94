import { createHash } from 'node:crypto';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, isPostgresThere } from '../../../test/kit/postgres.ts';
import { temporaryFolder } from '../../../test/kit/program.ts';
import { isRedisThere, REDIS_URL } from '../../../test/kit/redis.ts';
import { FEED_CARDS } from '../../feeds/registry.ts';
import { createBackupFolder } from '../../stores/backup/backup-folder.ts';
import { FORM, writeManifest } from '../../stores/backup/manifest.ts';
import { migrate, pendingMigrations } from '../../stores/migrate.ts';
import { ALL_MIGRATIONS } from '../../stores/migrations/all-migrations.ts';
import { openStores } from '../../stores/open-stores.ts';
import type { SqlClient } from '../../stores/sql-client.ts';
import { readConfig } from '../config.ts';
import { diskResult } from '../doctor/check-host.ts';
import { clockResult } from '../doctor/check-store.ts';
import { openClient } from '../open-stores.ts';
import { worldFolder } from '../world-folder.ts';
import { printedBy } from './test-kit/printed-by.ts';

/** A feed that needs no key. */
const FEED_ID = FEED_CARDS.find(({ needsKeys }) => needsKeys === undefined)?.id ?? '';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  folder = await temporaryFolder('nothing');
});
/** Stores stay open until their test ends: the doctor joins their owner and need not open the database. */
const opened: SqlClient[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  for (const client of opened.splice(0)) await client.close();
  await folder.remove();
});

type Environment = Readonly<Record<string, string>>;
const configOf = (environment: Environment) => readConfig({ PORT: '0', ...folder.environment, ...environment });

async function examined(environment: Environment = {}) {
  const { code, stdout: output } = await printedBy(configOf(environment), ['doctor', '--json']);
  const results: readonly { readonly name: string; readonly ok: boolean; readonly message: string }[] =
    JSON.parse(output);
  return { code, output, about: (name: string) => results.find((result) => result.name === name) };
}

/** Starts again with the tables as they are now. */
async function withSchema(): Promise<void> {
  await folder.remove();
  folder = await temporaryFolder();
}

async function withClient<T>(environment: Environment, work: (client: SqlClient) => Promise<T>): Promise<T> {
  const config = configOf(environment);
  const client = await openClient(config, worldFolder(config, 'live'));
  opened.push(client);
  return work(client);
}

const areServersThere = (await isPostgresThere()) && (await isRedisThere());

const failed = (message: RegExp) => ({ ok: false, message: expect.stringMatching(message) });
const ok = (message: RegExp) => ({ ok: true, message: expect.stringMatching(message) });

describe('the doctor', () => {
  it('names pending migrations and applies none', async () => {
    await withClient({}, (client) => migrate(client, ALL_MIGRATIONS.slice(0, 5)));
    const { code, about } = await examined();
    expect(code).toBe(1);
    expect(about('migrations')).toMatchObject(failed(/^pending: 0006-codings, .*make a backup/));
    expect(about('snapshot mena')).toBeUndefined();
    const pending = await withClient({}, (client) => pendingMigrations(client));
    expect(pending).toEqual(ALL_MIGRATIONS.slice(5).map(({ id }) => id));
  });

  it('reports a folder of backups that is empty, old or cannot be written, and of none that is not set', async () => {
    expect((await examined()).about('backups')).toBeUndefined();
    const directory = join(folder.path, 'kept');
    const every = { BACKUP_DIR: directory, BACKUP_EVERY: '24h' };
    const backups = async (environment: Environment = every) => (await examined(environment)).about('backups');
    expect(await backups()).toMatchObject(failed(/holds no backup of this installation; one is due every 24\.0 h$/));
    const { pepper } = worldFolder(configOf({}), 'live');
    await mkdir(dirname(pepper), { recursive: true, mode: 0o700 });
    await writeFile(pepper, 'pepper');
    const pepperSha256 = createHash('sha256').update('pepper').digest('hex');
    for (const [days, expected] of [
      [3, failed(/^the newest in .* is 3\.0 d old; one is due every 24\.0 h$/)],
      [1, ok(/^the newest in .* is 24\.0 h old/)],
    ] as const) {
      const madeAt = Date.now() - days * 86_400_000;
      const path = createBackupFolder(directory, pepperSha256).pathOf(madeAt);
      await mkdir(path, { recursive: true });
      const facts = { form: FORM, madeAt: new Date(madeAt).toISOString(), program: '1', pepperSha256 } as const;
      await writeManifest(path, { ...facts, migrations: [], tables: [] });
      expect(await backups()).toMatchObject(expected);
    }
    const file = join(folder.path, 'file');
    await writeFile(file, '');
    for (const place of [file, join(file, 'below')])
      expect(await backups({ BACKUP_DIR: place })).toMatchObject(failed(/cannot be written: no backup is made$/));
  });

  it('recognises an empty store, and one of a newer program', async () => {
    expect((await examined()).about('migrations')).toMatchObject(failed(/^no tables yet/));
    await withSchema();
    await withClient({}, async (client) => {
      await migrate(client);
      await client.query({ text: "INSERT INTO schema_migration (id) VALUES ('9999-later')", values: [] });
    });
    expect((await examined()).about('migrations')).toMatchObject(failed(/newer than this program.*9999-later/));
  });

  it('finds a port in use, a directory accessible to others, and an unreachable Redis', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const address = other.address();
    const port = typeof address === 'object' && address !== null ? String(address.port) : '';
    await chmod(folder.path, 0o755);
    const { code, output, about } = await examined({
      METRICS_PORT: port,
      REDIS_URL: 'redis://:s3cret@127.0.0.1:1',
    });
    await new Promise((resolve) => other.close(resolve));
    expect(code).toBe(1);
    expect(about('METRICS_PORT')).toMatchObject(failed(/^cannot listen on 127\.0\.0\.1:\d+ \(EADDRINUSE\)$/));
    expect(about('PORT')).toMatchObject(ok(/is free$/));
    expect(about('data directory')).toMatchObject(failed(/is accessible to other users: chmod 700/));
    expect(about('disk')).toMatchObject({ message: expect.stringMatching(/^\d+\.\d GB free/) });
    expect(about('redis')).toMatchObject(failed(/^unreachable; rate limits apply per process/));
    expect(output).not.toContain('s3cret');
  });

  it('finds keys without their pepper, and feeds without their credentials', async () => {
    await withSchema();
    await withClient({}, async (client) => {
      await migrate(client);
      const columns = 'public_id, account_id, secret_mac, mode, scopes, created_at';
      const text = `INSERT INTO api_key (${columns}) VALUES ('abcdefgh', 'acme', 'mac', 'live', '[]', 1)`;
      await client.query({ text, values: [] });
    });
    const { about } = await examined();
    expect(about('migrations')).toMatchObject(ok(/^current, /));
    expect(about('pepper')).toMatchObject(failed(/is missing: none of the 1 stored keys is valid$/));
    expect(about('feed eia-api')).toMatchObject(ok(/^not polled: EIA_API_KEY is not set$/));
    const some = await examined({ EIA_API_KEY: 'k', ACLED_USERNAME: 'someone' });
    expect(some.about('feed eia-api')).toMatchObject(failed(/^never polled successfully$/));
    expect(some.output).toMatch(/"ok":false,"message":"not polled: ACLED_PASSWORD is not set"/);
  });

  it('finds a snapshot and a poll that are dated in the future', async () => {
    await withSchema();
    const later = Date.now() + 9 * 3_600_000;
    await withClient({}, async (client) => {
      const { feedStates } = await openStores(client);
      // As a program of before stored it: the store rejects such a snapshot today.
      const text = `INSERT INTO snapshot (snapshot_id, region_id, generated_at, valid_until, body, state)
        VALUES ('s', 'mena', $1, $2, '\\x7b7d'::bytea, '{}')`;
      await client.query({ text, values: [later, later + 1] });
      await feedStates.write({ feedId: FEED_ID, cursor: 1, consecutiveFailures: 0, lastSuccessAt: later });
    });
    const { code, about } = await examined();
    expect(code).toBe(1);
    const ahead = 'in the future: the local clock is behind, or was ahead$';
    expect(about('snapshot mena')).toMatchObject(failed(new RegExp(`^generated .* ${ahead}`)));
    expect(about(`feed ${FEED_ID}`)).toMatchObject(failed(new RegExp(`^polled .* ${ahead}`)));
  });

  it('reports an unreachable store without its password', async () => {
    const { code, output, about } = await examined({ DATABASE_URL: 'postgres://u:s3cret@127.0.0.1:1/x' });
    expect(code).toBe(1);
    expect(about('store')).toMatchObject(failed(/^PostgreSQL, unusable: /));
    expect(output).not.toContain('s3cret');
  });

  it.skipIf(!areServersThere)('passes with healthy servers', async () => {
    const database = await createTestDatabase();
    const environment = { DATABASE_URL: database.url, REDIS_URL };
    await withClient(environment, (client) => migrate(client));
    await opened.pop()?.close();
    const { about } = await examined(environment);
    expect(about('store')).toMatchObject(ok(/^PostgreSQL 1\d/));
    expect(about('redis')).toMatchObject(ok(/^reachable$/));
    expect(about('clock')).toMatchObject({ ok: true });
    expect(about('migrations')).toMatchObject(ok(/^current, /));
    await database.drop();
  });
});

describe('the clock check', () => {
  it('counts as skew only what the time of the query does not explain', () => {
    expect(clockResult(1_500, 1_000, 2_000)).toEqual({ name: 'clock', ok: true, message: 'in sync with the database' });
    expect(clockResult(4_000, 1_000, 2_000)).toMatchObject(ok(/^database clock is 2000 ms ahead$/));
    expect(clockResult(4_001, 1_000, 2_000)).toMatchObject(failed(/2001 ms ahead$/));
    expect(clockResult(0, 3_600_000, 3_600_100)).toMatchObject(failed(/3600000 ms behind$/));
  });

  it('requires a free gigabyte', () => {
    expect(diskResult(1_000_000_000)).toMatchObject(ok(/^1\.0 GB free/));
    expect(diskResult(999_999_999)).toMatchObject({ ok: false });
  });
});
