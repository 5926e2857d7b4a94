import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { workbookOf } from './fakes/workbook-of.ts';
import { type Cell, readWorksheet } from './read-worksheet.ts';
import { zipOf } from './test-kit/zip-of.ts';

const ROWS: readonly (readonly Cell[])[] = [
  ['Date', 'Price'],
  [45_607, 72.19],
  [45_608, undefined, 'n/a'],
];
const WORKBOOK = workbookOf({ Contents: [['Workbook Contents']], 'Data 1': ROWS });
const EXPECTED = { name: 'Data 1', maxRows: 10, maxColumns: 4 };

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const reasonOf = async (bytes: Uint8Array, expected = EXPECTED): Promise<string> => {
  const sheet = await readWorksheet(bytes, expected);
  return sheet.status === 'unreadable' ? sheet.reason : 'it is there';
};

/** The workbook with a number written over its bytes, at so many bytes behind a mark. */
function overwritten(mark: Buffer, offset: number, value: number): Uint8Array {
  const bytes = Buffer.from(WORKBOOK);
  const at = bytes.indexOf(mark);
  if (at < 0) throw new Error('the mark is not in the workbook');
  bytes.writeUInt32LE(value, at + offset);
  return bytes;
}

const record = (type: number): Buffer => Buffer.from([type & 0xff, type >> 8]);
const DIRECTORY_ENTRY = Buffer.from('Workbook', 'utf16le');
const SIZE_OFFSET = 120;
const LINK = 0x01b8;
const OPENING = 0x0809;

describe('the sheet of a workbook', () => {
  it('is read as numbers and texts', async () => {
    expect(await readWorksheet(WORKBOOK, EXPECTED)).toEqual({ status: 'sheet', rows: ROWS });
  });

  it('is the first where none is named', async () => {
    const { maxRows, maxColumns } = EXPECTED;
    const first = { status: 'sheet', rows: [['Workbook Contents']] };
    expect(await readWorksheet(WORKBOOK, { maxRows, maxColumns })).toEqual(first);
  });

  it.each([
    ['nothing instead of an .xls workbook', new Uint8Array()],
    ['an HTML page instead of an .xls workbook', bytesOf('<!doctype html><html><table><tr><td>1</td></tr></table>')],
    ['a zip archive instead of an .xls workbook', zipOf('xl/workbook.xml', Buffer.from('<workbook/>'))],
    ['another format instead of an .xls workbook', bytesOf('Date,Price\n2024-11-11,72.19\n')],
    ['the workbook is damaged', WORKBOOK.subarray(0, 1_024)],
    ['the workbook is cut off', overwritten(DIRECTORY_ENTRY, SIZE_OFFSET, 1_000_000)],
    ['the workbook is cut off', overwritten(DIRECTORY_ENTRY, SIZE_OFFSET, 4_099)],
    ['the workbook is older than Excel 97', overwritten(record(OPENING), 4, 0x0500)],
    ['the file holds no workbook', overwritten(DIRECTORY_ENTRY, 0, 0x41)],
  ])('is unreadable in words: %s', async (reason, bytes) => {
    expect(await reasonOf(bytes)).toBe(reason);
  });

  it.each([
    ['the workbook has no sheet Data 2', { name: 'Data 2' }],
    ['the workbook has no sheet __proto__', { name: '__proto__' }],
    ['the sheet has more than 2 rows', { maxRows: 2 }],
    ['the sheet has more than 2 columns', { maxColumns: 2 }],
    ['the workbook has more than 6 cells', { maxRows: 6, maxColumns: 1 }],
  ])('keeps to its limits: %s', async (reason, limits) => {
    expect(await reasonOf(WORKBOOK, { ...EXPECTED, ...limits })).toBe(reason);
  });

  it('is read without its links: one over four thousand million cells costs nothing', async () => {
    // Last row and last column of the link's range.
    const damaged = Buffer.from(WORKBOOK);
    for (let at = damaged.indexOf(record(LINK)); at >= 0; at = damaged.indexOf(record(LINK), at + 1)) {
      damaged.writeUInt16LE(0xffff, at + 6);
      damaged.writeUInt16LE(0xffff, at + 10);
    }
    expect(damaged.equals(WORKBOOK)).toBe(false);
    expect(await readWorksheet(damaged, EXPECTED)).toEqual({ status: 'sheet', rows: ROWS });
  });
});

describe('any bytes', () => {
  const changes = fc.array(fc.tuple(fc.nat(WORKBOOK.byteLength - 1), fc.nat(255)), { minLength: 1, maxLength: 12 });
  const damaged = fc.tuple(changes, fc.option(fc.nat(WORKBOOK.byteLength), { freq: 5 })).map(([bytes, length]) => {
    const copy = Buffer.from(WORKBOOK);
    for (const [at, byte] of bytes) copy[at] = byte;
    return copy.subarray(0, length ?? copy.length);
  });
  const behindSignature = fc
    .uint8Array({ maxLength: 4_096 })
    .map((bytes) => Buffer.concat([WORKBOOK.subarray(0, 8), bytes]));

  it('are a sheet within the limits, or unreadable with a reason', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof({ weight: 8, arbitrary: damaged }, behindSignature, fc.uint8Array()), async (bytes) => {
        const sheet = await readWorksheet(bytes, EXPECTED);
        if (sheet.status === 'unreadable') return sheet.reason !== '';
        const isCell = (cell: Cell): boolean => cell === undefined || typeof cell === 'string' || Number.isFinite(cell);
        const { maxRows, maxColumns } = EXPECTED;
        return sheet.rows.length <= maxRows && sheet.rows.every((row) => row.length <= maxColumns && row.every(isCell));
      }),
      { numRuns: 1_000 },
    );
  });
});
