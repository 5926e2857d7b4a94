import assert from 'node:assert/strict';
import { copyFile, cp, mkdir, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { neverTimer } from '../../../test/kit/fake-clock.ts';
import {
  createTestDatabase,
  type DatabaseContent,
  ENGLISH_ORDER,
  isPostgresThere,
} from '../../../test/kit/postgres.ts';
import { copyStoreTemplate } from '../../../test/kit/store-template.ts';
import { embeddedFolder } from '../../../test/kit/temporary-folder.ts';
import { runBackup } from '../../jobs/run-backup.ts';
import { getRegionalSnapshotAt } from '../../operations/get-regional-snapshot-at.ts';
import { isRegionId, type RegionId } from '../../reference/regions.ts';
import type { Manifest } from '../../stores/backup/manifest.ts';
import { verifyBackup } from '../../stores/backup/verify-backup.ts';
import { ALL_MIGRATIONS } from '../../stores/migrations/all-migrations.ts';
import { openStores, type Stores } from '../../stores/open-stores.ts';
import { integer, text } from '../../stores/row-reader.ts';
import { READ_AT_ONE_INSTANT } from '../../stores/shared-reading.ts';
import type { SqlClient } from '../../stores/sql-client.ts';
import { type Config, readConfig } from '../config.ts';
import { openBackups } from '../open-backups.ts';
import { openServices } from '../open-services.ts';
import { openClient } from '../open-stores.ts';
import { openWatch } from '../open-watch.ts';
import { serveWorld } from '../serve-world.ts';
import { systemClock } from '../system-clock.ts';
import { systemTimer } from '../system-timer.ts';
import { holdsEvidence, worldFolder } from '../world-folder.ts';
import { CONTEXT } from './no-caller.ts';
import { DAMAGES } from './test-kit/backup-damages.ts';
import { observation, ROWS } from './test-kit/backup-rows.ts';
import { gate, heldBackups } from './test-kit/held-backups.ts';
import { printedBy } from './test-kit/printed-by.ts';

/** What a restore prints beside its result: its world and its progress. */
const RESTORED = expect.stringMatching(/^working in the live world\n(?:Restoring: .*\n)*$/);

/**
 * A place for a store: what is in it can be dropped, and then it is as if nothing had ever been there, or as if a store had
 * only been opened.
 */
interface Place {
  config(): Config;
  drop(left?: DatabaseContent): Promise<void>;
  remove(): Promise<void>;
}

async function embeddedPlace(): Promise<Place> {
  const folder = await embeddedFolder();
  const config = () => readConfig({ DATA_DIR: folder.path });
  const drop = async (left: DatabaseContent = 'nothing') => {
    const { store } = worldFolder(config(), 'live');
    await rm(store, { recursive: true, force: true });
    if (left === 'schema') await copyStoreTemplate(store);
  };
  return { config, drop, remove: folder.remove };
}

async function serverPlace(settings?: string): Promise<Place> {
  const folder = await embeddedFolder();
  let database = await createTestDatabase('nothing', settings);
  return {
    config: () => readConfig({ DATA_DIR: folder.path, DATABASE_URL: database.url }),
    drop: async () => {
      await database.drop();
      database = await createTestDatabase('nothing', settings);
    },
    remove: async () => {
      await database.drop();
      await folder.remove();
    },
  };
}

const printed = (config: Config, ...words: readonly string[]) => printedBy(config, words);

async function withStore<T>(config: Config, work: (stores: Stores, client: SqlClient) => Promise<T>): Promise<T> {
  const client = await openClient(config, worldFolder(config, 'live'));
  return (async () => work(await openStores(client), client))().finally(() => client.close());
}

/** Not backed up: the name of the world, the fingerprint of the pepper, and what triggers fill from other tables. */
const ABSENT = ['store_world', 'store_pepper', 'record_other_country'];
/** Every other table but the list of migrations: a new one must come into backups, too. */
const TABLES = ALL_MIGRATIONS.flatMap(({ statements }) => statements)
  .flatMap((statement) => /^CREATE TABLE (\w+)/.exec(statement)?.[1] ?? [])
  .filter((name) => !ABSENT.includes(name))
  .toSorted();

/** Between two writes during a backup: many of them, and a backup that is not kept waiting by them. */
const PAUSE_MS = 10;

/** Something in every table. While the store is open, commands join its owner: they need not open the database. */
async function fill(config: Config): Promise<void> {
  await withStore(config, async (stores, client) => {
    await printed(config, 'refresh');
    await printed(config, 'refresh', '--region', 'mena');
    await printed(config, 'keys', 'create', '--account', 'acme', '--plan', 'free');
    await stores.observations.append([
      observation('a', 0.1),
      observation('b', -1e-300),
      observation('c', 1.7976931348623157e308),
    ]);
    await stores.feedStates.write({ feedId: 'feed', cursor: { at: 1.5 }, consecutiveFailures: 0 });
    const [first] = await stores.forecasts.forecasts({ afterSeq: 0, limit: 1 });
    if (first === undefined) throw new Error('nothing was sealed');
    await stores.forecasts.resolve(first, { status: 'void', reason: 'no_history', facts: { deaths: 1 } }, 5);
    for (const text of ROWS) await client.query({ text, values: [] });
  });
}

/** The answer about every stored snapshot, to the byte and with its headers, and the rest of the store's contents. */
async function answers(config: Config): Promise<Readonly<Record<string, unknown>>> {
  return withStore(config, async (stores, client) => {
    const statement = 'SELECT snapshot_id, region_id, generated_at FROM snapshot ORDER BY snapshot_id';
    const rows = await client.query({ text: statement, values: [] });
    const at = getRegionalSnapshotAt({ history: stores.snapshots, setTimer: neverTimer, clock: systemClock });
    const read = rows.map(async (row) => {
      const input = { region_id: regionIn(text(row, 'region_id')), at: String(integer(row, 'generated_at')) };
      return [await at(input, CONTEXT), await stores.snapshots.byId(text(row, 'snapshot_id'))];
    });
    const commands = [
      ['audit', 'verify', '--json'],
      ['forecasts', 'verify', '--json'],
      ['snapshot', 'at', '--region', 'mena', '--at', new Date(systemClock.now()).toISOString()],
    ];
    const outputs = [];
    for (const words of commands) outputs.push(await printed(config, ...words));
    return { snapshots: await Promise.all(read), keys: await stores.identity.listKeys(), printed: outputs };
  });
}

function regionIn(value: string): RegionId {
  if (isRegionId(value)) return value;
  throw new TypeError(`no region: ${value}`);
}

/** Without the end of the log of events, which names the store: a restored one has a name of its own. */
const filesOf = ({ tables }: Manifest) =>
  tables.filter(({ name }) => name !== 'event_head').map(({ name, rows, sha256 }) => [name, rows, sha256]);

const nameOfStore = ({ tables }: Manifest) => tables.find(({ name }) => name === 'event_head')?.sha256;

const hasPostgres = await isPostgresThere();
const englishPlace = () => serverPlace(ENGLISH_ORDER);

describe.each([
  ['the embedded store', embeddedPlace, true, 'PostgreSQL', englishPlace],
  ['PostgreSQL', englishPlace, hasPostgres, 'the embedded store', embeddedPlace],
] as const)('a backup of %s', (_, open, isThere, another, openAnother) => {
  let place: Place;
  /** What the store answered when the backup was made. */
  let before: Awaited<ReturnType<typeof answers>>;
  let kept: string;
  let made: Manifest & { readonly hash: string };

  beforeAll(async () => {
    if (!isThere) return;
    place = await open();
    await fill(place.config());
    kept = join(place.config().dataDir, 'kept');
    const { code, stdout } = await printed(place.config(), 'backup', kept, '--json');
    expect(code).toBe(0);
    made = JSON.parse(stdout);
    before = await answers(place.config());
  });
  afterAll(() => place?.remove());

  it.skipIf(!isThere)('holds rows of every table, is closed to others, and is never written over', async () => {
    expect(made.tables.filter(({ rows }) => rows === 0)).toEqual([]);
    expect(made.tables.map(({ name }) => name).toSorted()).toEqual(TABLES);
    expect(made.world).toBe('live');
    expect(made.migrations).toEqual(ALL_MIGRATIONS.map(({ id }) => id));
    expect((await stat(kept)).mode & 0o777).toBe(0o700);
    for (const file of await readdir(kept)) expect((await stat(join(kept, file))).mode & 0o777).toBe(0o600);
    expect(await printed(place.config(), 'backup', kept)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/exists: a backup is written to a new folder/),
    });
    expect((await readdir(place.config().dataDir)).filter((name) => /draft/.test(name))).toEqual([]);
    const bytes = await Promise.all((await readdir(kept)).map((file) => readFile(join(kept, file))));
    const pepper = await readFile(worldFolder(place.config(), 'live').pepper);
    expect(bytes.filter((one) => one.includes(pepper) || one.includes(pepper.toString('hex')))).toEqual([]);
  });

  it.skipIf(!isThere)('verifies, also against the noted hash, and names the file that is cut or changed', async () => {
    const whole = await printed(place.config(), 'backup', 'verify', kept, '--hash', made.hash);
    expect(whole).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(
        /^intact: live world, [\d,]+ rows of \d+ tables, [\d.]+ MB, as of \d+ [A-Z][a-z]{2} \d{4}, \d\d:\d\d UTC,/,
      ),
    });
    const other = await printed(place.config(), 'backup', 'verify', kept, '--hash', 'a'.repeat(64));
    expect(other).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^intact, but not the expected backup/),
    });
    for (const [damage, sentence] of DAMAGES) {
      const damaged = `${kept}-damaged`;
      await cp(kept, damaged, { recursive: true });
      await damage(damaged);
      const found = await printed(place.config(), 'backup', 'verify', damaged);
      expect(found).toMatchObject({ code: 1, stdout: '', stderr: expect.stringMatching(sentence) });
      await rm(damaged, { recursive: true });
    }
  });

  it.skipIf(!isThere)(
    'restores the same answers and chains, and rejects damaged backups and non-empty stores',
    async () => {
      const config = place.config;
      const chains = [expect.stringContaining('"status":"intact"'), expect.stringContaining('"status":"intact"')];
      expect(before).toMatchObject({ printed: [...chains, expect.any(String)].map((stdout) => ({ code: 0, stdout })) });
      expect(await printed(config(), 'restore', kept)).toMatchObject({
        code: 1,
        stderr: expect.stringMatching(/^the store is not empty: table \w+ holds rows/m),
      });
      assert.deepEqual(await answers(config()), before);

      await place.drop();
      const mark = worldFolder(config(), 'live');
      await rm(mark.evidenceMark, { force: true });
      const cut = `${kept}-cut`;
      await cp(kept, cut, { recursive: true });
      await truncate(join(cut, 'snapshot.jsonl.gz'), 1_000);
      expect(await printed(config(), 'restore', cut)).toMatchObject({
        code: 1,
        stderr: expect.stringMatching(/^snapshot\.jsonl\.gz is damaged: /m),
      });
      expect(await printed(config(), 'restore', kept)).toMatchObject({ code: 0, stderr: RESTORED });
      assert.deepEqual(await answers(config()), before);
      expect(await holdsEvidence(mark)).toBe(true);
      await withStore(config(), async (stores, client) => {
        const again = JSON.parse((await printed(config(), 'backup', `${kept}-again`, '--json')).stdout);
        expect(filesOf(again)).toEqual(filesOf(made));
        expect(nameOfStore(again)).not.toBe(nameOfStore(made));
        await stores.observations.append([observation('d', 4)]);
        const [row] = await client.query({ text: 'SELECT max(seq) AS last FROM observation', values: [] });
        expect(integer(row, 'last')).toBe(
          Number(made.tables.find(({ name }) => name === 'observation')?.lastNumber) + 1,
        );
      });
    },
  );

  it.skipIf(!hasPostgres)(
    `restores into ${another}: the same answers to the byte, keys, chains, and files of the next backup`,
    async () => {
      const into = await openAnother();
      try {
        const [source, target] = [worldFolder(place.config(), 'live'), worldFolder(into.config(), 'live')];
        await mkdir(dirname(target.pepper), { recursive: true, mode: 0o700 });
        for (const name of ['pepper', 'signingKey'] as const) await copyFile(source[name], target[name]);
        expect(await printed(into.config(), 'restore', kept)).toMatchObject({ code: 0, stderr: RESTORED });
        expect(before.snapshots).toHaveLength(9);
        assert.deepEqual(await answers(into.config()), before);
        const again = JSON.parse((await printed(into.config(), 'backup', `${kept}-of-another`, '--json')).stdout);
        expect(filesOf(again)).toEqual(filesOf(made));
        expect(again.pepperSha256).toBe(made.pepperSha256);
      } finally {
        await into.remove();
      }
    },
  );

  it.skipIf(!isThere)('warns that no key is valid with another pepper', async () => {
    await place.drop('schema');
    await writeFile(worldFolder(place.config(), 'live').pepper, 'another pepper of 32 bytes length');
    const restored = await printed(place.config(), 'restore', kept);
    expect(restored).toMatchObject({
      code: 0,
      stderr: expect.stringMatching(/^warning: no key of the backup is valid until/m),
    });
  });

  it.skipIf(!isThere)('made while others write is one cut through all tables', async () => {
    const accounts: string[] = [];
    const target = `${kept}-busy`;
    await withStore(place.config(), async (stores) => {
      const identity = stores.auditedIdentity({ actor: 'cli', clock: systemClock });
      let isOver = false;
      const writing = (async () => {
        for (; !isOver; accounts.push(`writer-${accounts.length}`), await setTimeout(PAUSE_MS))
          await identity.putSubscription({ accountId: `writer-${accounts.length}`, planKey: 'free', status: 'active' });
      })();
      const { code } = await printed(place.config(), 'backup', target);
      isOver = true;
      await writing;
      expect(code).toBe(0);
    });
    await place.drop('schema');
    expect((await printed(place.config(), 'restore', target)).code).toBe(0);
    await withStore(place.config(), async (stores) => {
      const page = { afterSeq: 0, limit: 100_000, action: 'subscription.set' } as const;
      const audited = (await stores.audit.entries(page)).map(({ subject }) => subject);
      const found: unknown[] = [];
      for (const accountId of accounts) found.push(await stores.identity.subscriptionOf(accountId));
      expect(accounts.filter((_, n) => found[n] !== undefined)).toEqual(
        accounts.filter((accountId) => audited.includes(accountId)),
      );
    });
  });

  // An embedded store alone cannot be asked while it is backed up.
  if (another === 'PostgreSQL')
    it('scheduled in a served store: reads are answered by it, and from memory, marked, while it cannot be asked', async () => {
      const config = readConfig({ DATA_DIR: place.config().dataDir, PORT: '0', BACKUP_DIR: `${kept}-scheduled` });
      const services = await openServices(config, 'live', { tenure: { isLongRunning: true } });
      const { stores, slot, pepper } = services;
      const server = await serveWorld(config, services, openWatch(config, services));
      const client = await openClient(config, worldFolder(config, 'live'));
      try {
        const keys: string[] = [];
        for (const account of ['known', 'new-1', 'new-2'])
          keys.push(
            JSON.parse(
              (await printed(config, 'keys', 'create', '--account', account, '--plan', 'enterprise', '--json')).stdout,
            ).key,
          );
        const [known = '', ...others] = keys;
        const read = async (key: string, region: string) => {
          const url = `${server.url}/api/intelligence/v1/get-regional-snapshot?region_id=${region}`;
          const { status, headers } = await fetch(url, { headers: { 'X-Service-Key': key } });
          return [status, headers.get('x-data-mode')];
        };
        expect(await read(known, 'mena')).toEqual([200, null]);

        const beforeReading = gate();
        const amidRows = gate();
        const held = heldBackups(client, async (statement) => {
          if (statement === READ_AT_ONE_INSTANT) await beforeReading.pass();
          if (/FROM "snapshot"/.test(statement)) await amidRows.pass();
        });
        const backups = openBackups(config.backups ?? expect.fail('no BACKUP_DIR'), {
          stores: { backUp: held, jobClaims: stores.jobClaims },
          pepper: await pepper(),
          clock: systemClock,
        });
        const { signal } = new AbortController();
        const running = runBackup({ ...slot, backups, setTimer: systemTimer, signal });
        await beforeReading.reached;
        // What was read of the store a moment ago is still fresh at first.
        for (let mode: unknown = null; mode !== 'degraded'; await setTimeout(READ_PAUSE_MS)) {
          const [status, now] = await read(known, 'mena');
          expect(status).toBe(200);
          mode = now;
        }
        beforeReading.open();
        await amidRows.reached;
        for (const [index, key] of others.entries())
          expect(await read(key, ['europe', 'latam'][index] ?? '')).toEqual([200, null]);
        amidRows.open();
        const written = await running;
        expect(written).toMatchObject({ status: 'written', removedCount: 0 });
        const newest = await backups.newest();
        expect((await verifyBackup(newest?.path ?? '')).manifest.world).toBe('live');
        expect(await runBackup({ ...slot, backups, setTimer: systemTimer, signal })).toEqual({ status: 'not_due' });
      } finally {
        await client.close();
        await server.close();
        await services.close();
      }
    });
});

/** Between two reads of a caller. */
const READ_PAUSE_MS = 200;
