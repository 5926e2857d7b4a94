import { execFile, spawn } from 'node:child_process';
import { appendFile, chmod, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newSigningKeyText, readSigningKey } from '../../src/identity/signing/signing-key.ts';
import { VERSION } from '../../src/main/version.ts';
import { emptyFolder } from '../kit/empty-folder.ts';
import { type Finished, finished, printed, stopped } from '../kit/program.ts';
import { copyStartedExercise, exerciseKey, OFFLINE } from '../kit/started-exercise.ts';

const run = promisify(execFile);
/** All that a machine needs: what a shell script calls; the archive brings Node. */
const TOOLS = ['sh', 'dirname', 'readlink'];
const PACK = 'scripts/pack-offline.mjs';

const keyText = newSigningKeyText();
const key = readSigningKey(keyText);

let folder: Awaited<ReturnType<typeof emptyFolder>>;
/** The unpacked archive. */
let unpacked: string;
let tools: string;
let said: string;

beforeAll(async () => {
  folder = await emptyFolder();
  const packages = join(folder.path, 'packages');
  // In place of a binary of 100 MB.
  const node = join(folder.path, 'node');
  await writeFile(node, `#!/bin/sh\nexec "${process.execPath}" "$@"\n`);
  await chmod(node, 0o755);
  const env = { ...process.env, RELEASE_SIGNING_KEY: keyText };
  said = (await run(process.execPath, [PACK, packages, '--node', node], { env })).stdout;
  const [name = ''] = await readdir(packages);
  expect(name).toBe(`barograph-${VERSION}-offline-${process.platform}-${process.arch}.tar.gz`);
  await run('tar', ['-xzf', join(packages, name), '-C', folder.path]);
  unpacked = join(folder.path, `barograph-${VERSION}`);
  tools = join(folder.path, 'tools');
  await mkdir(tools);
  for (const tool of TOOLS)
    await symlink((await run('sh', ['-c', `command -v ${tool}`])).stdout.trim(), join(tools, tool));
});
afterAll(() => folder.remove());

/** Starts the command of the archive on a machine that has no npm, in the archive's folder. */
const start = (...words: readonly string[]) =>
  spawn(join(unpacked, 'barograph'), words, {
    cwd: unpacked,
    env: { ...OFFLINE, PATH: tools, HOME: folder.path, PORT: '0', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

interface Check {
  readonly name: string;
  readonly ok: boolean;
  readonly message: string;
}

async function archiveChecks(...words: readonly string[]): Promise<readonly Check[]> {
  const { stdout }: Finished = await finished(start('doctor', '--json', '--live', ...words));
  const checks: readonly Check[] = JSON.parse(stdout);
  return checks.filter(({ name }) => name.startsWith('archive'));
}

const signed = { name: 'archive signature', ok: true, message: expect.stringContaining(key?.keyId ?? '') };

describe('the archive for machines without a network', () => {
  it('names its key, when it is packed and in its text of at most 15 lines, and brings a unit', async () => {
    expect(said).toContain(`signed by the key ${key?.keyId}`);
    const text = await readFile(join(unpacked, 'INSTALL.txt'), 'utf8');
    expect(text).toContain(`Signed by the key ${key?.keyId}.`);
    expect(await readFile(join(unpacked, 'barograph.service'), 'utf8')).toBe(
      await readFile('deploy/systemd/barograph.service', 'utf8'),
    );
    const check = run('sha256sum', ['--check', '--quiet', 'SHA256SUMS'], { cwd: unpacked });
    await expect(check).resolves.toMatchObject({ stdout: '' });
  });

  it('starts, answers and stops without npm', async () => {
    await copyStartedExercise(join(unpacked, 'data'));
    const child = start('start');
    try {
      const text = await printed(child, /Stop with Ctrl-C/);
      const url = /http:\/\/127\.0\.0\.1:\d+/.exec(text)?.[0] ?? '';
      const headers = { 'X-Service-Key': await exerciseKey(join(unpacked, 'data')) };
      const response = await fetch(`${url}/api/intelligence/v1/get-regional-snapshot?region_id=mena`, { headers });
      expect(await response.json()).toMatchObject({ snapshot: { regionId: 'mena' } });
    } finally {
      expect(await stopped(child)).toBe(0);
    }
  });

  it('is found as packed, beside data, by a key that is given; by another one it is not', async () => {
    expect(await archiveChecks()).toMatchObject([{ ok: true, message: expect.stringMatching(/as packed$/) }, signed]);
    const place = join(folder.path, 'keys.json');
    await writeFile(place, await readFile(join(unpacked, 'release-keys.json')));
    expect((await archiveChecks('--jwks', place))[1]).toMatchObject(signed);
    await writeFile(place, '{"keys":[]}');
    const foreign = { ok: false, message: `of another key, ${key?.keyId}` };
    expect((await archiveChecks('--jwks', place))[1]).toMatchObject(foreign);
  });

  it('takes Node from PATH where it brings none, and names each changed or missing file', async () => {
    await rm(join(unpacked, 'node'));
    await symlink(process.execPath, join(tools, 'node'));
    await appendFile(join(unpacked, 'dist/islands/scrubber.js'), ' ');
    const message = 'dist/islands/scrubber.js was changed, node is missing';
    expect(await archiveChecks()).toMatchObject([{ ok: false, message }, signed]);
  });

  it('is not packed with a key that is none, which no message quotes, nor with a binary that is no Node', async () => {
    const secret = 'not-a-key-but-secret';
    const env = { ...process.env, RELEASE_SIGNING_KEY: secret };
    const { stderr } = await run(process.execPath, [PACK, folder.path], { env }).then(
      () => ({ stderr: 'packed' }),
      (error: { stderr: string }) => error,
    );
    expect(stderr).toBe('pack:offline: RELEASE_SIGNING_KEY is not a private Ed25519 key as a JSON Web Key\n');
    await expect(run(process.execPath, [PACK, folder.path, '--node', '/bin/false'])).rejects.toThrow(/pack:offline/);
  });
});
