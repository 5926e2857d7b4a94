import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordingPath } from '../../../test/kit/recordings.ts';
import { NOW } from '../fakes/fake-upstream.ts';
import { workbookOf } from '../fakes/workbook-of.ts';
import type { Cell } from '../read-worksheet.ts';
import { scriptedFetch } from '../test-kit/scripted-fetch.ts';
import { fakeGprDaily, gprRow, gprWorkbook } from './fake-upstream.ts';
import { createGprDaily } from './feed.ts';
import { parseRiskIndices } from './parse.ts';

// There is no recording of the workbook; every one here is hand-made in the columns that clients of 2026 name.
const signal = new AbortController().signal;
const ALL = { from: Number.NEGATIVE_INFINITY, to: NOW };
const DAY_AT = Date.UTC(2026, 9, 12);
const COLUMNS = ['DAY', 'GPRD', 'GPRD_ACT', 'GPRD_THREAT'];
const calm = gprRow(DAY_AT, [101.5, 80.25, 120]);
const parse = (rows: readonly (readonly Cell[])[], columns?: readonly string[]) =>
  parseRiskIndices(gprWorkbook(rows, columns), ALL, NOW);

describe('the recorded indices', () => {
  const path = recordingPath('history', 'news', 'gpr_daily.csv');
  it.skipIf(path === undefined)('of 2010 to 2025, put into a workbook: 5,844 days, all of them kept', async () => {
    const lines = readFileSync(path ?? '', 'utf8')
      .trim()
      .split(/\r?\n/)
      .slice(1);
    const rows = lines
      .map((line) => line.split(','))
      .map(([day = '', ...values]) => [Number(day.replaceAll('-', '')), ...values.map(Number)]);
    const parsed = await parse(rows, COLUMNS);
    expect(parsed).toMatchObject({ totalCount: 5_844, keptCount: 5_844, rejectedCount: 0 });
    const read = parsed.status === 'parsed' ? parsed.observations : [];
    expect(read).toHaveLength(3 * 5_844);
    expect(Math.max(...read.map(({ value }) => value))).toBe(809.487);
    expect(read.slice(-3).map(({ metric, value }) => [metric, value])).toEqual([
      ['geopolitical_risk', 161.76],
      ['gpr-daily:acts', 140.228],
      ['gpr-daily:threats', 210.535],
    ]);
  });
});

describe('a day', () => {
  it('is three indices of one series', async () => {
    expect(await parse([calm])).toMatchObject({
      keptCount: 1,
      observations: [
        {
          recordId: '2026-10-12',
          metric: 'geopolitical_risk',
          subject: 'series:geopolitical-risk',
          value: 101.5,
          observedAt: DAY_AT,
          lineage: 'gpr-index',
        },
        { metric: 'gpr-daily:acts', value: 80.25 },
        { metric: 'gpr-daily:threats', value: 120 },
      ],
    });
  });

  it.each([
    ['undated', ['2026-10-13', 1, 1, 1]],
    ['undated', [20_261_332, 1, 1, 1]],
    ['undated', [undefined, 1, 1, 1]],
    ['future', [20_261_016, 1, 1, 1]],
    ['bad_number', [20_261_013, 'n/a', 1, 1]],
    ['bad_number', [20_261_013, 1, undefined, 1]],
    ['out_of_range', [20_261_013, 1, 1, -5]],
    ['out_of_range', [20_261_013, 20_261_013, 1, 1]],
  ])('is rejected as %s: %j', async (kind, row) => {
    const parsed = await parse([[20_261_012, 1, 1, 1], row], COLUMNS);
    expect(parsed).toMatchObject({ keptCount: 1, rejectedByKind: { [kind]: 1 } });
  });

  it('without any index, an empty line and what lies outside the window are ignored', async () => {
    const rows = [calm, [20_261_013], [], gprRow(DAY_AT - 86_400_000, [90, 90, 90])];
    const parsed = await parseRiskIndices(gprWorkbook(rows), { from: DAY_AT, to: NOW }, NOW);
    expect(parsed).toMatchObject({ keptCount: 1, ignoredCount: 3, rejectedCount: 0 });
  });
});

