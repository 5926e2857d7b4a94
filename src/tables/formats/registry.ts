import type { Column, Row } from '../table.ts';
import { csv } from './csv.ts';
import type { FormatOptions, TableFormat } from './format.ts';
import { geojson } from './geojson.ts';
import { jsonLines } from './json-lines.ts';
import { parquet } from './parquet.ts';

/** Every form of a table, in the order of the documentation. */
export const TABLE_FORMATS: readonly TableFormat[] = [parquet, csv, jsonLines, geojson];

export const formatNamed = (name: string): TableFormat | undefined =>
  TABLE_FORMATS.find((format) => format.name === name);

/** A table in one piece. @throws TypeError where a format wants to be waited for, which none of ours does */
export function writeAll(
  format: TableFormat,
  { columns, rows, options }: { columns: readonly Column[]; rows: readonly Row[]; options?: FormatOptions },
): Uint8Array {
  const pieces: Uint8Array[] = [];
  const file = format.open(columns, (bytes) => void pieces.push(bytes), options);
  for (const row of rows) file.add(row);
  file.end();
  const all = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}
