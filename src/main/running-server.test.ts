import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { emptyFolder } from '../../test/kit/empty-folder.ts';
import { ownIdentity } from '../stores/embedded/process-identity.ts';
import { CommandError } from './command-error.ts';
import { announceServer, runningServer, withdrawServer } from './running-server.ts';

const SERVER = { world: 'exercise', url: 'http://127.0.0.1:8080' } as const;

let folder: Awaited<ReturnType<typeof emptyFolder>>;
let config: { readonly dataDir: string };
let path: string;

beforeEach(async () => {
  folder = await emptyFolder();
  config = { dataDir: folder.path };
  path = join(folder.path, 'server.json');
});
afterEach(() => folder.remove());

/** The number of a process that has ended. */
const deadPid = (): number => spawnSync(process.execPath, ['-e', '']).pid;

describe('the running server', () => {
  it('is the one that announced itself, until it withdraws', async () => {
    expect(await runningServer(config)).toBeUndefined();
    await announceServer(config, SERVER);
    expect(await runningServer(config)).toEqual({ ...SERVER, ...ownIdentity() });
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    await withdrawServer(config);
    expect(await runningServer(config)).toBeUndefined();
    expect(existsSync(path)).toBe(false);
  });

  it('is known while it starts, before it has a URL', async () => {
    await announceServer(config, { world: 'exercise' });
    expect(await runningServer(config)).toEqual({ world: 'exercise', ...ownIdentity() });
  });

  it('is undefined after its process has ended', async () => {
    await writeFile(path, JSON.stringify({ ...SERVER, pid: deadPid(), started: 'unknown' }));
    expect(await runningServer(config)).toBeUndefined();
  });

  it.skipIf(!existsSync('/proc/self/stat'))('is undefined if its pid belongs to a later process', async () => {
    await writeFile(path, JSON.stringify({ ...SERVER, pid: process.pid, started: 'another boot/1' }));
    expect(await runningServer(config)).toBeUndefined();
  });

  it.each([
    'not json',
    '',
    '{}',
    '[]',
    'null',
    '"http://127.0.0.1:8080"',
    '{"pid":"1","started":"x","world":"live","url":"u"}',
    '{"pid":0,"started":"x","world":"live","url":"u"}',
    '{"pid":-1,"started":"x","world":"live","url":"u"}',
    '{"pid":1,"started":"x","world":"test","url":"u"}',
    '{"pid":1,"started":"x","world":"live","url":1}',
  ])('rejects a file of another program: %s', async (text) => {
    await writeFile(path, text);
    await expect(runningServer(config)).rejects.toThrow(CommandError);
    await expect(runningServer(config)).rejects.toThrow(`${path} is not a server record`);
    await withdrawServer(config);
    expect(existsSync(path)).toBe(true);
  });

  it('is left alone by the end of another one', async () => {
    await writeFile(path, JSON.stringify({ ...SERVER, pid: deadPid(), started: 'unknown' }));
    await withdrawServer(config);
    expect(existsSync(path)).toBe(true);
  });
});
