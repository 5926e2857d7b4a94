import Papa from 'papaparse';
import { SaxesParser } from 'saxes';
import { isHtmlPage } from '../html-page.ts';
import { parseJson } from '../json-value.ts';
import { readWorksheet } from '../read-worksheet.ts';
import { streamEntry } from '../stream-entry.ts';

/**
 * Where a value is in an answer: `features.properties.mag` in JSON and XML, `item@lang` for an attribute, the head of a
 * column, `column 7` in a table without heads or in an array of arrays.
 */
export type FieldName = string;

/** Lines among which the heads of a table are looked for. */
const MAX_HEAD_LINES = 12;
/** Characters of a table that are read. */
const MAX_HEAD_CHARACTERS = 65_536;
/** Names of one answer; more are an object whose keys are data. */
const MAX_NAMES = 5_000;
const MAX_DEPTH = 32;
/** The largest is a year of UCDP. */
const MAX_ZIP_ENTRY_BYTES = 512 * 1024 * 1024;
const MAX_CELLS = { maxRows: 40_000, maxColumns: 64 };

/**
 * The names of all fields of an answer, in the order met: a JSON or XML document, a workbook, a table, or a zipped table. An
 * answer that cannot be read and an HTML page have none: what is wrong with them, the parser says.
 * @param isHead distinguishes the line of a table that holds its heads
 */
export async function readFields(
  bytes: Uint8Array,
  isHead: (cell: string) => boolean,
): Promise<ReadonlySet<FieldName>> {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return tableFields(await headOfEntry(bytes), isHead);
  if (bytes[0] === 0xd0 && bytes[1] === 0xcf) return workbookFields(bytes, isHead);
  if (isHtmlPage(bytes)) return new Set();
  const json = parseJson(bytes);
  if (json.status === 'json' && typeof json.value === 'object') return jsonFields(json.value);
  const text = new TextDecoder().decode(bytes);
  return text.trimStart().startsWith('<') ? xmlFields(text) : tableFields(text.slice(0, MAX_HEAD_CHARACTERS), isHead);
}

/** How the only file of an archive begins; a damaged one begins with nothing. */
async function headOfEntry(zip: Uint8Array): Promise<string> {
  const decoder = new TextDecoder();
  let head = '';
  await streamEntry(zip, {
    isExpected: () => true,
    maxBytes: MAX_ZIP_ENTRY_BYTES,
    take: (piece) => {
      if (head.length < MAX_HEAD_CHARACTERS) head += decoder.decode(piece, { stream: true });
    },
  });
  return head.slice(0, MAX_HEAD_CHARACTERS);
}

/** Items of an array are one place; values of an array in an array are columns. */
function jsonFields(document: unknown): ReadonlySet<FieldName> {
  const names = new Set<FieldName>();
  const below = (name: FieldName, key: string): FieldName => (name === '' ? key : `${name}.${key}`);
  const walk = (value: unknown, name: FieldName, depth: number): void => {
    if (typeof value !== 'object' || value === null || depth > MAX_DEPTH || names.size >= MAX_NAMES) return;
    if (!Array.isArray(value)) {
      for (const [key, member] of Object.entries(value)) {
        names.add(below(name, key));
        walk(member, below(name, key), depth + 1);
      }
      return;
    }
    for (const item of value) {
      const cells: readonly unknown[] = Array.isArray(item) ? item : [item];
      for (const [at, cell] of cells.entries()) {
        if (typeof cell === 'object' && cell !== null) walk(cell, name, depth + 1);
        else if (cells === item) names.add(below(name, `column ${at + 1}`));
      }
    }
  };
  walk(document, '', 0);
  return names;
}

function xmlFields(text: string): ReadonlySet<FieldName> {
  const names = new Set<FieldName>();
  const path: string[] = [];
  const parser = new SaxesParser({ xmlns: false });
  // The parser of the feed rejects it; here the fields before the damage are of use.
  parser.on('error', () => undefined);
  parser.on('opentag', ({ name, attributes }) => {
    path.push(name);
    if (names.size >= MAX_NAMES || path.length > MAX_DEPTH) return;
    const place = path.join('.');
    names.add(place);
    for (const attribute of Object.keys(attributes))
      if (!/^(?:xmlns|xsi)\b/.test(attribute)) names.add(`${place}@${attribute}`);
  });
  parser.on('closetag', () => path.pop());
  parser.write(text).close();
  return names;
}

async function workbookFields(bytes: Uint8Array, isHead: (cell: string) => boolean): Promise<ReadonlySet<FieldName>> {
  const sheet = await readWorksheet(bytes, MAX_CELLS);
  if (sheet.status === 'unreadable') return new Set();
  const rows = sheet.rows.slice(0, MAX_HEAD_LINES).map((row) => row.map((cell) => String(cell ?? '')));
  return headsIn(rows, isHead);
}

function tableFields(head: string, isHead: (cell: string) => boolean): ReadonlySet<FieldName> {
  const lines = head.split(/\r?\n/).filter((line) => line.trim() !== '' && !line.startsWith('#'));
  const first = lines[0] ?? '';
  if (first.includes('\t')) return headsIn([first.split('\t')], isHead);
  if (!lines.some((line) => line.includes(','))) return headsIn([first.trim().split(/\s+/)], isHead);
  const { data } = Papa.parse<string[]>(lines.join('\n'), { delimiter: ',', preview: MAX_HEAD_LINES });
  return headsIn(data, isHead);
}

/** The line with the most known heads; where there is none, the columns of the first line by number. */
function headsIn(rows: readonly (readonly string[])[], isHead: (cell: string) => boolean): ReadonlySet<FieldName> {
  const first: readonly string[] = rows[0] ?? [];
  let best = { heads: first.map((_, at) => `column ${at + 1}`), count: 0 };
  for (const row of rows) {
    const heads = row.map((cell) => cell.trim()).filter((head) => head !== '');
    const count = heads.filter(isHead).length;
    if (count > best.count) best = { heads, count };
  }
  return new Set(best.heads);
}
