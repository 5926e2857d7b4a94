import { gzipSync } from 'node:zlib';
import type { TableFormat } from '../../tables/formats/format.ts';
import type { ExportedFile } from '../../tables/manifest.ts';
import type { Row, Table } from '../../tables/table.ts';
import { createHashedFile } from './hashed-file.ts';

/** The instants of rows, epoch ms. */
export interface Covered {
  readonly from: number;
  readonly to: number;
}

/** The file of a table, while it is written. */
export interface TableFile {
  readonly table: Table;
  add(rows: readonly Row[]): Promise<void>;
  end(): Promise<ExportedFile>;
  abandon(): Promise<void>;
  /** Oldest and newest instant of its rows; absent without rows. */
  covered(): Covered | undefined;
}

export interface TableFileOptions {
  readonly format: TableFormat;
  /** Whether rows that may not be handed on are left out. */
  readonly redistributableOnly: boolean;
}

export async function createTableFile(
  folder: string,
  table: Table,
  { format, redistributableOnly }: TableFileOptions,
): Promise<TableFile> {
  const file = await createHashedFile(folder, `tables/${table.name}.${format.name}`);
  const writer = format.open(table.columns, file.write, { gzip: gzipSync });
  const licences = new Set<string>();
  let rowCount = 0;
  let covered: Covered | undefined;
  return {
    table,
    async add(rows) {
      for (const row of rows) {
        if (redistributableOnly && row.redistributable !== true) continue;
        rowCount += 1;
        if (typeof row.licence === 'string') licences.add(row.licence);
        const at = row[table.timed];
        if (typeof at === 'number')
          covered = { from: Math.min(covered?.from ?? at, at), to: Math.max(covered?.to ?? at, at) };
        const waits = writer.add(row);
        if (waits !== undefined) await waits;
      }
    },
    async end() {
      await writer.end();
      return { ...(await file.end()), rows: rowCount, licences: [...licences].sort() };
    },
    abandon: file.abandon,
    covered: () => covered,
  };
}
