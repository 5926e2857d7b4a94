import { readdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { emptyFolder } from '../../test/kit/empty-folder.ts';
import { readConfig } from './config.ts';
import { holdsEvidence, markEvidence, pepperOf, worldFolder } from './world-folder.ts';

let folder: Awaited<ReturnType<typeof emptyFolder>>;

beforeEach(async () => {
  folder = await emptyFolder();
});
afterEach(() => folder.remove());

const world = (name: 'live' | 'exercise') => worldFolder(readConfig({ DATA_DIR: folder.path }), name);

describe('the worlds', () => {
  it('share no path', () => {
    const { name: _, ...live } = world('live');
    const { name: __, ...exercise } = world('exercise');
    const paths = [...Object.values(live), ...Object.values(exercise)];
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of Object.values(exercise)) expect(path.startsWith(`${folder.path}/exercise/`)).toBe(true);
  });

  it('remember each for itself that they hold evidence', async () => {
    expect(await holdsEvidence(world('live'))).toBe(false);
    await markEvidence(world('exercise'));
    expect(await holdsEvidence(world('live'))).toBe(false);
    expect(await holdsEvidence(world('exercise'))).toBe(true);
    await markEvidence(world('exercise'));
    expect(await readdir(dirname(world('exercise').evidenceMark))).toEqual(['holds-evidence']);
  });

  it('have a secret each, created once by concurrent processes and readable by its owner alone', async () => {
    const asked = await Promise.all(Array.from({ length: 12 }, () => pepperOf(world('live'), {})));
    const hex = new Set(asked.map((bytes) => Buffer.from(bytes).toString('hex')));
    expect(hex.size).toBe(1);
    expect(asked[0]).toHaveLength(32);
    expect(Buffer.from(await pepperOf(world('live'), {})).toString('hex')).toBe([...hex][0]);
    expect(Buffer.from(await pepperOf(world('exercise'), {})).toString('hex')).not.toBe([...hex][0]);
    expect((await stat(world('live').pepper)).mode & 0o777).toBe(0o600);
  });

  it('take a configured secret for the live world alone, and make no file of it', async () => {
    const pepper = new Uint8Array(32).fill(7);
    expect(await pepperOf(world('live'), { pepper })).toEqual(pepper);
    await expect(stat(world('live').pepper)).rejects.toThrow('ENOENT');
    expect(Buffer.from(await pepperOf(world('exercise'), { pepper }))).not.toEqual(Buffer.from(pepper));
  });
});
