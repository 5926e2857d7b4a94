import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../src/assessment/time.ts';
import { type HttpServer, serveHttp } from '../../src/gateway/serve-http.ts';
import { writeExports } from '../../src/jobs/exports/write-exports.ts';
import { memoryPorts } from '../../src/jobs/test-kit/memory-ports.ts';
import { endOf } from '../../src/main/commands/test-kit/printed-by.ts';
import { readConfig } from '../../src/main/config.ts';
import { copyExport } from '../../src/main/exports/copy-export.ts';
import { manifestText, readManifest } from '../../src/tables/manifest.ts';
import { createWorld } from '../gateway/world.ts';
import { emptyFolder } from '../kit/empty-folder.ts';
import { describedBy, exportedWorlds, keySetOf, newSigningKey } from '../kit/export-worlds.ts';
import { memoryExportFiles } from '../kit/memory-export-files.ts';
import { memoryExportSource } from '../kit/memory-export-source.ts';
import { NOW } from '../kit/worlds.ts';
import { TERMS_OF } from '../kit/written-export.ts';

const signingKey = newSigningKey();
const keySet = keySetOf(signingKey);
const files = memoryExportFiles();
const source = memoryExportSource(exportedWorlds(signingKey));
let folder: Awaited<ReturnType<typeof emptyFolder>>;
let server: HttpServer;
let versionCount = 0;

/** Writes the files of a day, as the server does. */
const writeDay = (days: number) =>
  writeExports({
    claims: memoryPorts().claims,
    clock: { now: () => NOW + days * DAY_MS },
    owner: 'test',
    exports: { source, termsOf: TERMS_OF, files },
    described: describedBy(signingKey),
    newVersion: () => {
      versionCount += 1;
      return `v${versionCount}`;
    },
    signal: new AbortController().signal,
  });

/** What the server sends. */
async function read(path: string, range?: string): Promise<Uint8Array> {
  const [table = '', period = 'all'] = path.replace('/exports/', '').replace('.parquet', '').split('/');
  const file = await files.find({ table, period });
  if (file === undefined) throw new Error(`no ${path}`);
  const [first = 0, last = file.byteCount - 1] = range?.match(/\d+/g)?.map(Number) ?? [];
  const bytes = await files.read(file, { first, last: Math.min(last, file.byteCount - 1) });
  return bytes ?? new Uint8Array();
}

beforeAll(async () => {
  folder = await emptyFolder();
  await writeDay(1);
  const PUBLISHED = [{ keyId: signingKey.keyId, publicKey: signingKey.publicKey, publishedAt: NOW }];
  const world = createWorld({ handlers: { exportFiles: files, signingKeys: { all: async () => PUBLISHED } } });
  server = await serveHttp({ gateway: world.gateway, host: '127.0.0.1', port: 0 });
  await writeFile(join(folder.path, 'key'), await world.newKey('acme', 'enterprise'));
});
afterAll(async () => {
  await server.close();
  await folder.remove();
});

const leftovers = async (name: string) => (await readdir(folder.path)).filter((entry) => entry.startsWith(name));

describe('a copy of the export files of a server', () => {
  it('is made by one command, and verifies by another', async () => {
    const place = join(folder.path, 'whole');
    const config = readConfig({ DATA_DIR: join(folder.path, 'none') });
    const asked = ['--url', server.url, '--key-file', join(folder.path, 'key')];
    const copied = await endOf(config, ['export', place, ...asked]);
    expect(copied.stderr).toMatch(/^Copying: 0%/);
    expect([copied.code, copied.stdout]).toEqual([0, expect.stringMatching(/^live world, [\d,]+ rows in 23 files/)]);
    const verified = await endOf(config, ['export', 'verify', place, '--jwks', `${server.url}/.well-known/jwks.json`]);
    expect([verified.code, verified.stdout]).toEqual([0, expect.stringMatching(/^intact: live world/)]);
    const again = await endOf(config, ['export', place, ...asked]);
    expect([again.code, again.stderr]).toEqual([1, expect.stringContaining('exists')]);
    const chosen = await endOf(config, ['export', join(folder.path, 'part'), '--tables', 'axes', ...asked]);
    expect([chosen.code, chosen.stderr]).toEqual([
      2,
      expect.stringMatching(/--tables needs the store of this machine/),
    ]);
    const open = await endOf(config, ['export', join(folder.path, 'open'), '--url', server.url]);
    expect([open.code, open.stderr]).toEqual([2, expect.stringMatching(/give a key by --key - or --key-file/)]);
    expect(await leftovers('open')).toEqual([]);
    expect(existsSync(join(folder.path, 'none'))).toBe(false);
  });

  it('is the same in pieces of any size', async () => {
    const hashes = new Set<string>();
    for (const pieceBytes of [1_000, 4_096, 1_000_000]) {
      const place = join(folder.path, `pieces-${pieceBytes}`);
      hashes.add(manifestText(await copyExport(place, { read, keySet, pieceBytes })));
    }
    expect(hashes.size).toBe(1);
  });

  it('is of one day where the server writes the next one meanwhile', async () => {
    let readCount = 0;
    const place = join(folder.path, 'days');
    const manifest = await copyExport(place, {
      keySet,
      read: async (path, range) => {
        readCount += 1;
        if (readCount === 12) await writeDay(40);
        return read(path, range);
      },
    });
    const served = readManifest(Buffer.from(await read('/exports/manifest.json')).toString());
    expect(manifest).toEqual(served);
    expect(await readFile(join(place, 'axes', 'all.parquet'))).toEqual(
      Buffer.from(await read('/exports/axes/all.parquet')),
    );
  });

  it.each([
    ['changed', (bytes: Uint8Array) => bytes.map((byte, at) => (at === 9 ? byte ^ 1 : byte))],
    ['short', (bytes: Uint8Array) => bytes.subarray(1)],
    ['long', (bytes: Uint8Array) => Buffer.concat([Buffer.from('x'), bytes])],
  ])('is not left where a file is %s', async (name, alter) => {
    for (const altered of ['/exports/axes/all.parquet', '/exports/CITATION.cff', '/exports/manifest.json']) {
      const place = join(folder.path, name);
      const lying = async (path: string, range?: string) =>
        path === altered ? alter(await read(path, range)) : read(path, range);
      await expect(copyExport(place, { read: lying, keySet })).rejects.toThrow(/server/);
      expect(await leftovers(name)).toEqual([]);
    }
  });

  it('is not left where another key has signed it', async () => {
    const place = join(folder.path, 'other');
    const other = copyExport(place, { read, keySet: keySetOf(newSigningKey()) });
    await expect(other).rejects.toThrow(/manifest\.json, which does not fit/);
    expect(await leftovers('other')).toEqual([]);
  });
});
