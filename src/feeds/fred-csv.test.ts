import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordingPath } from '../../test/kit/recordings.ts';
import { BRENT } from './fred-brent/feed.ts';
import { parseFredCsv } from './fred-csv.ts';

const NOW = Date.UTC(2026, 9, 14);
const parseText = (text: string) => parseFredCsv(new TextEncoder().encode(text), BRENT, NOW);
const withRow = (row: string) => parseText(`observation_date,DCOILBRENTEU\n2026-10-01,70.1\n${row}\n`);

describe('recorded tables', () => {
  // No recording of Brent in FRED's own form exists; these are FRED tables of other series, read without their range.
  const tables: readonly (readonly [string, number, number])[] = [
    ['ANFCI', 2_400, 2_400],
    ['DGS10', 12_001, 11_499],
    ['DTWEXBGS', 5_215, 5_010],
    ['PALLFNFINDEXM', 402, 270],
    ['STLFSI4', 1_670, 1_670],
    ['T10Y2Y', 12_002, 11_500],
  ];
  for (const [id, totalCount, keptCount] of tables) {
    const path = recordingPath('history', 'markets', 'fred', `${id}.csv`);
    it.skipIf(path === undefined)(
      `${id}.csv: ${totalCount} days, ${keptCount} with a value, the others ignored`,
      () => {
        const series = { ...BRENT, id, above: Number.NEGATIVE_INFINITY };
        expect(parseFredCsv(readFileSync(path ?? ''), series, NOW)).toMatchObject({
          totalCount,
          keptCount,
          ignoredCount: totalCount - keptCount,
          rejectedCount: 0,
        });
      },
    );
  }

  const other = recordingPath('history', 'markets', 'brent-daily.csv');
  it.skipIf(other === undefined)('a table of another publisher is unreadable', () => {
    expect(parseFredCsv(readFileSync(other ?? ''), BRENT, NOW).status).toBe('unreadable');
  });
});

describe('one row', () => {
  it('is one price', () => {
    expect(withRow('2026-10-02,71.25')).toMatchObject({
      keptCount: 2,
      observations: [
        {},
        {
          recordId: '2026-10-02',
          metric: 'crude_price',
          subject: 'series:brent',
          value: 71.25,
          observedAt: Date.UTC(2026, 9, 2),
          lineage: 'eia',
          event: '2026-10-02',
          detail: { series: 'DCOILBRENTEU' },
        },
      ],
    });
  });

  it.each(['2026-10-02,.', '2026-10-02,'])('without a quote is a holiday: %s', (row) => {
    expect(withRow(row)).toMatchObject({ keptCount: 1, ignoredCount: 1, rejectedCount: 0 });
  });

  it.each([
    ['decimal_comma', '2026-10-02,"71,25"'],
    ['decimal_comma', '2026-10-02,71,25'],
    ['out_of_range', '2026-10-02,0'],
    ['out_of_range', '2026-10-02,-3.1'],
    ['out_of_range', '2026-10-02,7125'],
    ['bad_number', '2026-10-02,NaN'],
    ['bad_number', '2026-10-02,1e2'],
    ['undated', '02.10.2026,71.25'],
    ['undated', '2026-10-32,71.25'],
    ['future', '2026-10-15,71.25'],
    ['wrong_shape', '2026-10-02'],
  ])('is rejected as %s: %s', (kind, row) => {
    expect(withRow(row)).toMatchObject({ keptCount: 1, rejectedByKind: { [kind]: 1 } });
  });
});

describe('one table', () => {
  it.each(['observation_date,DCOILBRENTEU', 'DATE,DCOILBRENTEU', 'date,value'])('may be headed %s', (header) => {
    expect(parseText(`${header}\r\n2026-10-01,70.1`)).toMatchObject({ keptCount: 1 });
  });

  it.each([
    ['several series', 'observation_date,VIXCLS,DCOILBRENTEU\n2026-10-01,17.2,70.1'],
    ['a vintage', 'observation_date,DCOILBRENTEU_20261002\n2026-10-01,70.1'],
    ['vintages, in any order', 'DATE,DCOILBRENTEU_20261002,DCOILBRENTEU_20250101\n2026-10-01,70.1,99'],
  ])('of %s gives the newest figures of its own', (_, text) => {
    expect(parseText(text)).toMatchObject({ keptCount: 1, observations: [{ value: 70.1 }] });
  });

  it.each([
    ['nothing', ''],
    ['HTML', '<html>\n<body>,</body>'],
    ['another series', 'observation_date,VIXCLS\n2026-10-01,70.1'],
    ['series without ours', 'observation_date,VIXCLS,DGS10\n2026-10-01,70.1,1'],
    ['a header alone', 'observation_date,DCOILBRENTEU\n'],
  ])('with %s is unreadable', (_, text) => {
    expect(parseText(text).status).toBe('unreadable');
  });

  it('of any content never throws, and its rows add up', () => {
    const table = fc.array(fc.string()).map((rows) => ['observation_date,DCOILBRENTEU', ...rows].join('\n'));
    fc.assert(
      fc.property(
        fc.oneof(
          fc.uint8Array(),
          table.map((text) => new TextEncoder().encode(text)),
        ),
        (bytes) => {
          const parsed = parseFredCsv(bytes, BRENT, NOW);
          if (parsed.status === 'unreadable') return parsed.reason !== '';
          return parsed.totalCount === parsed.keptCount + parsed.ignoredCount + parsed.rejectedCount;
        },
      ),
      { numRuns: 300 },
    );
  });
});
