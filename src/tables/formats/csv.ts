import { chain } from '../../contract/conventions/maybe-promise.ts';
import type { Cell, CellKind, Column, Row } from '../table.ts';
import { isoInstant, noCut, type TableFormat, textSink } from './format.ts';

/**
 * Comma separated values (RFC 4180) under a line of names. A missing cell is empty, an empty text is quoted; a text that a
 * spreadsheet would run as a formula begins with an apostrophe.
 */
export const csv: TableFormat = {
  name: 'csv',
  mediaType: 'text/csv',
  shows: () => true,
  open: (columns, sink) => {
    const out = textSink(sink);
    const line = csvLine(columns);
    let isBegun = false;
    const head = () => {
      if (isBegun) return '';
      isBegun = true;
      return `${columns.map(({ name }) => name).join(',')}\r\n`;
    };
    return {
      add: (row) => out.write(`${head()}${line(row)}\r\n`),
      cut: noCut,
      end: () => chain(out.write(head()), out.flush),
    };
  },
};

const csvLine = (columns: readonly Column[]) => (row: Row) =>
  columns.map(({ name, kind }) => csvCell(row[name] ?? null, kind)).join(',');

function csvCell(cell: Cell, kind: CellKind): string {
  if (cell === null) return '';
  if (kind === 'instant' && typeof cell === 'number') return isoInstant(cell);
  return typeof cell === 'string' ? csvText(cell) : String(cell);
}

/** First characters that make a spreadsheet read a text as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** A text as a cell: defused, and quoted unless no reader takes it for anything else. */
export function csvText(text: string): string {
  const defused = FORMULA.test(text) ? `'${text}` : text;
  return /^[\w:/. -]+$/.test(defused) ? defused : `"${defused.replaceAll('"', '""')}"`;
}
