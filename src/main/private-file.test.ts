import { chmod, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { emptyFolder } from '../../test/kit/empty-folder.ts';
import { createPrivateFile, readPrivateFile, writePrivateFile } from './private-file.ts';

let folder: Awaited<ReturnType<typeof emptyFolder>>;
let path: string;

beforeEach(async () => {
  folder = await emptyFolder();
  path = join(folder.path, 'deep', 'er', 'secret');
});
afterEach(() => folder.remove());

const modeOf = async (of: string): Promise<number> => (await stat(of)).mode & 0o777;
const siblings = (): Promise<string[]> => readdir(join(folder.path, 'deep', 'er'));

describe('a private file', () => {
  it('can be read by its owner alone, and so can the folders that were made for it', async () => {
    await writePrivateFile(path, 'text');
    await createPrivateFile(`${path}2`, 'text');
    expect(await modeOf(path)).toBe(0o600);
    expect(await modeOf(`${path}2`)).toBe(0o600);
    expect(await modeOf(join(folder.path, 'deep', 'er'))).toBe(0o700);
    expect(await modeOf(join(folder.path, 'deep'))).toBe(0o700);
  });

  it('is private again when it replaces one that was not', async () => {
    await writePrivateFile(path, 'old');
    await chmod(path, 0o644);
    await writePrivateFile(path, 'new');
    expect([await modeOf(path), await readFile(path, 'utf8')]).toEqual([0o600, 'new']);
  });

  it('keeps every byte', async () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, i) => i);
    await writePrivateFile(path, bytes);
    expect(new Uint8Array((await readPrivateFile(path)) ?? [])).toEqual(bytes);
  });

  it('is complete at every moment: one of many concurrent writers wins, and no temporary file remains', async () => {
    const texts = Array.from({ length: 20 }, (_, i) => String(i).repeat(10_000));
    const seen: (string | undefined)[] = [];
    await Promise.all(
      texts.map(async (text) => {
        await writePrivateFile(path, text);
        seen.push((await readPrivateFile(path))?.toString());
      }),
    );
    for (const text of seen) expect(texts).toContain(text);
    expect(await siblings()).toEqual(['secret']);
  });

  it('that is created once keeps the first content for all concurrent writers', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, i) => createPrivateFile(path, `maker ${i}`)));
    const first = await readFile(path, 'utf8');
    expect(first).toMatch(/^maker \d+$/);
    await createPrivateFile(path, 'late');
    expect(await readFile(path, 'utf8')).toBe(first);
    expect(await siblings()).toEqual(['secret']);
  });

  it('leaves the old one and no debris when it cannot be written', async () => {
    await mkdir(join(path, 'in the way'), { recursive: true });
    await expect(writePrivateFile(path, 'text')).rejects.toThrow();
    expect(await siblings()).toEqual(['secret']);
  });

  it('is undefined where there is none, and an error where it cannot be read', async () => {
    expect(await readPrivateFile(path)).toBeUndefined();
    await writeFile(join(folder.path, 'file'), '');
    await expect(readPrivateFile(folder.path)).rejects.toThrow(/EISDIR/);
  });
});
