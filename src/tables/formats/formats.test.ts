import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { DuckDBConnection } from '@duckdb/node-api';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { READERS, selectable } from '../../../test/kit/duckdb-readers.ts';
import { emptyFolder } from '../../../test/kit/empty-folder.ts';
import type { Cell, CellKind, Column, Row } from '../table.ts';
import { csv } from './csv.ts';
import { jsonLines } from './json-lines.ts';
import { parquet } from './parquet.ts';
import { writeAll } from './registry.ts';

const column = (kind: CellKind): Column => ({ name: `a_${kind}`, kind, description: '' });
const KINDS = ['text', 'number', 'integer', 'instant', 'flag'] as const;
const COLUMNS = KINDS.map(column);

const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('', '"', 'a,b', ' a ', '\r\n', '=1+1', '+1', '-x', '@a', '\t', 'null', "'", '🜂', '\\', 'NaN'),
);
const cells = (of: fc.Arbitrary<Cell>) => fc.option(of, { nil: null, freq: 4 });
const rows = fc.array(
  fc.record(
    {
      a_text: cells(text),
      a_number: cells(fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0)),
      a_integer: cells(fc.maxSafeInteger()),
      a_instant: cells(fc.integer({ min: 0, max: 4_102_444_800_000 })),
      a_flag: cells(fc.boolean()),
    },
    { noNullPrototype: true },
  ),
  { maxLength: 60 },
);

let duckdb: DuckDBConnection;
let folder: Awaited<ReturnType<typeof emptyFolder>>;

beforeAll(async () => {
  duckdb = await DuckDBConnection.create();
  folder = await emptyFolder();
});
afterAll(async () => {
  duckdb.closeSync();
  await folder.remove();
});

/** A text that a spreadsheet would run begins with an apostrophe in CSV, and there alone. */
const asWritten = (row: Row, format: string): readonly Cell[] =>
  COLUMNS.map(({ name }) => {
    const cell = row[name] ?? null;
    return format === 'csv' && typeof cell === 'string' && /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  });

describe.each([parquet, csv, jsonLines])('any rows as $name', (format) => {
  it('are read by DuckDB as they were, missing cells as null', async () => {
    let written = 0;
    const property = fc.asyncProperty(rows, async (given) => {
      // DuckDB may answer from its cache of a file that was written again within the same tick of the clock.
      written += 1;
      const file = join(folder.path, `rows-${written}.${format.name}`);
      await writeFile(file, writeAll(format, { columns: COLUMNS, rows: given, options: { gzip: gzipSync } }));
      const from = READERS[format.name]?.(file, COLUMNS);
      const read = await duckdb.runAndReadAll(`SELECT ${COLUMNS.map(selectable).join(', ')} FROM ${from}`);
      expect(read.getRowsJS()).toEqual(given.map((row) => asWritten(row, format.name)));
    });
    await fc.assert(property, { numRuns: 60 });
  });
});

describe('a Parquet file', () => {
  it('is handed on block by block: no more rows wait than a block holds', async () => {
    let handedOn = 0;
    const sink = (bytes: Uint8Array) => {
      handedOn += bytes.length;
    };
    const file = parquet.open(COLUMNS, sink, { maxBlockCells: 500 });
    let waiting = 0;
    let most = 0;
    for (let n = 0; n < 1_000; n += 1) {
      const before = handedOn;
      await file.add({ a_text: `row ${n}`, a_number: n, a_integer: n, a_instant: n, a_flag: true });
      waiting = handedOn === before ? waiting + 1 : 0;
      most = Math.max(most, waiting);
    }
    await file.end();
    expect(most).toBe(99);
  });

  it('is the same for the same rows', () => {
    fc.assert(
      fc.property(rows, (given) => {
        const write = () => writeAll(parquet, { columns: COLUMNS, rows: given, options: { gzip: gzipSync } });
        expect(Buffer.from(write()).equals(write())).toBe(true);
      }),
      { numRuns: 20 },
    );
  });
});
