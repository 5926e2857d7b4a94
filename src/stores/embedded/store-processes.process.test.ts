import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { verifyChain } from '../audit-chain.ts';
import { openStores } from '../open-stores.ts';
import { buildStoreProgram, type StoreProcess, type StoreProgram } from '../test-kit/start-store-process.ts';
import { type EmbeddedStore, type EmbeddedStoreOptions, openEmbeddedStore } from './open-embedded-store.ts';

let program: StoreProgram;
let parent: string;
let directory: string;

beforeAll(async () => {
  program = await buildStoreProgram();
  parent = mkdtempSync(join(tmpdir(), 'stores-'));
  // One database is made for all tests: making it is the slow part.
  directory = join(parent, 'store');
  mkdirSync(join(directory, 'postgres.draft', 'base'), { recursive: true });
  const first = await openEmbeddedStore({ directory });
  await openStores(first.client);
  await first.close();
});

const left: StoreProcess[] = [];
const start = async () => {
  const process = await program.start(directory);
  left.push(process);
  return process;
};

const opened: EmbeddedStore[] = [];
const open = async (options: EmbeddedStoreOptions) => {
  const store = await openEmbeddedStore(options);
  opened.push(store);
  return store;
};

/** A test that fails must not leave the directory to the next one. */
afterEach(async () => {
  for (const store of opened.splice(0).reverse()) await store.close();
  await Promise.all(left.splice(0).map((process) => process.kill()));
});

afterAll(() => {
  program.remove();
  rmSync(parent, { recursive: true, force: true });
});

const held = {
  name: 'test.held',
  text: "SELECT count(*)::integer AS n FROM job_claim WHERE job = 'held'",
  values: [],
} as const;

describe('one directory', () => {
  it('holds one audit chain, however many processes append to it', async () => {
    const processes = [await start(), await start(), await start()];
    for (const process of processes) process.order('audit');
    await Promise.all(processes.map((process) => process.news('audited')));
    const { audit } = await openStores((await open({ directory })).client);
    const entries = await audit.entries({ afterSeq: 0, limit: 1_000 });
    expect(new Set(entries.map(({ actor }) => actor)).size).toBe(3);
    expect(await verifyChain(entries)).toMatchObject({ status: 'intact', count: 60 });
  });

  it('belongs to one process; another comes as its client and both see the same', async () => {
    const owner = await start();
    const asClient = await open({ directory });
    expect([owner.role, asClient.role]).toEqual(['owner', 'client']);
    owner.order('write');
    const written = await owner.news('written');
    const { feedStates } = await openStores(asClient.client);
    expect((await feedStates.read(`feed-${written}`))?.cursor).toBe(written);
    await asClient.close();
    await expect(asClient.client.query(held)).rejects.toMatchObject({ kind: 'closed' });
  });

  it('keeps every acknowledged row when its owner is killed, and its clients get an error', async () => {
    const owner = await start();
    const asClient = await open({ directory });
    owner.order('write');
    for (let count = 0; count < 50; count += 1) await owner.news('written');
    const received = await owner.kill();
    await expect(asClient.client.query(held)).rejects.toMatchObject({ kind: 'unavailable' });
    const heir = await open({ directory });
    expect(heir.role).toBe('owner');
    const stored = new Set((await (await openStores(heir.client)).feedStates.readAll()).map(({ feedId }) => feedId));
    const acknowledged = received.flatMap((news) => (isWritten(news) ? [`feed-${news.written}`] : []));
    expect(acknowledged.length).toBeGreaterThanOrEqual(50);
    expect(acknowledged.filter((feedId) => !stored.has(feedId))).toEqual([]);
    await heir.close();
  });

  it('is created again where its creation was interrupted', () => {
    expect(readdirSync(directory)).toContain('postgres');
    expect(readdirSync(directory)).not.toContain('postgres.draft');
  });

  it('opens where a kill left the lock file of the database empty', async () => {
    writeFileSync(join(directory, 'postgres', 'postmaster.pid'), '');
    const owner = await open({ directory });
    expect(owner.role).toBe('owner');
    await owner.close();
  });

  it('goes to exactly one of many that find its owner dead', async () => {
    await (await start()).kill();
    const heirs = await Promise.all(Array.from({ length: 5 }, start));
    expect(heirs.map(({ role }) => role).sort()).toEqual(['client', 'client', 'client', 'client', 'owner']);
  });

  it('rolls back what a client left unfinished, and serves on', async () => {
    const owner = await open({ directory });
    const client = await start();
    expect([owner.role, client.role]).toEqual(['owner', 'client']);
    client.order('transaction');
    await client.news('inside');
    const waiting = owner.client.query(held);
    await client.kill();
    expect(await waiting).toEqual([{ n: 0 }]);
    await owner.close();
  });

  it('is free again after its owner closed it, for one who was waiting at the door too', async () => {
    const owner = await open({ directory });
    const closing = owner.close();
    const next = await open({ directory });
    await closing;
    expect(next.role).toBe('owner');
    await next.close();
    expect(readdirSync(directory).filter((name) => name.endsWith('.sock'))).toEqual([]);
  });

  it('is closed to other users, and so is its door', async () => {
    const owner = await open({ directory });
    const door = readdirSync(directory).find((name) => name.endsWith('.sock')) ?? '';
    expect(statSync(directory).mode & 0o777).toBe(0o700);
    expect(statSync(join(directory, door)).mode & 0o777).toBe(0o600);
    await owner.close();
  });

  it('may lie deeper than a socket path can reach', async () => {
    const deep = join(parent, 'd'.repeat(120), 'store');
    mkdirSync(deep, { recursive: true });
    const owner = await open({ directory: deep });
    const asClient = await open({ directory: deep });
    expect([owner.role, asClient.role]).toEqual(['owner', 'client']);
    expect(await asClient.client.query({ name: 'test.one', text: 'SELECT 1 AS one', values: [] })).toEqual([
      { one: 1 },
    ]);
    await asClient.close();
    await owner.close();
  });

  it('is not opened for a caller who has given up', async () => {
    await expect(open({ directory, signal: AbortSignal.abort(new Error('enough')) })).rejects.toThrow('enough');
    const owner = await open({ directory });
    expect(owner.role).toBe('owner');
    await owner.close();
  });

  it('survives a statement that never ends: the call fails, what was stored stays', async () => {
    const owner = await open({ directory, statementTimeoutMs: 2_000 });
    const { feedStates } = await openStores(owner.client);
    await feedStates.write({ feedId: 'before', cursor: 'kept', consecutiveFailures: 0 });
    const endless = {
      name: 'test.endless',
      text: 'SELECT count(*) FROM generate_series(1, 1000000000000)',
      values: [],
    };
    await expect(owner.client.query(endless)).rejects.toMatchObject({ kind: 'timeout' });
    expect((await feedStates.read('before'))?.cursor).toBe('kept');
    const within = owner.client.transaction(async (session) => {
      await session.query({
        name: 'test.within',
        text: "INSERT INTO job_claim VALUES ('held', 's', 'o', 1)",
        values: [],
      });
      await session.query(endless).catch(() => undefined);
      await session.query(held);
    });
    await expect(within).rejects.toMatchObject({ kind: 'timeout' });
    expect(await owner.client.query(held)).toEqual([{ n: 0 }]);
    await owner.close();
  });
});

function isWritten(news: unknown): news is { written: number } {
  return typeof news === 'object' && news !== null && 'written' in news;
}
