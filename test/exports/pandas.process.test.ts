import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { csv } from '../../src/tables/formats/csv.ts';
import type { TableFormat } from '../../src/tables/formats/format.ts';
import { jsonLines } from '../../src/tables/formats/json-lines.ts';
import { TABLES } from '../../src/tables/registry.ts';
import { emptyFolder } from '../kit/empty-folder.ts';
import { exportedWorlds, newSigningKey } from '../kit/export-worlds.ts';
import { exportedRows } from '../kit/exported-rows.ts';
import { pythonWith } from '../kit/python-with.ts';
import { writtenExport } from '../kit/written-export.ts';

const python = await pythonWith('pandas', 'REQUIRE_PANDAS');

/** `NA` is a country; an empty cell is what is missing. */
const READ = `
import json, pandas, sys
for path in sys.argv[1:]:
    if path.endswith('.jsonl'): frame = pandas.read_json(path, lines=True, dtype=False, convert_dates=False)
    else: frame = pandas.read_csv(path, keep_default_na=False, na_values=[''])
    sums = {name: float(frame[name].sum()) for name in frame.select_dtypes('number').columns}
    print(json.dumps({'rows': len(frame), 'columns': list(frame.columns), 'known': frame.count().to_dict(), 'sums': sums}))
`;

interface Frame {
  readonly rows: number;
  readonly columns: readonly string[];
  /** Cells that hold something, by column. */
  readonly known: Readonly<Record<string, number>>;
  readonly sums: Readonly<Record<string, number>>;
}

describe.skipIf(python === undefined).each([csv, jsonLines])(
  'an export as $name (needs pandas)',
  (format: TableFormat) => {
    it('is read by pandas: rows, columns, known cells and sums of every table', async () => {
      const key = newSigningKey();
      const things = exportedWorlds(key);
      const folder = await emptyFolder();
      try {
        const { path } = await writtenExport(folder.path, format.name, { things, key, request: { format } });
        const files = TABLES.map(({ name }) => `${path}/tables/${name}.${format.name}`);
        const { stdout } = await promisify(execFile)(python ?? '', ['-c', READ, ...files]);
        const frames = stdout
          .trim()
          .split('\n')
          .map((line): Frame => JSON.parse(line));
        expect(frames).toHaveLength(TABLES.length);
        for (const [n, table] of TABLES.entries()) {
          const rows = await exportedRows(table, things);
          const frame = frames[n];
          const names = table.columns.map(({ name }) => name);
          expect([table.name, frame?.rows, frame?.columns]).toEqual([table.name, rows.length, names]);
          for (const { name, kind } of table.columns) {
            const cells = rows.map((row) => row[name] ?? null).filter((cell) => cell !== null && cell !== '');
            expect([table.name, name, frame?.known[name]]).toEqual([table.name, name, cells.length]);
            if (cells.length === 0 || (kind !== 'number' && kind !== 'integer')) continue;
            const sum = cells.reduce((total: number, cell) => total + Number(cell), 0);
            expect(Math.abs((frame?.sums[name] ?? Number.NaN) - sum)).toBeLessThanOrEqual(
              1e-9 * Math.max(1, Math.abs(sum)),
            );
          }
        }
      } finally {
        await folder.remove();
      }
    });
  },
);
