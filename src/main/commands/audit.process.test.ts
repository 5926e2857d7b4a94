import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { heldFolder } from '../../../test/kit/held-folder.ts';
import { systemClock } from '../system-clock.ts';
import { type TamperedStore, tamperedStore } from './test-kit/tampered-store.ts';

let folder: Awaited<ReturnType<typeof heldFolder>>;
let tampered: TamperedStore;

beforeAll(async () => {
  folder = await heldFolder();
  tampered = tamperedStore(folder.environment, ['audit_entry']);
  await tampered.withStores(async (stores) => {
    const identity = stores.auditedIdentity({ actor: 'cli', clock: systemClock });
    for (const planKey of ['free', 'pro_monthly', 'pro_annual', 'enterprise'])
      await identity.putSubscription({ accountId: 'acme', planKey, status: 'active' });
  });
});
afterAll(() => folder.remove());

describe('the audit commands', () => {
  it('list every entry and verify an intact log', async () => {
    const listed = await tampered.run('audit', 'list');
    expect(listed.text.split('\n').filter(Boolean)).toHaveLength(4);
    expect(listed.text).toMatch(
      /^1 {2}\d+ [A-Z][a-z]{2} \d{4}, \d\d:\d\d UTC {2}cli {2}subscription\.set {2}acme {2}.*free/m,
    );
    const rows = (await tampered.run('audit', 'list', '--json')).text.split('\n').filter(Boolean);
    expect(rows.map((row) => JSON.parse(row).seq)).toEqual([1, 2, 3, 4]);
    const verified = await tampered.run('audit', 'verify');
    expect(verified.code).toBe(0);
    expect(verified.text).toMatch(/^intact: 4 entries\nhead 4:[0-9a-f]{64}\n/);
    const head = /head (\S+)/.exec(verified.text)?.[1] ?? '';
    expect((await tampered.run('audit', 'verify', '--head', head)).code).toBe(0);
  });

  it('name the first entry that was tampered with in the table itself, and end with 1', async () => {
    const { status, head } = JSON.parse((await tampered.run('audit', 'verify', '--json')).text);
    expect(status).toBe('intact');
    const copy = 'CREATE TABLE kept AS SELECT * FROM audit_entry';
    const restore = ['DELETE FROM audit_entry', 'INSERT INTO audit_entry SELECT * FROM kept'];
    await tampered.tamper(copy);
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
      await tampered.tamper(...statements);
      const found = await tampered.run('audit', 'verify');
      expect([statements, found.code, found.text]).toEqual([
        statements,
        1,
        expect.stringMatching(new RegExp(`^broken at entry ${seq}: `)),
      ]);
      await tampered.tamper(...restore);
    }
    await tampered.tamper('DELETE FROM audit_entry WHERE seq > 2');
    expect((await tampered.run('audit', 'verify')).code).toBe(0);
    const cut = await tampered.run('audit', 'verify', '--head', `${head.seq}:${head.hash}`);
    expect([cut.code, cut.text]).toEqual([1, expect.stringMatching(/^broken at entry 3: .*once reached entry 4/)]);
  });
});
