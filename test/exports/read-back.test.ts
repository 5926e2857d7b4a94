import { readFile } from 'node:fs/promises';
import { DuckDBConnection } from '@duckdb/node-api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AXES } from '../../src/contract/intelligence/vocabulary.ts';
import { csv } from '../../src/tables/formats/csv.ts';
import type { TableFormat } from '../../src/tables/formats/format.ts';
import { geojson } from '../../src/tables/formats/geojson.ts';
import { jsonLines } from '../../src/tables/formats/json-lines.ts';
import { parquet } from '../../src/tables/formats/parquet.ts';
import { TABLES } from '../../src/tables/registry.ts';
import type { Row } from '../../src/tables/table.ts';
import { READERS, selectable } from '../kit/duckdb-readers.ts';
import { emptyFolder } from '../kit/empty-folder.ts';
import { exportedWorlds, newSigningKey } from '../kit/export-worlds.ts';
import { exportedRows } from '../kit/exported-rows.ts';
import { writtenExport } from '../kit/written-export.ts';

const key = newSigningKey();
const things = exportedWorlds(key);
let folder: Awaited<ReturnType<typeof emptyFolder>>;
let duckdb: DuckDBConnection;

beforeAll(async () => {
  folder = await emptyFolder();
  duckdb = await DuckDBConnection.create();
});

afterAll(async () => {
  duckdb.closeSync();
  await folder.remove();
});

async function selected(statement: string): Promise<readonly (readonly unknown[])[]> {
  return (await duckdb.runAndReadAll(statement)).getRowsJS();
}

/** A spreadsheet would take a text for a formula that begins so, a signature too: in CSV a mark stands before it. */
const asRead = (value: Row[string] | undefined, { name }: TableFormat) =>
  name === csv.name && typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;

describe.each([parquet, csv, jsonLines])('an export as $name', (format: TableFormat) => {
  it('is read by DuckDB, every table cell by cell', async () => {
    const { path, manifest } = await writtenExport(folder.path, format.name, { things, key, request: { format } });
    for (const table of TABLES) {
      const file = `${path}/tables/${table.name}.${format.name}`;
      const from = READERS[format.name]?.(file, table.columns) ?? '';
      const read = await selected(`SELECT ${table.columns.map(selectable).join(', ')} FROM ${from}`);
      const expected = await exportedRows(table, things);
      expect([table.name, read.length]).toEqual([table.name, expected.length]);
      expect(read).toEqual(expected.map((row) => table.columns.map(({ name }) => asRead(row[name], format))));
      expect(manifest.files.find((one) => one.path.startsWith(`tables/${table.name}.`))?.rows).toBe(expected.length);
    }
  });

  it('has the counts and sums of the snapshots themselves', async () => {
    const { path } = await writtenExport(folder.path, `${format.name}-sums`, { things, key, request: { format } });
    const ask = async (table: string, figures: string) => {
      const { columns = [] } = TABLES.find(({ name }) => name === table) ?? {};
      const from = READERS[format.name]?.(`${path}/tables/${table}.${format.name}`, columns);
      return (await selected(`SELECT ${figures} FROM ${from}`))[0]?.map(Number);
    };
    const snapshots = things.assessed.map(({ snapshot }) => snapshot);
    const total = (of: (one: (typeof snapshots)[number]) => number) => snapshots.reduce((sum, one) => sum + of(one), 0);
    const isSeen = (one: (typeof snapshots)[number]) => AXES.filter((axis) => !one.meta.missingInputs.includes(axis));
    const missing = total((one) => AXES.length - isSeen(one).length);
    expect(missing).toBeGreaterThan(0);
    const [rows, seen, sum] = (await ask('axes', 'count(*), count(axis_value), sum(axis_value)')) ?? [];
    expect([rows, seen]).toEqual([7 * snapshots.length, 7 * snapshots.length - missing]);
    expect(sum).toBeCloseTo(
      total((one) => isSeen(one).reduce((part, axis) => part + one.balance[axis], 0)),
      9,
    );
    const [lanes, probability] = (await ask('lanes', 'count(*), sum(probability)')) ?? [];
    expect([lanes, probability]).toEqual([12 * snapshots.length, 3 * snapshots.length]);
    expect(await ask('evidence', 'count(*)')).toEqual([total(({ evidence }) => evidence.length)]);
    expect(await ask('drivers', 'count(*)')).toEqual([
      total(({ balance }) => balance.pressures.length + balance.buffers.length),
    ]);
    expect(await ask('triggers', 'count(*) FILTER (is_active)')).toEqual([
      total(({ triggers }) => triggers.active.length),
    ]);
    expect(await ask('corridors', 'count(*) FILTER (is_missing)')).toEqual([
      total(({ meta }) => meta.missingInputs.filter((input) => input.startsWith('corridor:')).length),
    ]);
  });
});

describe('the columns', () => {
  it('have no name that DuckDB keeps for itself', async () => {
    const kept = new Set((await selected('SELECT keyword_name FROM duckdb_keywords()')).flat());
    const names = TABLES.flatMap(({ name, columns }) => columns.map((column) => [name, column.name] as const));
    expect(kept.size).toBeGreaterThan(100);
    expect(names.filter(([, column]) => kept.has(column))).toEqual([]);
    expect(names.filter(([, column]) => !/^[a-z][a-z0-9_]*$/.test(column))).toEqual([]);
  });
});

describe('an export as GeoJSON', () => {
  it('has a feature for every row, at the place of its strait', async () => {
    const corridors = TABLES.filter(({ name }) => name === 'corridors');
    const request = { format: geojson, tables: corridors };
    const { path } = await writtenExport(folder.path, 'geojson', { things, key, request });
    const { type, features } = JSON.parse(await readFile(`${path}/tables/corridors.geojson`, 'utf8'));
    const rows = (await Promise.all(corridors.map((table) => exportedRows(table, things)))).flat();
    expect([type, features.length]).toEqual(['FeatureCollection', rows.length]);
    expect(features.map(({ geometry }: { geometry: unknown }) => geometry)).toEqual(
      rows.map(({ latitude, longitude }) => ({ type: 'Point', coordinates: [longitude, latitude] })),
    );
  });
});
