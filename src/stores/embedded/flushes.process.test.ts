import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { canBreak } from '../../../test/faults/servers/own-process.ts';
import { integer } from '../row-reader.ts';
import { openEmbeddedStore } from './open-embedded-store.ts';

let parent: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'stores-'));
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

/** The bound in docs/operations.md. */
const MAX_LOG_BYTES = 160 * 1024 * 1024;

describe('the write-ahead log of an embedded store', () => {
  it('stays within its bound, also in one long transaction', async () => {
    const { client, close } = await openEmbeddedStore({ directory: join(parent, 'store') });
    const run = (text: string) => client.query({ text, values: [] });
    const logBytes = async () =>
      integer((await run('SELECT sum(size)::bigint AS bytes FROM pg_ls_waldir()'))[0], 'bytes');
    await run("CREATE TABLE wide AS SELECT n, repeat('x', 300) AS body FROM generate_series(1, 20000) AS n");
    const sizes: number[] = [];
    for (let turn = 0; turn < 12; turn += 1) {
      await run("UPDATE wide SET body = repeat('y', 300)");
      sizes.push(await logBytes());
    }
    await client.transaction(async (session) => {
      for (let turn = 0; turn < 12; turn += 1)
        await session.query({ text: "UPDATE wide SET body = repeat('z', 300)", values: [] });
    });
    sizes.push(await logBytes());
    const [lsn] = await run("SELECT (pg_current_wal_lsn() - '0/0'::pg_lsn)::bigint AS written");
    await close();
    expect(integer(lsn, 'written')).toBeGreaterThan(1.5 * MAX_LOG_BYTES);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(MAX_LOG_BYTES);
  });
});

describe('rows that are removed from an embedded store', () => {
  it('leave their pages to others, and no index entries that a search walks past', async () => {
    const { client, close } = await openEmbeddedStore({ directory: join(parent, 'store') });
    const run = (text: string) => client.query({ text, values: [] });
    const bytesOf = async (relation: string) =>
      integer((await run(`SELECT pg_relation_size('${relation}') AS bytes`))[0], 'bytes');
    await run('CREATE TABLE "passing rows" (n integer PRIMARY KEY, body text)');
    const added: number[] = [];
    for (let turn = 0; turn < 32; turn += 1) {
      await run(
        `INSERT INTO "passing rows" SELECT ${turn} * 15000 + n, repeat('x', 300) FROM generate_series(1, 15000) AS n`,
      );
      added.push(await bytesOf('"passing rows"'), await bytesOf('"passing rows_pkey"'));
      await run('DELETE FROM "passing rows"');
    }
    await close();
    const [rows = 0, index = 0] = added;
    // A vacuum is due about every ten turns; the pages of an index are free at the second one. It levels off at 15.3.
    expect(Math.max(...added)).toBeLessThanOrEqual(20 * rows);
    expect(added.at(-1)).toBeLessThanOrEqual(20 * index);
  });
});

describe.skipIf(!canBreak(['strace']))('an embedded store under strace', () => {
  it('writes its log, flushes it, and only then acknowledges, for every commit', async () => {
    const trace = join(parent, 'trace');
    const program = fileURLToPath(new URL('../test-kit/power-cut/write-rows.mjs', import.meta.url));
    const words = [process.execPath, program, parent, join(parent, 'journal'), String(ROWS)];
    const calls = ['-f', '-y', '-s', '64', '-e', 'trace=fsync,write,pwrite64', '-o', trace];
    await promisify(execFile)('strace', [...calls, ...words]);
    const steps = readFileSync(trace, 'utf8').split('\n').map(stepOf).join('');
    // The table and each row; what comes after the last of them closes the store.
    const untilAcknowledged = steps.split('A').slice(0, ROWS + 1);
    expect(untilAcknowledged).toHaveLength(ROWS + 1);
    expect(untilAcknowledged.filter((before) => !/WF+$/.test(before))).toEqual([]);
  });
});

const ROWS = 50;

/** Of one system call: `W` writes the log, `F` flushes it, `A` records an acknowledgement just before it is sent. */
function stepOf(call: string): string {
  if (/ p?write(64)?\(\d+<[^>]*\/pg_wal\/[0-9A-F]{24}>/.test(call)) return 'W';
  if (/ fsync\(\d+<[^>]*\/pg_wal\/[0-9A-F]{24}>/.test(call)) return 'F';
  return / write\(\d+<[^>]*\/journal>, .*acknowledged/.test(call) ? 'A' : '';
}
