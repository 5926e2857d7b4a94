import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { recordingPath } from '../../test/kit/recordings.ts';
import { isoDate } from '../assessment/time.ts';
import { parseSpotPrices } from './eia-workbook.ts';
import { serialDay, workbookOf } from './fakes/workbook-of.ts';
import { BRENT, BRENT_WORKBOOK } from './fred-brent/feed.ts';
import type { Cell } from './read-worksheet.ts';

const NOW = Date.UTC(2024, 10, 14, 12);
const EVERY_DAY = { from: Number.NEGATIVE_INFINITY };
const TITLE = 'Europe Brent Spot Price FOB (Dollars per Barrel)';
const DAY = serialDay(Date.UTC(2024, 10, 12));

const read = (bytes: Uint8Array, window = EVERY_DAY) =>
  parseSpotPrices(bytes, { series: BRENT, workbook: BRENT_WORKBOOK }, { window, now: NOW });
/** Hand-made: the head of the recorded workbook, and two days. */
const sheet = (...days: readonly (readonly Cell[])[]): readonly (readonly Cell[])[] => [
  ['Back to Contents', `Data 1: ${TITLE}`],
  ['Sourcekey', 'RBRTE'],
  ['Date', TITLE],
  [DAY - 1, 72.19],
  ...days,
];
const readDays = (...days: readonly (readonly Cell[])[]) => read(workbookOf({ 'Data 1': sheet(...days) }));

const recorded = recordingPath('recordings', 'answers-2026', 'eia', 'RBRTEd_2024-12.xls');
const history = recordingPath('history', 'markets', 'brent-daily.csv');

describe('the recorded workbook of Brent', () => {
  const bytes = () => readFileSync(recorded ?? '');

  it.skipIf(recorded === undefined)('gives every day since May 1987 as FRED does, and names EIA', async () => {
    const parsed = await read(bytes());
    expect(parsed).toMatchObject({ status: 'parsed', totalCount: 9_513, keptCount: 9_513, rejectedCount: 0 });
    const days = parsed.status === 'parsed' ? parsed.observations : [];
    expect(days.at(-1)).toEqual({
      recordId: '2024-11-12',
      metric: 'crude_price',
      subject: 'series:brent',
      value: 72.56,
      observedAt: Date.UTC(2024, 10, 12),
      lineage: 'eia',
      event: '2024-11-12',
      detail: { series: 'RBRTE', source: 'EIA' },
    });
    expect(days[0]).toMatchObject({ recordId: '1987-05-20', value: 18.63 });
  });

  it.skipIf(recorded === undefined || history === undefined)('agrees with the table on every day', async () => {
    const lines = readFileSync(history ?? '', 'utf8')
      .trim()
      .split(/\r?\n/)
      .slice(1);
    const table = new Map(lines.map((line) => line.split(',')).map(([day = '', price]) => [day, Number(price)]));
    const parsed = await read(bytes());
    const days = parsed.status === 'parsed' ? parsed.observations : [];
    const apart = days.filter(({ recordId, value }) => table.get(recordId) !== value);
    expect(apart.map(({ recordId, value }) => [recordId, value, table.get(recordId)])).toEqual([]);
  });

  it.skipIf(recorded === undefined)('is read in the window that is asked for, its days included', async () => {
    const window = { from: Date.UTC(2024, 9, 31, 15), until: Date.UTC(2024, 10, 4) };
    const parsed = await read(bytes(), window);
    const days = parsed.status === 'parsed' ? parsed.observations : [];
    expect(days.map(({ observedAt }) => isoDate(observedAt))).toEqual(['2024-10-31', '2024-11-01', '2024-11-04']);
    expect(parsed).toMatchObject({ totalCount: 3, keptCount: 3 });
  });
});

describe('a day', () => {
  it.each([
    ['bad_number', [DAY, 'n/a']],
    ['out_of_range', [DAY, -3]],
    ['out_of_range', [DAY, 7_256]],
    ['undated', ['Nov 12, 2024', 72.56]],
    ['undated', [DAY + 0.5, 72.56]],
    ['undated', [12, 72.56]],
    ['future', [DAY + 3, 72.56]],
  ])('is rejected as %s: %j', async (kind, day) => {
    expect(await readDays(day)).toMatchObject({ keptCount: 1, rejectedByKind: { [kind]: 1 } });
  });

  it('without a price is a holiday', async () => {
    expect(await readDays([DAY, undefined], [], [DAY + 1, 73])).toMatchObject({ keptCount: 2, ignoredCount: 2 });
  });
});

describe('a workbook', () => {
  it('of several series is read in the column of its own', async () => {
    const rows = [
      ['Sourcekey', 'RWTC', 'RBRTE'],
      ['Date', 'Cushing, OK WTI Spot Price FOB (Dollars per Barrel)', TITLE],
      [DAY, 68.12, 72.56],
    ];
    expect(await read(workbookOf({ 'Data 1': rows }))).toMatchObject({ observations: [{ value: 72.56 }] });
  });

  it.each([
    ['no column of RBRTE', sheet().map((row) => row.map((cell) => (cell === 'RBRTE' ? 'RWTC' : cell)))],
    ['no column of RBRTE', sheet().map((row) => row.map((cell) => (cell === 'Date' ? 'Month' : cell)))],
    ['no column of RBRTE', sheet().slice(2)],
    ['RBRTE is not in Dollars per Barrel', sheet().map((row) => row.map((cell) => (cell === TITLE ? 'EUR' : cell)))],
  ])('of another shape is unreadable: %s', async (reason, rows) => {
    expect(await read(workbookOf({ 'Data 1': rows }))).toEqual({ status: 'unreadable', reason });
  });

  it('with another sheet alone is unreadable', async () => {
    expect(await read(workbookOf({ Contents: sheet() }))).toEqual({
      status: 'unreadable',
      reason: 'the workbook has no sheet Data 1',
    });
  });
});
