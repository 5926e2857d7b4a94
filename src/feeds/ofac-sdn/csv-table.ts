import Papa from 'papaparse';

/** A headerless table of one width, its cells trimmed; `undefined` stands for the publisher's null. */
export type CsvTable =
  | { readonly status: 'table'; readonly rows: readonly CsvRow[]; readonly wrongWidthCount: number }
  | { readonly status: 'unreadable'; readonly reason: string };

export type CsvRow = readonly (string | undefined)[];

/** The old end-of-file sign of DOS closes OFAC's files. */
const END_OF_FILE = 0x1a;
const NULL = '-0-';
/** Beyond this share of rows of another width it is another table. */
const TOLERATED_SHARE = 0.1;

/**
 * Reads one of OFAC's comma-separated files: no header, RFC 4180 quotes, `-0- ` for null, 0x1A at the end.
 * @param width number of columns; rows of another one are counted and left out
 */
export function readCsvTable(bytes: Uint8Array, width: number): CsvTable {
  const end = bytes.indexOf(END_OF_FILE);
  const text = new TextDecoder().decode(end === -1 ? bytes : bytes.subarray(0, end));
  if (!/^\ufeff?\d/.test(text))
    return { status: 'unreadable', reason: 'it does not begin with the number of an entry' };
  const { data, errors } = Papa.parse<string[]>(text, { skipEmptyLines: 'greedy', delimiter: ',' });
  if (errors.some(({ code }) => code === 'MissingQuotes'))
    return { status: 'unreadable', reason: 'a quoted field does not end' };
  const rows = data.filter((cells) => cells.length === width).map((cells) => cells.map(cellOf));
  const wrongWidthCount = data.length - rows.length;
  if (rows.length === 0 || wrongWidthCount > TOLERATED_SHARE * data.length)
    return { status: 'unreadable', reason: `no table of ${width} columns` };
  return { status: 'table', rows, wrongWidthCount };
}

function cellOf(cell: string): string | undefined {
  const text = cell.trim();
  return text === '' || text === NULL ? undefined : text;
}
