import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordingPath } from '../../../test/kit/recordings.ts';
import { YIELD_HEADER, yieldRow } from './fake-upstream.ts';
import { parseYieldCurve } from './parse.ts';

const NOW = Date.UTC(2026, 9, 14, 12);
const WINDOW = { from: Date.UTC(2026, 8, 14), to: NOW + 1 };
const parseText = (text: string, window = WINDOW) => parseYieldCurve(new TextEncoder().encode(text), window, NOW);
const withRow = (row: string) => parseText(`${YIELD_HEADER}\n${row}\n${yieldRow('10/12/2026', '4.10')}\n`);

describe('genuine yields', () => {
  const path = recordingPath('history', 'markets', 'fred', 'DGS10.csv');
  it.skipIf(path === undefined)('of ten years since 1980, in the columns of the upstream, are all sound', () => {
    const days = readFileSync(path ?? '', 'utf8')
      .trim()
      .split(/\r?\n/)
      .slice(1);
    const rows = days.flatMap((line) => {
      const [date = '', value = ''] = line.split(',');
      const [year, month, day] = date.split('-');
      return value === '' || value === '.' ? [] : [yieldRow(`${month}/${day}/${year}`, value)];
    });
    expect(parseText([YIELD_HEADER, ...rows].join('\n'), { from: 0, to: NOW })).toMatchObject({
      totalCount: 11_499,
      rejectedCount: 0,
    });
  });
  it.skipIf(path === undefined)('in another publisher’s table are unreadable', () => {
    expect(parseYieldCurve(readFileSync(path ?? ''), WINDOW, NOW).status).toBe('unreadable');
  });
});

describe('one day', () => {
  it('is four yields', () => {
    const parsed = withRow(yieldRow('10/13/2026', '4.12'));
    expect(parsed).toMatchObject({ totalCount: 2, keptCount: 2, rejectedCount: 0 });
    const yields = parsed.status === 'parsed' ? parsed.observations.slice(0, 4) : [];
    expect(yields.map(({ subject, value }) => [subject, value])).toEqual([
      ['series:us-3m', 3.8],
      ['series:us-2y', 3.8],
      ['series:us-10y', 4.12],
      ['series:us-30y', 4.7],
    ]);
    expect(yields[2]).toMatchObject({
      recordId: '2026-10-13',
      metric: 'government_yield',
      observedAt: Date.UTC(2026, 9, 13),
      lineage: 'us-treasury',
      detail: { country: 'US', maturity: '10 Yr' },
    });
  });

  it.each(['', 'N/A'])('lacks a maturity that was not sold: %j', (cell) => {
    const parsed = withRow(yieldRow('10/13/2026', cell));
    expect(parsed).toMatchObject({ keptCount: 2, rejectedCount: 0 });
    expect(parsed.status === 'parsed' && parsed.observations).toHaveLength(7);
  });

  it('outside the window is ignored, below zero is kept', () => {
    expect(withRow(yieldRow('01/02/2026', '4.12'))).toMatchObject({ keptCount: 1, ignoredCount: 1 });
    expect(withRow(yieldRow('10/13/2026', '-0.05'))).toMatchObject({ keptCount: 2 });
  });

  it.each([
    ['undated', yieldRow('2026-10-13', '4.12')],
    ['future', yieldRow('10/15/2026', '4.12')],
    ['bad_number', yieldRow('10/13/2026', 'NaN')],
    ['decimal_comma', yieldRow('10/13/2026', '"4,12"')],
    ['out_of_range', yieldRow('10/13/2026', '412')],
    ['wrong_shape', '10/13/2026,1,2'],
  ])('is refused as %s: %s', (kind, row) => {
    expect(withRow(row)).toMatchObject({ keptCount: 1, rejectedByKind: { [kind]: 1 } });
  });
});

describe('one file', () => {
  it('of a year without a day yet has none, which is not damage', () => {
    expect(parseText(YIELD_HEADER)).toMatchObject({ status: 'parsed', totalCount: 0 });
  });

  it.each(['', '<html></html>', YIELD_HEADER.replace('"10 Yr"', '"10 Year"')])('is unreadable: %j', (text) => {
    expect(parseText(text).status).toBe('unreadable');
  });

  it('of any content never throws, and its rows add up', () => {
    const row = fc.oneof(
      fc.string(),
      fc.string().map((cell) => yieldRow('10/13/2026', cell)),
    );
    const table = fc.array(row).map((rows) => new TextEncoder().encode([YIELD_HEADER, ...rows].join('\n')));
    fc.assert(
      fc.property(fc.oneof(fc.uint8Array(), table), (bytes) => {
        const parsed = parseYieldCurve(bytes, WINDOW, NOW);
        if (parsed.status === 'unreadable') return parsed.reason !== '';
        return parsed.totalCount === parsed.keptCount + parsed.ignoredCount + parsed.rejectedCount;
      }),
      { numRuns: 300 },
    );
  });
});
