import { createHash } from 'node:crypto';
import { copyFile, cp, mkdir, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seededRandom } from '../../src/evaluation/seeded-random.ts';
import { verifyExport } from '../../src/main/exports/verify-export.ts';
import { csv } from '../../src/tables/formats/csv.ts';
import { emptyFolder } from '../kit/empty-folder.ts';
import { exportedWorlds, keySetOf, newSigningKey } from '../kit/export-worlds.ts';
import { writtenExport } from '../kit/written-export.ts';

const key = newSigningKey();
const keys = keySetOf(key);
const things = exportedWorlds(key);
let folder: Awaited<ReturnType<typeof emptyFolder>>;

beforeAll(async () => {
  folder = await emptyFolder();
});
afterAll(() => folder.remove());

/** Every file of a folder with its bytes, by its path. */
async function filesOf(path: string): Promise<ReadonlyMap<string, Buffer>> {
  const names = await readdir(path, { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    await Promise.all(files.sort().map(async (file) => [file.slice(path.length + 1), await readFile(file)] as const)),
  );
}

const hashesOf = (files: ReadonlyMap<string, Buffer>) =>
  [...files].map(([name, bytes]) => [name, createHash('sha256').update(bytes).digest('hex')]);

describe('an export', () => {
  it('written twice has the same bytes', async () => {
    const once = await writtenExport(folder.path, 'once', { things, key });
    const again = await writtenExport(folder.path, 'again', { things, key });
    expect(hashesOf(await filesOf(again.path))).toEqual(hashesOf(await filesOf(once.path)));
    expect((await readdir(folder.path)).filter((name) => name.endsWith('.draft'))).toEqual([]);
  });

  it('leaves a folder alone that exists', async () => {
    await mkdir(join(folder.path, 'taken'));
    await expect(writtenExport(folder.path, 'taken', { things, key })).rejects.toThrow(/exists/);
    expect(await readdir(join(folder.path, 'taken'))).toEqual([]);
  });

  it('leaves nothing when it fails', async () => {
    const broken = { ...things, snapshots: things.snapshots.map((one) => ({ ...one, state: { version: 9 } })) };
    await expect(writtenExport(folder.path, 'broken', { things: broken, key })).rejects.toThrow(/unknown shape/);
    expect((await readdir(folder.path)).filter((name) => name.startsWith('broken'))).toEqual([]);
  });

  it('has the rows of its regions and its span, and no others', async () => {
    const { snapshots } = things;
    const to = Math.max(...snapshots.map(({ generatedAt }) => generatedAt));
    const request = { regionIds: ['mena'], to };
    const { manifest } = await writtenExport(folder.path, 'part', { things, key, request });
    const rows = (path: string) => manifest.files.find((file) => file.path === path)?.rows;
    expect(rows('snapshots.jsonl')).toBe(2);
    expect(rows('tables/axes.parquet')).toBe(14);
    expect(manifest.to).toBe(new Date(to).toISOString());
  });

  it('is intact, and every change of one byte is found in its file', async () => {
    const few = things.snapshots.filter(({ regionId }) => regionId === 'global').slice(0, 1);
    const { path } = await writtenExport(folder.path, 'changed', { things: { snapshots: few }, key });
    expect(await verifyExport(path, keys)).toMatchObject({ status: 'intact', keyId: key.keyId });
    const files = [...(await filesOf(path))].filter(([, bytes]) => bytes.length > 0);
    const { integer } = seededRandom(7);
    const missed: string[] = [];
    for (let n = 0; n < 1_000; n += 1) {
      const [name, bytes] = files[n % files.length] ?? ['', Buffer.alloc(0)];
      const at = integer(bytes.length);
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ (1 + integer(255));
      await writeFile(join(path, name), changed);
      const verdict = await verifyExport(path, keys);
      const found = verdict.status === 'misfit' && verdict.path.startsWith(name.replace(/\.sig$/, ''));
      if (!found) missed.push(`${name} at ${at}: ${JSON.stringify(verdict)}`);
      await writeFile(join(path, name), bytes);
    }
    expect(missed).toEqual([]);
    expect((await verifyExport(path, keys)).status).toBe('intact');
  });

  it('is not intact with a file more, less or shorter, under another key, or with a snapshot of another key', async () => {
    const { path } = await writtenExport(folder.path, 'damaged', { things, key, request: { format: csv } });
    const damaged = async (change: (copy: string) => Promise<void>, set: unknown = keys) => {
      const copy = join(folder.path, 'copy');
      await cp(path, copy, { recursive: true });
      await change(copy);
      const verdict = await verifyExport(copy, set);
      await rm(copy, { recursive: true });
      return verdict;
    };
    const axes = (copy: string) => join(copy, 'tables', 'axes.csv');
    const misfit = (name: string) => ({ status: 'misfit', path: name });
    const nothing = async () => undefined;
    expect(await damaged((copy) => copyFile(axes(copy), join(copy, 'tables', 'more.csv')))).toMatchObject(
      misfit('tables/more.csv'),
    );
    expect(await damaged((copy) => rm(axes(copy)))).toMatchObject(misfit('tables/axes.csv'));
    expect(await damaged((copy) => truncate(axes(copy), 9))).toMatchObject(misfit('tables/axes.csv'));
    expect(await damaged((copy) => rm(join(copy, 'manifest.json')))).toMatchObject(misfit('manifest.json'));
    expect(await damaged(nothing, keySetOf(newSigningKey()))).toMatchObject(misfit('manifest.json'));
    const forged = {
      ...things,
      snapshots: things.snapshots.map((one) => ({ ...one, signature: newSigningKey().sign({}) })),
    };
    const { path: other } = await writtenExport(folder.path, 'forged', { things: forged, key });
    expect(await verifyExport(other, keys)).toMatchObject(misfit('snapshots.jsonl'));
  });
});

describe('the metadata of an export', () => {
  it('name every file with its hash and every column, and how to cite it', async () => {
    const { path, manifest } = await writtenExport(folder.path, 'described', { things, key });
    const files = await filesOf(path);
    const document = (name: string) => JSON.parse(String(files.get(name)));
    const { distribution, recordSet } = document('croissant.json');
    const hashed = (list: readonly { contentUrl: string; sha256: string }[]) =>
      Object.fromEntries(list.map(({ contentUrl, sha256 }) => [contentUrl, sha256]));
    const tables = manifest.files.filter(({ rows }) => rows !== undefined);
    const expected = Object.fromEntries(tables.map((file) => [file.path, file.sha256]));
    expect(hashed(distribution)).toEqual(expected);
    expect(hashed(document('dataset.json').distribution)).toEqual(expected);
    expect(recordSet).toHaveLength(10);
    expect(recordSet[0].field.map(({ name }: { name: string }) => name)).toContain('axis_value');
    const sources = recordSet.flatMap((set: { field: { source: { fileObject: { '@id': string } } }[] }) =>
      set.field.map(({ source }) => source.fileObject['@id']),
    );
    const ids = distribution.map((file: { '@id': string }) => file['@id']);
    expect(sources.filter((id: string) => !ids.includes(id))).toEqual([]);
    expect(String(files.get('CITATION.cff'))).toMatch(/^cff-version: 1\.2\.0\n/);
  });
});
