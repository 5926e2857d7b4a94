import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { whileOpen } from '../../../test/kit/held-folder.ts';
import { embeddedFolder } from '../../../test/kit/temporary-folder.ts';
import { worldOfStore } from '../../stores/store-world.ts';
import { type Config, readConfig } from '../config.ts';
import { openClient } from '../open-stores.ts';
import { announceServer, withdrawServer } from '../running-server.ts';
import { markEvidence, worldFolder } from '../world-folder.ts';
import { endOf } from './test-kit/printed-by.ts';

const printed = (config: Config, ...words: readonly string[]) => endOf(config, words);

let folder: Awaited<ReturnType<typeof embeddedFolder>>;
let config: Config;
let kept: string;
beforeAll(async () => {
  folder = await embeddedFolder('nothing');
  config = readConfig({ DATA_DIR: folder.path });
  kept = join(folder.path, 'kept');
  await whileOpen(config, 'exercise', async () => {
    await printed(config, 'refresh', '--region', 'mena', '--exercise');
    await printed(config, 'backup', kept, '--exercise');
  });
});
afterAll(() => folder.remove());

/** A live world that nothing was restored into. */
async function liveRows(): Promise<unknown> {
  const client = await openClient(config, worldFolder(config, 'live'));
  const tables = await client.query({ text: "SELECT to_regclass('snapshot')::text AS name", values: [] });
  return client.close().then(() => tables);
}

describe('a backup of the exercise', () => {
  it('names its world', async () => {
    const manifest: unknown = JSON.parse(await readFile(join(kept, 'manifest.json'), 'utf8'));
    expect(manifest).toMatchObject({ world: 'exercise' });
    expect((await printed(config, 'backup', 'verify', kept)).stdout).toMatch(/^intact: exercise world, /);
  });

  it.each([
    ['as it was made', (text: string) => text],
    ['by a program that did not name the world', (text: string) => text.replace(/ *"world": "exercise",\n/, '')],
  ] as const)('is not restored into the live world, %s, and nothing is changed', async (_, edit) => {
    const copy = await edited(edit);
    const { code, stdout, stderr } = await printed(config, 'restore', copy, '--live');
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toBe(
      'working in the live world\nthe backup is of the exercise world and cannot be restored into the live world\n',
    );
    expect(await liveRows()).toEqual([{ name: null }]);
  });

  it('restores into an exercise', async () => {
    const other = await embeddedFolder('nothing');
    const into = readConfig({ DATA_DIR: other.path });
    const client = await openClient(into, worldFolder(into, 'exercise'));
    expect(await printed(into, 'restore', kept, '--exercise')).toMatchObject({ code: 0 });
    expect(await worldOfStore(client)).toBe('exercise');
    expect((await printed(into, 'forecasts', 'verify', '--exercise', '--json')).stdout).toMatch(
      /^\{"world":"exercise","forecasts":\{"status":"intact"/,
    );
    await client.close();
    await other.remove();
  });
});

let copies = 0;
async function edited(edit: (text: string) => string): Promise<string> {
  copies += 1;
  const copy = `${kept}-${copies}`;
  await cp(kept, copy, { recursive: true });
  const manifest = join(copy, 'manifest.json');
  await writeFile(manifest, edit(await readFile(manifest, 'utf8')));
  return copy;
}

describe('the store of the exercise', () => {
  it('does not open as the live store, whichever command finds it there', async () => {
    const moved = await embeddedFolder('nothing');
    const there = readConfig({ DATA_DIR: moved.path });
    await mkdir(join(moved.path, 'live'), { mode: 0o700 });
    await cp(worldFolder(config, 'exercise').store, worldFolder(there, 'live').store, {
      recursive: true,
      verbatimSymlinks: true,
    });
    const sentence = 'this store belongs to the exercise world and cannot be opened as the live world';
    for (const words of [['keys', 'list'], ['migrate'], ['refresh'], ['backup', join(moved.path, 'b')]])
      expect([words, (await printed(there, ...words)).stderr]).toEqual([words, expect.stringContaining(sentence)]);
    const { code, stdout } = await printed(there, 'doctor');
    expect(code).toBe(1);
    expect(stdout).toContain(`FAIL store: ${sentence}`);
    await moved.remove();
  });
});

describe('a command without a running server, or before it serves', () => {
  const open: Awaited<ReturnType<typeof openClient>>[] = [];
  beforeAll(async () => {
    for (const world of ['exercise', 'live'] as const) open.push(await openClient(config, worldFolder(config, world)));
  });
  afterAll(async () => {
    for (const client of open) await client.close();
  });

  it('stops where only the exercise holds evidence, and works where a world is named', async () => {
    await markEvidence(worldFolder(config, 'exercise'));
    const { code, stderr } = await printed(config, 'keys', 'list');
    expect(code).toBe(2);
    expect(stderr).toMatch(
      /no server is running and .* holds evidence of the exercise only: add --exercise or --live$/,
    );
    expect((await printed(config, 'keys', 'list', '--exercise')).stderr).toBe('working in the EXERCISE world\n');
    expect((await printed(config, 'keys', 'list', '--live')).stderr).toBe('working in the live world\n');
    expect((await printed(config, 'keys', 'list', '--live', '--exercise')).stderr).toMatch(/cannot be combined/);
  });

  it('works in the world of a server that is starting, and the doctor names it', async () => {
    await announceServer(config, { world: 'exercise' });
    const { code, stderr } = await printed(config, 'keys', 'list');
    expect([code, stderr]).toEqual([0, 'working in the EXERCISE world of the starting server\n']);
    expect((await printed(config, 'doctor')).stdout).toMatch(/^ok {3}server: exercise starting$/m);
    await withdrawServer(config);
  });

  it('works in the live world once that holds evidence', async () => {
    await markEvidence(worldFolder(config, 'live'));
    expect(await printed(config, 'keys', 'list')).toMatchObject({ code: 0, stderr: 'working in the live world\n' });
  });
});
