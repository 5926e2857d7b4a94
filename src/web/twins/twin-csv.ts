import { type PageBlock, type PageTable, tablesIn } from './page-blocks.ts';

interface Marks {
  readonly world: string;
  /** Written in a second column of every row; absent where what is shown was observed. */
  readonly mark?: string | undefined;
}

/**
 * Exactly the rows of a page's tables as comma separated values (RFC 4180): the world, the table, then the columns of all
 * tables, a row filling those of its own.
 */
export function twinCsv(blocks: readonly PageBlock[], { world, mark }: Marks): string {
  const tables = tablesIn(blocks);
  // A column of drawings alone has nothing to write.
  const written = ({ columns, rows }: PageTable) =>
    columns.filter((_, column) => rows.some((cells) => cells[column]?.text !== ''));
  const columns = [...new Set(tables.flatMap(written))];
  const lead = mark === undefined ? [world] : [world, mark];
  const names = ['world', ...(mark === undefined ? [] : ['basis']), 'table', ...columns];
  const rows = tables.flatMap(({ title, columns: own, rows: shown }) =>
    shown.map((cells) => [...lead, title, ...columns.map((name) => textsUnder(name, own, cells))]),
  );
  return [names, ...rows].map((row) => `${row.map(field).join(',')}\r\n`).join('');
}

/** Two columns of one name share a field. */
const textsUnder = (name: string, columns: readonly string[], cells: readonly { readonly text: string }[]): string =>
  cells
    .filter((_, index) => columns[index] === name)
    .map(({ text }) => text)
    .filter((text) => text !== '')
    .join('; ');

/** What a spreadsheet would run: a text of a source that begins like a formula. Figures with a sign do not. */
const FORMULA = /^(?:[=@\t]|[+-](?![\d.]))/;

const field = (text: string): string => {
  const inert = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
};
