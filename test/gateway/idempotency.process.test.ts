import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openServerStore } from '../../src/stores/server/open-server-store.ts';
import type { SqlClient } from '../../src/stores/sql-client.ts';
import { createTestDatabase, isPostgresThere, type TestDatabase } from '../kit/postgres.ts';

interface Service {
  readonly child: ChildProcess;
  readonly messages: { ran?: number; status?: number; replayed?: string; guarantee?: string; body?: string }[];
}

/** A crash frees the key within this time, ms (CONTRACT.md §6). */
const FREED_MS = 35_000;
const PATIENCE = { timeout: 30_000 };

describe.skipIf(!(await isPostgresThere()))('equal requests at two processes', () => {
  let database: TestDatabase;
  let client: SqlClient;
  let folder: string;
  const services: Service[] = [];

  beforeAll(async () => {
    database = await createTestDatabase();
    client = openServerStore(database.url, { connectionCount: 1 });
    const cache = fileURLToPath(new URL('../../node_modules/.cache', import.meta.url));
    mkdirSync(cache, { recursive: true });
    folder = mkdtempSync(join(cache, 'idempotency-'));
    await build({
      entryPoints: { main: fileURLToPath(new URL('../kit/idempotent-process.ts', import.meta.url)) },
      outExtension: { '.js': '.mjs' },
      outdir: folder,
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20.19',
      packages: 'external',
      logLevel: 'error',
    });
  });
  afterAll(async () => {
    for (const { child } of services) child.kill('SIGKILL');
    await client.close();
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  async function start(): Promise<Service> {
    const child = fork(join(folder, 'main.mjs'), [database.url], { execArgv: [] });
    await once(child, 'message');
    const messages: Service['messages'] = [];
    child.on('message', (message) => messages.push(Object(message)));
    services.push({ child, messages });
    return { child, messages };
  }
  /** Instead of waiting, what the store knows is made that much older. */
  const age = (key: string) =>
    client.query({
      text: 'UPDATE idempotency_slot SET held_until = held_until - $1::bigint WHERE key = $2',
      values: [FREED_MS, key],
    });
  const heldUntil = async (key: string): Promise<number> => {
    const text = 'SELECT held_until FROM idempotency_slot WHERE key = $1';
    const [row] = await client.query({ text, values: [key] });
    return Number(Object(row).held_until);
  };
  const answersOf = (...from: readonly Service[]) =>
    from.flatMap(({ messages }) => messages.filter(({ status }) => status !== undefined));
  const runsOf = (...from: readonly Service[]) =>
    from.flatMap(({ messages }) => messages.filter(({ ran }) => ran !== undefined));

  it('run exactly once of 100, and both replay the same bytes', async () => {
    const [one, two] = await Promise.all([start(), start()]);
    for (const { child } of [one, two]) child.send({ send: 50, key: 'raced' });
    await vi.waitFor(() => expect(answersOf(one, two)).toHaveLength(99), PATIENCE);
    expect(new Set(answersOf(one, two).map(({ status }) => status))).toEqual(new Set([409]));
    for (const { child } of [one, two]) child.send({ go: true });
    await vi.waitFor(() => expect(answersOf(one, two)).toHaveLength(100), PATIENCE);
    for (const { child } of [one, two]) child.send({ send: 1, key: 'raced' });
    await vi.waitFor(() => expect(answersOf(one, two)).toHaveLength(102), PATIENCE);
    const answered = answersOf(one, two).filter(({ status }) => status === 200);
    expect(answered.map(({ replayed }) => replayed).toSorted()).toEqual(['false', 'true', 'true']);
    expect(new Set(answered.map(({ body }) => body)).size).toBe(1);
    expect(runsOf(one, two)).toHaveLength(1);
  });

  it('run again once the lease of a killed process has ended, no sooner, within 35 s', async () => {
    const [killed, other] = await Promise.all([start(), start()]);
    killed.child.send({ send: 1, key: 'crash' });
    await vi.waitFor(() => expect(runsOf(killed)).toHaveLength(1), PATIENCE);
    killed.child.kill('SIGKILL');
    await once(killed.child, 'exit');
    other.child.send({ go: true });
    other.child.send({ send: 1, key: 'crash' });
    await vi.waitFor(() => expect(answersOf(other)).toMatchObject([{ status: 409 }]), PATIENCE);
    await age('crash');
    other.child.send({ send: 1, key: 'crash' });
    await vi.waitFor(() => expect(answersOf(other)[1]).toMatchObject({ status: 200, replayed: 'false' }), PATIENCE);
  });

  it('wait for a slow process and run again when it freezes; its late answer is not replayed', async () => {
    const [frozen, other] = await Promise.all([start(), start()]);
    frozen.child.send({ send: 1, key: 'slow' });
    await vi.waitFor(() => expect(runsOf(frozen)).toHaveLength(1), PATIENCE);
    const claimedUntil = await heldUntil('slow');
    await vi.waitFor(async () => expect(await heldUntil('slow')).toBeGreaterThan(claimedUntil), PATIENCE);
    frozen.child.kill('SIGSTOP');
    await age('slow');
    other.child.send({ go: true });
    other.child.send({ send: 1, key: 'slow' });
    await vi.waitFor(() => expect(answersOf(other)).toMatchObject([{ status: 200, replayed: 'false' }]), PATIENCE);
    frozen.child.kill('SIGCONT');
    frozen.child.send({ go: true });
    await vi.waitFor(() => expect(answersOf(frozen)).toMatchObject([{ status: 200 }]), PATIENCE);
    expect(answersOf(frozen)).toMatchObject([{ replayed: 'false', guarantee: 'unavailable' }]);
    frozen.child.send({ send: 1, key: 'slow' });
    await vi.waitFor(() => expect(answersOf(frozen)).toHaveLength(2), PATIENCE);
    expect(answersOf(frozen)[1]).toMatchObject({ replayed: 'true', body: answersOf(other)[0]?.body });
  });
});
