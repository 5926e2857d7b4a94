import { createServer, type Server } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { asyncBufferFromUrl, parquetMetadataAsync, parquetReadObjects } from 'hyparquet';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../src/assessment/time.ts';
import { AXES } from '../../src/contract/intelligence/vocabulary.ts';
import { seededRandom } from '../../src/evaluation/seeded-random.ts';
import { periods, writeExports } from '../../src/jobs/exports/write-exports.ts';
import { memoryPorts } from '../../src/jobs/test-kit/memory-ports.ts';
import type { ExportFiles } from '../../src/ports/export-files.ts';
import type { ExportSource } from '../../src/ports/export-source.ts';
import { REGION_IDS } from '../../src/reference/regions.ts';
import { TABLES } from '../../src/tables/registry.ts';
import { emptyFolder } from '../kit/empty-folder.ts';
import { describedBy, newSigningKey, storedAs } from '../kit/export-worlds.ts';
import { HORMUZ_CRISIS, worldWith } from '../kit/known-worlds.ts';
import { memoryExportFiles } from '../kit/memory-export-files.ts';
import { memoryExportSource } from '../kit/memory-export-source.ts';
import { NOW, snapshotOf } from '../kit/worlds.ts';
import { TERMS_OF, writtenExport } from '../kit/written-export.ts';

/** So many snapshots of each region, six hours apart, whose axes wander in steps of a ten-thousandth; 7,250 in the soak. */
const SNAPSHOTS_A_REGION = Number(process.env.SNAPSHOTS_A_REGION ?? 725);
const SNAPSHOTS = REGION_IDS.length * SNAPSHOTS_A_REGION;
/** 1 MB for one axis, and 3 MB for all, of 58,000 snapshots. */
const MAX_BYTES = { axis: 141_000 + Math.floor(14.8 * SNAPSHOTS), all: 42_000 + 51 * SNAPSHOTS };

function longHistory(): ExportSource {
  const { integer } = seededRandom(58_000);
  const hex = () =>
    integer(2 ** 32)
      .toString(16)
      .padStart(8, '0');
  const pattern = snapshotOf(worldWith(HORMUZ_CRISIS), 'mena');
  const { snapshot, state } = pattern;
  const wander = (value: number) => Math.min(1, Math.max(0, Math.round(value * 1e4 + integer(41) - 20) / 1e4));
  const balances = new Map(REGION_IDS.map((id) => [id, snapshot.balance]));
  const empty = { pressures: [], buffers: [] };
  const none = { text: '', evidenceIds: [] };
  const narrative = {
    ...{ situation: none, balanceAssessment: none, outlook24h: none, outlook7d: none, outlook30d: none },
    watchItems: [],
  };
  const nothing = { narrative, evidence: [], actors: [], leverageEdges: [], scenarioSets: [], transmissionPaths: [] };
  const made = (regionId: (typeof REGION_IDS)[number], place: number) => {
    const balance = { ...(balances.get(regionId) ?? snapshot.balance), ...empty };
    for (const axis of AXES) balance[axis] = wander(balance[axis]);
    balances.set(regionId, balance);
    const meta = { ...snapshot.meta, missingInputs: [], snapshotId: `snap_${hex()}${hex()}${hex()}` };
    const generatedAt = NOW - (SNAPSHOTS_A_REGION - place) * 6 * HOUR_MS + integer(90_000);
    const one = { ...snapshot, ...nothing, regionId, generatedAt, meta, balance };
    const triggers = { active: [], watching: [], dormant: [] };
    const body = JSON.stringify({ snapshot: { ...one, triggers } });
    return storedAs({ ...pattern, snapshot: { ...one, triggers }, body, state: { ...state, corridors: {} } });
  };
  // Made while they are read: the bytes of all together would be what the test measures.
  let region: string | undefined;
  let place = 0;
  return {
    ...memoryExportSource({ snapshots: [] }),
    snapshots: async ({ regionId, after, limit, to, from }) => {
      const id = REGION_IDS.find((one) => one === regionId);
      if (id === undefined) return [];
      if (limit === 1) return [made(id, 0)];
      if (after === undefined || region !== regionId) place = 0;
      region = regionId;
      const page = [];
      while (page.length < limit && place < SNAPSHOTS_A_REGION) {
        const one = made(id, place);
        place += 1;
        if (one.generatedAt >= from && one.generatedAt < to) page.push(one);
      }
      return page;
    },
  };
}

describe(`the axes of ${SNAPSHOTS} snapshots`, () => {
  const stored = memoryExportFiles();
  let server: Server;
  let url: string;
  const asked = { requests: 0, bytes: 0 };

  beforeAll(async () => {
    const only: ExportFiles = {
      ...stored,
      // Everything but the file in question is there and final.
      all: async () =>
        periods(NOW - 2_000 * DAY_MS, NOW)
          .filter(({ period }) => period !== 'all')
          .map(({ period }) => ({ ...DONE, table: 'axes', period, writtenAt: NOW + 900 * DAY_MS })),
    };
    await writeExports({
      ...{ claims: memoryPorts().claims, clock: { now: () => NOW }, owner: 'test', newVersion: () => 'v1' },
      exports: { source: longHistory(), termsOf: TERMS_OF, files: only },
      ...{ tables: AXIS_TABLE, signal: new AbortController().signal, described: describedBy(newSigningKey()) },
    });
    const file = await stored.find({ table: 'axes', period: 'all' });
    if (file === undefined) throw new Error('the file was written');
    server = createServer(async (request, response) => {
      asked.requests += 1;
      const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
      const part = { first: Number(first ?? 0), last: last ? Number(last) : file.byteCount - 1 };
      response.setHeader('Content-Length', part.last - part.first + 1);
      response.statusCode = first === undefined ? 200 : 206;
      const isHead = request.method === 'HEAD';
      if (!isHead) asked.bytes += part.last - part.first + 1;
      response.end(isHead ? undefined : await stored.read(file, part));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`;
  });
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

  it(`are one axis by at most 20 requests and ${MAX_BYTES.axis} bytes of the file of all time`, async () => {
    const file = await asyncBufferFromUrl({ url });
    const metadata = await parquetMetadataAsync(file, { initialFetchSize: 65_536 });
    const rows = await parquetReadObjects({
      compressors: { GZIP: (bytes) => gunzipSync(bytes) },
      ...{ file, metadata, columns: ['region_id', 'assessed_at', 'axis_value'] },
      filter: { axis_name: { $eq: 'maritimeAccess' } },
    });
    expect(rows).toHaveLength(SNAPSHOTS);
    expect(asked.requests).toBeLessThanOrEqual(20);
    expect(asked.bytes).toBeLessThanOrEqual(MAX_BYTES.axis);
  });

  it(`are at most ${MAX_BYTES.all} bytes in an export`, async () => {
    const folder = await emptyFolder();
    try {
      const request = { tables: AXIS_TABLE };
      const written = { source: longHistory(), key: newSigningKey(), request };
      const { manifest } = await writtenExport(folder.path, 'long', written);
      const axes = manifest.files.find(({ path }) => path === 'tables/axes.parquet');
      expect(axes?.rows).toBe(7 * SNAPSHOTS);
      expect(axes?.bytes).toBeLessThanOrEqual(MAX_BYTES.all);
    } finally {
      await folder.remove();
    }
  });
});

const AXIS_TABLE = TABLES.filter(({ name }) => name === 'axes');
const DONE = { version: '', sha256: '', byteCount: 1, rowCount: 0 };
