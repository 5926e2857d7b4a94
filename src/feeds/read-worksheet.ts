import { isHtmlPage } from './html-page.ts';
import { memberOf } from './json-value.ts';
import { loadWorkbooks } from './load-workbooks.ts';

/** A cell as the file stores it: days are serial numbers. Formulas, truth values and errors count as empty. */
export type Cell = string | number | undefined;

type Worksheet =
  | { readonly status: 'sheet'; readonly rows: readonly (readonly Cell[])[] }
  | { readonly status: 'unreadable'; readonly reason: string };

interface ExpectedSheet {
  /** Absent: the first sheet, whatever its name. */
  readonly name?: string;
  readonly maxRows: number;
  readonly maxColumns: number;
}

/** Media types under which `.xls` workbooks are served. */
export const WORKBOOK_TYPES: readonly string[] = [
  'application/vnd.ms-excel',
  'application/msexcel',
  'application/x-msexcel',
  'application/octet-stream',
];

/**
 * Reads one sheet of an Excel 97–2003 workbook (`.xls`, BIFF8 in a compound file), values alone. Never rejects. All cells of the
 * workbook together may be `maxRows` × `maxColumns`; they are counted before they are read.
 */
export async function readWorksheet(bytes: Uint8Array, expected: ExpectedSheet): Promise<Worksheet> {
  const other = otherKind(bytes);
  if (other !== undefined) return unreadable(`${other} instead of an .xls workbook`);
  const { CFB, read } = loadWorkbooks();
  try {
    const stream: unknown = CFB.find(CFB.read(Buffer.from(bytes), { type: 'buffer' }), '/Workbook');
    const content = memberOf(stream, 'content');
    if (!(content instanceof Uint8Array)) return unreadable('the file holds no workbook');
    if (memberOf(stream, 'size') !== content.byteLength) return unreadable('the workbook is cut off');
    const values = valuesOf(content, expected.maxRows * expected.maxColumns);
    if (typeof values === 'string') return unreadable(values);
    const { SheetNames, Sheets, Workbook } = read(values, READ_VALUES);
    if (Workbook?.WBProps?.date1904 === true) return unreadable('its days are counted from 1904');
    const name = expected.name ?? SheetNames[0] ?? '';
    const data = Object.hasOwn(Sheets, name) ? Sheets[name]?.['!data'] : undefined;
    return data === undefined
      ? unreadable(`the workbook has no sheet ${expected.name ?? ''}`.trim())
      : rowsOf(data, expected);
  } catch {
    // The library throws on every inconsistency; which one it was does not change what is done about it.
    return unreadable('the workbook is damaged');
  }
}

const READ_VALUES = {
  type: 'buffer',
  dense: true,
  cellFormula: false,
  cellHTML: false,
  cellText: false,
} as const;

const unreadable = (reason: string): Worksheet => ({ status: 'unreadable', reason });

const COMPOUND_FILE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const ZIP = [0x50, 0x4b];

function otherKind(bytes: Uint8Array): string | undefined {
  const startsWith = (signature: readonly number[]): boolean => signature.every((byte, at) => bytes[at] === byte);
  if (startsWith(COMPOUND_FILE)) return undefined;
  if (bytes.byteLength === 0) return 'nothing';
  if (isHtmlPage(bytes)) return 'an HTML page';
  return startsWith(ZIP) ? 'a zip archive' : 'another format';
}

/** Records of [MS-XLS] 2.3 by what they hold; the library looks at nothing else. */
const BOF = 0x0809;
const CONTINUE = 0x003c;
const MULTIPLE_NUMBERS = 0x00bd;
/** RK, NUMBER, LABEL and LABELSST. */
const SINGLE_CELLS: ReadonlySet<number> = new Set([0x027e, 0x0203, 0x0204, 0x00fd]);
/** EOF, DATE1904, FILEPASS, BOUNDSHEET8 and SST. */
const FRAME: ReadonlySet<number> = new Set([0x000a, 0x0022, 0x002f, 0x0085, 0x00fc]);
/** TEMPLATE: without content, and passed over by the library. */
const PASSED_OVER = 0x0060;

/**
 * A workbook stream in which all records but those of values are passed over, so that no formula, link, range or style is
 * interpreted: one link over a damaged range would keep the library busy for half a minute.
 * @returns in words what is wrong, where it cannot be read
 */
function valuesOf(content: Uint8Array, maxCells: number): Buffer | string {
  const stream = Buffer.from(content);
  if (stream.length < 8 || stream.readUInt16LE(0) !== BOF || stream.readUInt16LE(4) !== 0x0600) {
    return 'the workbook is older than Excel 97';
  }
  let cellCount = 0;
  let isKept = false;
  for (let at = 0; at + 4 <= stream.length; ) {
    const type = stream.readUInt16LE(at);
    const length = stream.readUInt16LE(at + 2);
    if (at + 4 + length > stream.length) return 'the workbook is cut off';
    const cells = SINGLE_CELLS.has(type) ? 1 : type === MULTIPLE_NUMBERS ? Math.ceil(length / 6) : 0;
    isKept = cells > 0 || type === BOF || FRAME.has(type) || (isKept && type === CONTINUE);
    if (!isKept) stream.writeUInt16LE(PASSED_OVER, at);
    cellCount += cells;
    if (cellCount > maxCells) return `the workbook has more than ${maxCells} cells`;
    at += 4 + length;
  }
  return stream;
}

interface StoredCell {
  /** `n` number, `s` text. */
  readonly t: string;
  readonly v?: unknown;
}

function rowsOf(
  data: readonly (readonly (StoredCell | undefined)[] | undefined)[],
  { maxRows, maxColumns }: ExpectedSheet,
): Worksheet {
  if (data.length > maxRows) return unreadable(`the sheet has more than ${maxRows} rows`);
  if (data.some((row) => row !== undefined && row.length > maxColumns)) {
    return unreadable(`the sheet has more than ${maxColumns} columns`);
  }
  return { status: 'sheet', rows: Array.from(data, (row) => Array.from(row ?? [], cellOf)) };
}

function cellOf(stored: StoredCell | undefined): Cell {
  const value = stored?.v;
  if (stored?.t === 'n' && typeof value === 'number' && Number.isFinite(value)) return value;
  return stored?.t === 's' && typeof value === 'string' ? value : undefined;
}
