import Papa from 'papaparse';
import type { FeedProblem } from '../ports/feed.ts';

type CsvTable =
  | {
      readonly status: 'table';
      readonly rows: readonly (readonly string[])[];
      /** Trimmed text of a column in a row; empty where the row is too short. */
      readonly cell: (row: readonly string[], column: string) => string;
      readonly width: number;
    }
  | { readonly status: 'unreadable'; readonly reason: string };

/**
 * Reads comma separated values under a header line; columns are found by name, in any order.
 * @param columns the ones that must be there
 */
export function readCsv(bytes: Uint8Array, columns: readonly string[]): CsvTable {
  const text = new TextDecoder().decode(bytes);
  const { data, errors } = Papa.parse<string[]>(text, { skipEmptyLines: 'greedy', delimiter: ',' });
  if (errors.some((error) => error.type === 'Quotes')) {
    return { status: 'unreadable', reason: 'a quoted field does not end' };
  }
  const [header, ...rows] = data;
  const position = new Map((header ?? []).map((name, index) => [name.trim(), index]));
  const lost = columns.filter((column) => !position.has(column));
  if (lost.length > 0) return { status: 'unreadable', reason: `the table has no column ${lost.join(', ')}` };
  const cell = (row: readonly string[], column: string): string => row[position.get(column) ?? -1]?.trim() ?? '';
  return { status: 'table', rows, cell, width: header?.length ?? 0 };
}

/** The rejection of a row that has more or fewer cells than its table. @param recordId plain text */
export const wrongWidth = (recordId: string, width: number): FeedProblem => ({
  kind: 'wrong_shape',
  recordId,
  message: `${width} cells`,
});
