import { execFile } from 'node:child_process';
import { readdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { heldFolder } from '../../test/kit/held-folder.ts';
import { buildProgram, runProgram, temporaryFolder } from '../../test/kit/program.ts';

const shell = promisify(execFile);

let folder: Awaited<ReturnType<typeof heldFolder>>;
beforeAll(async () => {
  await buildProgram();
  folder = await heldFolder();
});
afterAll(() => folder.remove());

const run = (words: readonly string[], environment: Record<string, string> = {}) =>
  runProgram(words, { dataDir: folder.path, environment });

describe('the program', () => {
  it('ends with 2 and one sentence on a usage error', async () => {
    for (const words of [['nope'], ['collect', '--feed', 'x'], ['start', '--port', '1']]) {
      const { code, stdout, stderr } = await run(words);
      expect([code, stdout]).toEqual([2, '']);
      expect(stderr.trimEnd()).toMatch(/^[^\n]+$/);
    }
  });

  it('ends with 2 and names every setting that it cannot use', async () => {
    const { code, stderr } = await run(['doctor'], { PORT: 'x', FEEDS_PROXY: 'nowhere', LOG_LEVEL: 'loud' });
    expect(code).toBe(2);
    for (const name of ['PORT', 'FEEDS_PROXY', 'LOG_LEVEL'])
      expect(stderr).toMatch(new RegExp(`^ {2}${name} must be`, 'm'));
    expect(stderr).not.toContain(' at ');
  });

  it('ends with 1 and a sentence when its database cannot be reached', async () => {
    const { code, stderr } = await run(['keys', 'list'], { DATABASE_URL: 'postgres://u:s3cret@127.0.0.1:9/x' });
    expect(code).toBe(1);
    expect(stderr).toMatch(/^working in the live world\nstore error: .*\n$/);
    expect(stderr).not.toContain('s3cret');
  });

  it('makes, lists and revokes a key', async () => {
    const made = await run(['keys', 'create', '--account', 'acme', '--plan', 'pro_monthly', '--operator', '--json']);
    expect(made.code).toBe(0);
    const { key, id, ...rest } = JSON.parse(made.stdout);
    expect(rest).toEqual({ account: 'acme', plan: 'pro_monthly', scopes: ['operator'] });
    const listed = await run(['keys', 'list']);
    expect(listed.stdout).toMatch(new RegExp(`^${id} {2}acme {2}operator {2}.* {2}in force\n$`));
    expect(listed.stdout).not.toContain(key);
    expect((await run(['keys', 'revoke', id])).code).toBe(0);
    expect((await run(['keys', 'list'])).stdout).toContain('revoked');
    expect(await run(['keys', 'revoke', 'zzzzzzzz'])).toMatchObject({
      code: 1,
      stderr: 'working in the live world\nUnknown key id: zzzzzzzz\n',
    });
  });

  it('reports an empty world as failing, with what is missing', async () => {
    const { code, stdout } = await run(['doctor']);
    expect(code).toBe(1);
    expect(stdout).toMatch(/^FAIL feed gdelt-events: never polled successfully$/m);
    expect(stdout).toMatch(/^FAIL snapshot mena: none stored$/m);
    const shown = await run(['snapshot', 'show', 'mena']);
    expect(shown).toMatchObject({ code: 1, stdout: '' });
    expect(shown.stderr).toMatch(/^No snapshot of mena is stored/m);
  });

  it('prints help and version with any configuration', async () => {
    for (const words of [['--version'], ['help'], ['collect', '--help']])
      expect(await run(words, { PORT: 'x' })).toMatchObject({ code: 0, stderr: '' });
  });

  it('ends with 1 and a sentence for a DATA_DIR that cannot be used', async () => {
    const file = join(folder.path, 'file');
    await writeFile(file, '');
    const { DATA_DIR: _, ...environment } = folder.environment;
    const absurd = [file, join(file, 'below'), '/proc/none', `/${'x'.repeat(300)}`, `/tmp/${'y/'.repeat(3_000)}`];
    const create = ['keys', 'create', '--account', 'a', '--plan', 'free'];
    const tried = [
      ...absurd.map((dataDir) => [dataDir, create] as const),
      [file, ['start']],
      [file, ['doctor']],
      [file, ['show', 'mena']],
    ] as const;
    for (const [dataDir, words] of tried) {
      const { code, stderr } = await runProgram(words, { dataDir, environment });
      expect([dataDir.slice(0, 40), words[0], code]).toEqual([dataDir.slice(0, 40), words[0], 1]);
      expect(stderr).not.toMatch(/^ +at /m);
      expect(stderr.trimEnd().split('\n').length).toBeLessThanOrEqual(2);
    }
  });

  it('ends with 2 and a sentence where the pepper is not that of its store, which doctor repeats', async () => {
    const dataDir = (await temporaryFolder()).path;
    const withPepper = (words: readonly string[], byte: number) =>
      runProgram(words, {
        dataDir,
        environment: { PEPPER: Buffer.alloc(32, byte).toString('base64'), PORT: '0', NODE_ENV: 'production' },
      });
    const create = ['keys', 'create', '--account', 'a', '--plan', 'free'];
    expect((await withPepper(create, 1)).code).toBe(0);
    const refused = /^PEPPER is not the pepper of this store, [^\n]*\n$/;
    const { code, stdout, stderr } = await withPepper(['start'], 2);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(refused);
    expect((await withPepper(['doctor'], 2)).stdout).toMatch(/^FAIL pepper: PEPPER is not the pepper of this store/m);
  });

  it('finds a taken port before it collects', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const address = other.address();
    const port = typeof address === 'object' && address !== null ? String(address.port) : '';
    const empty = await temporaryFolder('nothing');
    const { code, stdout, stderr } = await runProgram(['start'], { dataDir: empty.path, environment: { PORT: port } });
    await new Promise((resolve) => other.close(resolve));
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toBe(`cannot listen on 127.0.0.1:${port} (EADDRINUSE): set PORT to another port\n`);
    expect(await readdir(empty.path)).toEqual([]);
    await empty.remove();
  });

  it('ends quietly when its reader has seen enough', async () => {
    const line = 'node dist/main.mjs help | head -n 1; exit $PIPESTATUS';
    const { stdout } = await shell('bash', ['-c', line]);
    expect(stdout).toMatch(/^Barograph: /);
  });
});
