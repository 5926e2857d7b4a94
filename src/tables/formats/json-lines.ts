import type { Cell, Column, Row } from '../table.ts';
import { isoInstant, noCut, type TableFormat, textSink } from './format.ts';

/** One JSON object a line; instants as ISO 8601, missing cells as null. */
export const jsonLines: TableFormat = {
  name: 'jsonl',
  mediaType: 'application/jsonl',
  shows: () => true,
  open: (columns, sink) => {
    const out = textSink(sink);
    return { add: (row) => out.write(`${JSON.stringify(jsonRow(columns, row))}\n`), cut: noCut, end: out.flush };
  },
};

/** The cells of a row as JSON, in the order of the columns. */
export const jsonRow = (columns: readonly Column[], row: Row): Readonly<Record<string, Cell>> =>
  Object.fromEntries(
    columns.map(({ name, kind }) => {
      const cell = row[name] ?? null;
      return [name, kind === 'instant' && typeof cell === 'number' ? isoInstant(cell) : cell];
    }),
  );
