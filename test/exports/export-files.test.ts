import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parquetReadObjects } from 'hyparquet';
import { beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../src/assessment/time.ts';
import { EXPORT_DOCUMENTS, EXPORT_TABLES, EXPORT_TEXTS } from '../../src/contract/platform/exports.ts';
import { seededRandom } from '../../src/evaluation/seeded-random.ts';
import { type ExportDeps, periods, writeExports } from '../../src/jobs/exports/write-exports.ts';
import { memoryPorts } from '../../src/jobs/test-kit/memory-ports.ts';
import { verifyExport } from '../../src/main/exports/verify-export.ts';
import type { ExportFile } from '../../src/ports/export-files.ts';
import type { ExportSource } from '../../src/ports/export-source.ts';
import { REGION_IDS } from '../../src/reference/regions.ts';
import { TABLE_NAMES } from '../../src/tables/registry.ts';
import { bodyOf, createWorld, headerOf, type World } from '../gateway/world.ts';
import { emptyFolder } from '../kit/empty-folder.ts';
import { describedBy, exportedWorlds, keySetOf, newSigningKey } from '../kit/export-worlds.ts';
import { memoryExportFiles } from '../kit/memory-export-files.ts';
import { memoryExportSource } from '../kit/memory-export-source.ts';
import { NOW } from '../kit/worlds.ts';
import { TERMS_OF } from '../kit/written-export.ts';

const signingKey = newSigningKey();
const things = exportedWorlds(signingKey);
const files = memoryExportFiles();
let time = NOW + DAY_MS;
let versionCount = 0;

const deps = (source: ExportSource, stored: ExportDeps['exports']['files'] = files): ExportDeps => ({
  claims: memoryPorts().claims,
  clock: { now: () => time },
  owner: 'test',
  exports: { source, termsOf: TERMS_OF, files: stored },
  described: describedBy(signingKey),
  newVersion: () => {
    versionCount += 1;
    return `v${versionCount}`;
  },
  signal: new AbortController().signal,
});

const PLACES: readonly string[] = REGION_IDS;
const DOCUMENTS: readonly string[] = [...EXPORT_DOCUMENTS, ...EXPORT_TEXTS];

const bytesOf = async (file: ExportFile | undefined) => {
  if (file === undefined) throw new Error('the file is there');
  const bytes = await files.read(file, { first: 0, last: file.byteCount - 1 });
  if (bytes === undefined) throw new Error('the file can be read');
  return bytes;
};

const rowsIn = (bytes: Uint8Array) =>
  parquetReadObjects({ file: new Uint8Array(bytes).buffer, compressors: { GZIP: (bytes) => gunzipSync(bytes) } });

describe('the job', () => {
  it('names every month from the first snapshot to the present one, then everything', () => {
    const named = periods(Date.UTC(2025, 10, 30, 23), Date.UTC(2026, 0, 1)).map(({ period }) => period);
    expect(named).toEqual(['2025-11', '2025-12', '2026-01', 'all']);
    const months = periods(Date.UTC(2024, 0, 31), Date.UTC(2028, 11, 31)).slice(0, -1);
    expect(months).toHaveLength(60);
    for (const [place, { from, to }] of months.entries()) {
      expect(new Date(from).toISOString()).toMatch(/-01T00:00:00.000Z$/);
      expect(months[place + 1]?.from ?? to).toBe(to);
    }
  });

  it('writes a file a table and period, all in the order of region, name and time, and nothing twice a day', async () => {
    const source = memoryExportSource(things);
    const own = deps(source);
    expect(await writeExports(own)).toEqual({ status: 'written', fileCount: 20 + DOCUMENTS.length });
    expect((await writeExports(own)).status).toBe('taken');
    expect(EXPORT_TABLES).toEqual(TABLE_NAMES);
    const rows = await rowsIn(await bytesOf(await files.find({ table: 'axes', period: 'all' })));
    expect(rows).toHaveLength(7 * things.snapshots.length);
    const order = rows.map((row) => [PLACES.indexOf(String(row.region_id)), row.axis_name, Number(row.assessed_at)]);
    const sorted = order.toSorted(
      ([region = 0, name = '', at = 0], [otherRegion = 0, otherName = '', otherAt = 0]) =>
        Number(region) - Number(otherRegion) ||
        (name < otherName ? -1 : name > otherName ? 1 : Number(at) - Number(otherAt)),
    );
    expect(order).toEqual(sorted);
  });

  it('leaves a month that is over as it is, and writes the rest again on the next day', async () => {
    const before = await files.all();
    time = NOW + 40 * DAY_MS;
    await writeExports(deps(memoryExportSource(things)));
    const month = await files.all();
    time = NOW + 41 * DAY_MS;
    await writeExports(deps(memoryExportSource(things)));
    const after = await files.all();
    const versions = (list: readonly ExportFile[], period: string) =>
      list.filter((file) => file.period === period).map(({ table, version }) => [table, version]);
    expect(versions(before, '2026-03')).not.toEqual(versions(month, '2026-03'));
    expect(versions(after, '2026-03')).toEqual(versions(month, '2026-03'));
    expect(versions(after, 'all')).not.toEqual(versions(month, 'all'));
  });

  it('writes a month of an earlier program, which did not note licences, again once', async () => {
    const name = { table: 'evidence', period: '2026-03' };
    const month = await files.find(name);
    if (month === undefined) throw new Error('the month is there');
    const { licences, ...earlier } = month;
    await files.publish(earlier);
    time += DAY_MS;
    await writeExports(deps(memoryExportSource(things)));
    const again = await files.find(name);
    expect([again?.licences, again?.sha256]).toEqual([licences, month.sha256]);
    expect(again?.version).not.toBe(month.version);
    time += DAY_MS;
    await writeExports(deps(memoryExportSource(things)));
    expect(await files.find(name)).toEqual(again);
  });

  it('publishes nothing of a table that it was stopped in', async () => {
    const stored = memoryExportFiles();
    const stopping = new AbortController();
    const source = memoryExportSource(things);
    const stopped: ExportSource = {
      ...source,
      snapshots: (page) => {
        if (page.limit > 1) stopping.abort();
        return source.snapshots(page);
      },
    };
    const run = await writeExports({ ...deps(stopped, stored), signal: stopping.signal });
    expect([run, await stored.all()]).toEqual([{ status: 'interrupted', fileCount: 0 }, []]);
  });
});

describe('a file over HTTP', () => {
  let world: World;
  let key: string;
  const path = '/exports/axes/all.parquet';

  beforeAll(async () => {
    world = createWorld({ handlers: { exportFiles: files } });
    key = await world.newKey('acme', 'pro_monthly');
  });

  const get = (target: string, headers: readonly (readonly [string, string])[] = [], method = 'GET') =>
    world.send({ method, target, key, headers });

  it('is served as a whole, by both of its paths, and by its ETag once', async () => {
    const whole = await get(path);
    expect([whole.status, headerOf(whole, 'Content-Type')]).toEqual([200, 'application/vnd.apache.parquet']);
    const expected = await bytesOf(await files.find({ table: 'axes', period: 'all' }));
    expect(Buffer.concat(whole.pieces).equals(expected)).toBe(true);
    expect(Buffer.concat((await get('/exports?table=axes&period=all')).pieces).equals(expected)).toBe(true);
    const etag = headerOf(whole, 'ETag') ?? '';
    expect((await get(path, [['If-None-Match', etag]])).status).toBe(304);
    const head = await get(path, [], 'HEAD');
    expect([head.status, headerOf(head, 'Content-Length'), head.pieces]).toEqual([200, String(expected.length), []]);
  });

  it('is served in ranges, which join to the whole', async () => {
    const expected = await bytesOf(await files.find({ table: 'axes', period: 'all' }));
    const { integer } = seededRandom(5);
    for (let n = 0; n < 30; n += 1) {
      const first = integer(expected.length);
      const last = first + integer(expected.length - first);
      const part = await get(path, [['Range', `bytes=${first}-${last}`]]);
      expect([part.status, headerOf(part, 'Content-Range')]).toEqual([
        206,
        `bytes ${first}-${last}/${expected.length}`,
      ]);
      expect(Buffer.concat(part.pieces).equals(expected.subarray(first, last + 1))).toBe(true);
      world.clock.time += 60_000;
    }
    const tail = await get(path, [['Range', 'bytes=-4']]);
    expect(Buffer.concat(tail.pieces).toString()).toBe('PAR1');
    const beyond = await get(path, [['Range', `bytes=${expected.length}-`]]);
    expect([beyond.status, headerOf(beyond, 'Content-Range')]).toEqual([416, `bytes */${expected.length}`]);
    expect((await get(path, [['Range', 'bytes=0-1,3-4']])).status).toBe(200);
    const etag = headerOf(tail, 'ETag') ?? '';
    const range = ['Range', 'bytes=0-3'] as const;
    expect((await get(path, [range, ['If-Range', etag]])).status).toBe(206);
    expect((await get(path, [range, ['If-Range', '"other"']])).status).toBe(200);
  });

  it('is described by documents, and a copy of everything verifies to the byte', async () => {
    const folder = await emptyFolder();
    try {
      const names = (await files.all()).flatMap(({ table, period }) =>
        DOCUMENTS.includes(table) ? table : `${table}/${period}.parquet`,
      );
      for (const name of names) {
        world.clock.time += 60_000;
        const answer = await get(`/exports/${name}`);
        expect([name, answer.status]).toEqual([name, 200]);
        const place = join(folder.path, name);
        await mkdir(dirname(place), { recursive: true });
        await writeFile(place, Buffer.concat(answer.pieces));
      }
      const keys = keySetOf(signingKey);
      expect(await verifyExport(folder.path, keys)).toMatchObject({ status: 'intact', keyId: signingKey.keyId });
      const manifest = JSON.parse(await readFile(join(folder.path, 'manifest.json'), 'utf8'));
      const rows = await rowsIn(await readFile(join(folder.path, 'evidence', 'all.parquet')));
      const licences = [...new Set(rows.map(({ licence }) => licence))].sort();
      expect(licences.length).toBeGreaterThan(0);
      const listed = manifest.files.find(({ path }: { path: string }) => path === 'evidence/all.parquet');
      expect([listed.rows, listed.licences]).toEqual([rows.length, licences]);
      const { conditionsOfAccess } = JSON.parse(await readFile(join(folder.path, 'dataset.json'), 'utf8'));
      for (const licence of licences) expect(conditionsOfAccess).toContain(licence);
      const { distribution, isLiveDataset } = JSON.parse(await readFile(join(folder.path, 'croissant.json'), 'utf8'));
      expect([distribution.length, isLiveDataset]).toEqual([TABLE_NAMES.length, true]);
      expect(await readFile(join(folder.path, 'CITATION.cff'), 'utf8')).toMatch(/^cff-version: 1\.2\.0\n/);
      await writeFile(join(folder.path, 'axes', 'other.parquet'), 'PAR1');
      expect(await verifyExport(folder.path, keys)).toMatchObject({ status: 'misfit', path: 'axes/other.parquet' });
    } finally {
      await folder.remove();
    }
    const manifest = await get('/exports/manifest.json');
    const [etag, type] = ['ETag', 'Content-Type'].map((name) => headerOf(manifest, name) ?? '');
    expect(type).toBe('application/json; charset=utf-8');
    expect((await get('/exports/manifest.json', [['If-None-Match', etag ?? '']])).status).toBe(304);
    expect(headerOf(await get('/exports/CITATION.cff'), 'Content-Type')).toBe('text/plain; charset=utf-8');
    const unwritten = createWorld({ handlers: { exportFiles: memoryExportFiles() } });
    const early = await unwritten.send({
      target: '/exports/manifest.json',
      key: await unwritten.newKey('acme', 'pro_monthly'),
    });
    expect([early.status, headerOf(early, 'X-Error-Code')]).toEqual([404, 'export_not_ready']);
  });

  it('is not ready before it is written, not there under another name, and not for a free plan', async () => {
    const early = await get('/exports/axes/2019-01.parquet');
    expect([early.status, headerOf(early, 'X-Error-Code')]).toEqual([404, 'export_not_ready']);
    for (const other of ['/exports/axes/all.csv', '/exports/keys/all.parquet', '/exports/axes/2019.parquet'])
      expect(headerOf(await get(other), 'X-Error-Code')).toBe('route_not_found');
    expect(Object(bodyOf(await get('/exports/axes/2019-13.parquet'))).violations).toMatchObject([{ field: 'period' }]);
    const free = await world.newKey('poor', 'free');
    expect((await world.send({ target: path, key: free })).status).toBe(403);
    expect((await world.send({ target: path })).status).toBe(401);
  });
});
