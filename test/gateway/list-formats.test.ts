import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DuckDBConnection } from '@duckdb/node-api';
import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CATALOGUE } from '../../src/contract/catalogue.ts';
import type { Operation } from '../../src/contract/conventions/operation.ts';
import { LIST_FORMATS } from '../../src/contract/records/list-formats.ts';
import { listShape } from '../../src/contract/records/list-shape.ts';
import { refreshRegions } from '../../src/jobs/refresh-regions.ts';
import { gulfWorld, narrate } from '../../src/jobs/test-kit/gulf-world.ts';
import { memoryPorts } from '../../src/jobs/test-kit/memory-ports.ts';
import { emptyFolder } from '../kit/empty-folder.ts';
import { NOW as ASSESSED_AT } from '../kit/worlds.ts';
import { BATCH, bodyOf, bodyText, createWorld, exampleQuery, headerOf, JSON_TYPE, type World } from './world.ts';

const OPERATIONS = Object.values<Operation>(CATALOGUE);
const LISTS = OPERATIONS.flatMap((operation) => {
  const shape = listShape(operation);
  return shape === undefined ? [] : [[operation.path, operation, shape] as const];
});
const HOUR_MS = 3_600_000;
/** Lists that answer in this world, which no feed fills. */
const answered = new Set<string>();

let world: World;
let key: string;
let duckdb: DuckDBConnection;
let folder: Awaited<ReturnType<typeof emptyFolder>>;

/** A service with three snapshots of one region. */
beforeAll(async () => {
  const ports = memoryPorts();
  await ports.observations.append(gulfWorld());
  for (const age of [12, 6, 0])
    await refreshRegions(['mena'], {
      ...{ ...ports, narrate, label: '' as const },
      clock: { now: () => ASSESSED_AT - age * HOUR_MS },
    });
  world = createWorld({ handlers: { history: ports.snapshots } });
  world.clock.time = ASSESSED_AT;
  key = await world.newKey('acme', 'enterprise');
  duckdb = await DuckDBConnection.create();
  folder = await emptyFolder();
});
afterAll(async () => {
  duckdb.closeSync();
  await folder.remove();
});

type Query = Readonly<Record<string, string>>;

function ask(path: string, query: Query, accept?: string) {
  const headers = accept === undefined ? [] : [['Accept', accept] as const];
  return world.send({ target: `${path}?${new URLSearchParams(query)}`, key, headers });
}

const violationsOf = async (path: string, query: Query, accept?: string) =>
  Object(bodyOf(await ask(path, query, accept))).violations?.map(({ field }: { field: string }) => field);

describe('the catalogue', () => {
  it('offers forms of every list, of the scoreboard and of the regimes', () => {
    const isList = ({ rpcName, method }: Operation) => method === 'GET' && /^(list|search)-/.test(rpcName);
    const without = OPERATIONS.filter((operation) => isList(operation) && operation.listed === undefined);
    expect(without.map(({ path }) => path)).toEqual([]);
    expect(LISTS.map(([path]) => path.split('/').at(-1))).toEqual(
      expect.arrayContaining(['get-calibration', 'get-regime-history']),
    );
    expect(LISTS.filter(([, , { columns }]) => columns.length === 0)).toEqual([]);
  });
});

describe.each(LISTS)('%s', (path, operation, shape) => {
  it('has the same rows in every form, by format and by Accept', async () => {
    const query = Object.fromEntries(new URLSearchParams(exampleQuery(operation)));
    const json = await ask(path, query);
    if (json.status !== 200) return;
    answered.add(path);
    const items: readonly object[] = Object(bodyOf(json))[shape.items];
    const lines = await ask(path, { ...query, format: 'jsonl' });
    expect(headerOf(lines, 'Content-Type')).toBe(LIST_FORMATS.jsonl);
    expect(
      bodyText(lines)
        .split('\n')
        .slice(0, -1)
        .map((line) => JSON.parse(line)),
    ).toEqual(items);
    const csv = await ask(path, { ...query, format: 'csv' });
    const [names, ...rows] = Papa.parse<string[]>(bodyText(csv), { newline: '\r\n' }).data.slice(0, -1);
    expect([names, rows.length]).toEqual([shape.columns.map(({ name }) => name), items.length]);
    const file = join(folder.path, `${operation.operationId}.parquet`);
    const parquet = await ask(path, query, LIST_FORMATS.parquet);
    expect(headerOf(parquet, 'Content-Type')).toBe(LIST_FORMATS.parquet);
    await writeFile(file, Buffer.concat(parquet.pieces));
    const read = await duckdb.runAndReadAll(`SELECT * FROM read_parquet('${file}')`);
    expect([read.columnNames(), read.currentRowCount]).toEqual([names, items.length]);
    expect(headerOf(parquet, 'ETag')).not.toBe(headerOf(json, 'ETag'));
  });

  it('refuses two unequal forms, one that it does not have, and one with an expression', async () => {
    const query = Object.fromEntries(new URLSearchParams(exampleQuery(operation)));
    world.clock.time += 60_000;
    expect(await violationsOf(path, { ...query, format: 'csv' }, LIST_FORMATS.jsonl)).toEqual(['format']);
    expect(await violationsOf(path, { ...query, format: 'json' }, LIST_FORMATS.csv)).toEqual(['format']);
    expect(await violationsOf(path, { ...query, format: 'xml' })).toEqual(['format']);
    expect(await violationsOf(path, { ...query, format: 'csv', jmespath: '@' })).toEqual(['format']);
    expect(await violationsOf(path, { ...query, jmespath: '@' }, LIST_FORMATS.csv)).toEqual(['format']);
    const geojson = await violationsOf(path, query, LIST_FORMATS.geojson);
    if (!shape.isPlaced) expect(geojson).toEqual(['format']);
    const batch = JSON.stringify({ operations: [{ path: `${path}?format=csv` }] });
    const batched = await world.send({ method: 'POST', target: BATCH, key, body: batch, headers: [JSON_TYPE] });
    expect(Object(bodyOf(batched)).results[0]).toMatchObject({ status: 0, error: 'invalid_path' });
  });
});

describe('lists in this world', () => {
  it('were read', () => {
    expect(answered.size).toBeGreaterThan(30);
  });

  it('lead from page to page by Link', async () => {
    const path = '/api/intelligence/v1/list-regional-snapshots';
    const all = bodyText(await ask(path, { region_id: 'mena', format: 'jsonl' }));
    let target: string | undefined = `${path}?region_id=mena&limit=1&format=jsonl`;
    let pages = '';
    while (target !== undefined) {
      const answer = await world.send({ target, key });
      pages += bodyText(answer);
      target = /^<(.+)>; rel="next"$/.exec(headerOf(answer, 'Link') ?? '')?.[1];
    }
    expect(all.split('\n')).toHaveLength(4);
    expect(pages).toBe(all);
  });

  it('have no other form than JSON where they are no lists', async () => {
    const answer = await ask('/api/intelligence/v1/get-regional-snapshot-at', {
      region_id: 'mena',
      at: '-0m',
      format: 'csv',
    });
    expect([answer.status, headerOf(answer, 'Content-Type')]).toEqual([
      200,
      expect.stringContaining('application/json'),
    ]);
  });
});