describe('a workbook', () => {
  it('is read by the names of its columns, in any order', async () => {
    const parsed = await parse([['x', 3, 2, 1, 20_261_012]], ['new', 'GPRD_THREAT', 'GPRD_ACT', 'GPRD', 'DAY']);
    expect(parsed).toMatchObject({ observations: [{ value: 1 }, { value: 2 }, { value: 3 }] });
  });

  it.each([
    ['the sheet has no column GPRD_ACT, GPRD_THREAT', gprWorkbook([calm], ['DAY', 'GPRD', 'GPRA', 'GPRT'])],
    ['the sheet has no column DAY', gprWorkbook([calm], ['date', 'GPRD', 'GPRD_ACT', 'GPRD_THREAT'])],
    ['the sheet has no day', gprWorkbook([])],
    ['another format instead of an .xls workbook', new TextEncoder().encode('DAY,GPRD,GPRD_ACT,GPRD_THREAT')],
    ['the sheet has more than 16 columns', workbookOf({ Sheet1: [Array.from({ length: 20 }, () => 'DAY')] })],
  ])('of another shape is unreadable: %s', async (reason, bytes) => {
    expect(await parseRiskIndices(bytes, ALL, NOW)).toEqual({ status: 'unreadable', reason });
  });

  it('with any cells never throws, and its rows add up', async () => {
    const cell = fc.oneof(fc.string(), fc.double(), fc.constant(20_261_012), fc.constant(undefined));
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(cell, { maxLength: 5 }), { maxLength: 5 }), async (rows) => {
        const parsed = await parse(rows, COLUMNS);
        if (parsed.status === 'unreadable') return parsed.reason !== '';
        return parsed.totalCount === parsed.keptCount + parsed.ignoredCount + parsed.rejectedCount;
      }),
      { numRuns: 100 },
    );
  });
});

describe('the feed', () => {
  const collect = (more: { cursor?: { newest: string; etag?: string }; span?: { from: number; to: number } }) => {
    const { fetchBytes, requests } = scriptedFetch((url) => fakeGprDaily()(url) ?? { status: 404 });
    return { requests, outcome: createGprDaily(fetchBytes).collect({ cursor: null, now: NOW, signal, ...more }) };
  };
  const daysOf = async (outcome: ReturnType<typeof collect>['outcome']) => {
    const read = await outcome;
    return read.status === 'read' ? read.observations.length / 3 : read;
  };

  it('reads four hundred days first, six weeks later, and leaves the cursor alone in a backfill', async () => {
    const first = collect({});
    expect(await first.outcome).toMatchObject({ status: 'read', cursor: { newest: '2026-10-13' }, rejectedCount: 0 });
    expect(await daysOf(first.outcome)).toBe(399);
    expect(await daysOf(collect({ cursor: { newest: '2026-10-13' } }).outcome)).toBe(43);
    const span = { from: Date.UTC(2026, 8, 1), to: Date.UTC(2026, 9, 1) };
    const past = collect({ cursor: { newest: '2026-10-13', etag: '"1"' }, span });
    expect(await daysOf(past.outcome)).toBe(30);
    expect((await past.outcome).cursor).toEqual({ newest: '2026-10-13', etag: '"1"' });
  });

  it('asks for the workbook only if it has changed', async () => {
    const { fetchBytes, requests } = scriptedFetch(() => ({ status: 304 }));
    const cursor = { newest: '2026-10-13', etag: '"1"' };
    const outcome = await createGprDaily(fetchBytes).collect({ cursor, now: NOW, signal });
    expect(outcome).toEqual({ status: 'unchanged', cursor });
    expect(requests).toMatchObject([{ validators: { etag: '"1"' } }]);
  });
});
