import { DAY_MS } from '../../assessment/time.ts';
import { loadWorkbooks } from '../load-workbooks.ts';
import type { Cell } from '../read-worksheet.ts';

/** A hand-made `.xls` workbook with the sheets given by name; the first cell of each is a link, as EIA's are. */
export function workbookOf(sheets: Readonly<Record<string, readonly (readonly Cell[])[]>>): Buffer {
  const { utils, write } = loadWorkbooks();
  const book = utils.book_new();
  for (const [name, rows] of Object.entries(sheets)) {
    const sheet = utils.aoa_to_sheet(rows.map((row) => [...row]));
    utils.cell_set_hyperlink(sheet.A1, 'https://example.org/');
    utils.book_append_sheet(book, sheet, name);
  }
  const bytes: unknown = write(book, { type: 'buffer', bookType: 'biff8' });
  if (!Buffer.isBuffer(bytes)) throw new TypeError('a workbook is written as bytes');
  return bytes;
}

/** How a workbook writes the day that begins at an instant, epoch ms. */
export const serialDay = (at: number): number => (at - Date.UTC(1899, 11, 30)) / DAY_MS;
