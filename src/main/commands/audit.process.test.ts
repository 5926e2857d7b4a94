import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../../test/kit/program.ts';
import { openStores } from '../../stores/open-stores.ts';
import { runCommand } from '../cli.ts';
import { readConfig } from '../config.ts';
import { openClient } from '../open-stores.ts';
import { systemClock } from '../system-clock.ts';
import { worldFolder } from '../worlds.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;

beforeAll(async () => {
  folder = await temporaryFolder();
  await withStore(async ({ stores }) => {
    const identity = stores.auditedIdentity({ actor: 'cli', clock: systemClock });
    for (const planKey of ['free', 'pro_monthly', 'pro_annual', 'enterprise'])
      await identity.putSubscription({ accountId: 'acme', planKey, status: 'active' });
  });
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => folder.remove());

const config = () => readConfig(folder.environment);

interface Opened {
  readonly stores: Awaited<ReturnType<typeof openStores>>;
  /** As someone does who owns the database. */
  tamper(...statements: readonly string[]): Promise<void>;
}

async function withStore(work: (opened: Opened) => Promise<void>): Promise<void> {
  const client = await openClient(config(), worldFolder(config(), 'live'));
  const run = (text: string) => client.query({ text, values: [] });
  await work({
    stores: await openStores(client),
    tamper: async (...statements) => {
      await run('ALTER TABLE audit_entry DISABLE TRIGGER audit_entry_only_grows');
      for (const statement of statements) await run(statement);
      await run('ALTER TABLE audit_entry ENABLE TRIGGER audit_entry_only_grows');
    },
  }).finally(() => client.close());
}

async function run(...words: readonly string[]): Promise<{ readonly code: number; readonly text: string }> {
  let text = '';
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation((piece) => {
    text += String(piece);
    return true;
  });
  const code = await runCommand(words, config());
  spy.mockRestore();
  return { code, text };
}

describe('the audit commands', () => {
  it('list every entry and verify a log that nobody touched', async () => {
    const listed = await run('audit', 'list');
    expect(listed.text.split('\n').filter(Boolean)).toHaveLength(4);
    expect(listed.text).toMatch(/^1 {2}\S+Z {2}cli {2}subscription\.set {2}acme {2}\{.*"planKey":"free".*\}$/m);
    const rows = (await run('audit', 'list', '--json')).text.split('\n').filter(Boolean);
    expect(rows.map((row) => JSON.parse(row).seq)).toEqual([1, 2, 3, 4]);
    const verified = await run('audit', 'verify');
    expect(verified.code).toBe(0);
    expect(verified.text).toMatch(/^whole: 4 entries\nhead 4:[0-9a-f]{64}\n/);
    const head = /head (\S+)/.exec(verified.text)?.[1] ?? '';
    expect((await run('audit', 'verify', '--head', head)).code).toBe(0);
  });

  it('name the first entry that was tampered with in the table itself, and end with 1', async () => {
    const { head } = JSON.parse((await run('audit', 'verify', '--json')).text);
    const copy = 'CREATE TABLE kept AS SELECT * FROM audit_entry';
    const restore = ['DELETE FROM audit_entry', 'INSERT INTO audit_entry SELECT * FROM kept'];
    await withStore(({ tamper }) => tamper(copy));
    const cases: readonly (readonly [statements: readonly string[], seq: number])[] = [
      [[`UPDATE audit_entry SET facts = '{"planKey":"enterprise"}' WHERE seq = 2`], 2],
      [['DELETE FROM audit_entry WHERE seq = 3'], 3],
      [['DELETE FROM audit_entry WHERE seq = 3', 'UPDATE audit_entry SET seq = 3 WHERE seq = 4'], 3],
      [
        [
          'UPDATE audit_entry SET seq = 99 WHERE seq = 1',
          'UPDATE audit_entry SET seq = 1 WHERE seq = 2',
          'UPDATE audit_entry SET seq = 2 WHERE seq = 99',
        ],
        1,
      ],
      [
        [
          'UPDATE audit_entry SET seq = 5 WHERE seq = 4',
          `INSERT INTO audit_entry SELECT 4, at, actor, action, subject, facts, prev_hash, 'made' FROM kept WHERE seq = 4`,
        ],
        4,
      ],
    ];
    for (const [statements, seq] of cases) {
      await withStore(({ tamper }) => tamper(...statements));
      const found = await run('audit', 'verify');
      expect([statements, found.code, found.text]).toEqual([
        statements,
        1,
        expect.stringMatching(new RegExp(`^broken at entry ${seq}: `)),
      ]);
      await withStore(({ tamper }) => tamper(...restore));
    }
    await withStore(({ tamper }) => tamper('DELETE FROM audit_entry WHERE seq > 2'));
    expect((await run('audit', 'verify')).code).toBe(0);
    const cut = await run('audit', 'verify', '--head', `${head.seq}:${head.hash}`);
    expect([cut.code, cut.text]).toEqual([1, expect.stringMatching(/^broken at entry 3: .*once reached entry 4/)]);
  });
});
