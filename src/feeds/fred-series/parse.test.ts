import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordingPath } from '../../../test/kit/recordings.ts';
import type { DailySeries } from '../families/daily-series/quote.ts';
import { fredAnswer } from './fake-upstream.ts';
import { parseObservations } from './parse.ts';
import { FRED_API_SERIES } from './series.ts';

const NOW = Date.UTC(2026, 9, 14, 12);
const seriesNamed = (id: string): DailySeries => {
  const series = FRED_API_SERIES.find((candidate) => candidate.id === id);
  if (series === undefined) throw new Error(`no series ${id}`);
  return series;
};
const DOLLAR = seriesNamed('DTWEXBGS');
const bytesOf = (text: string) => new TextEncoder().encode(text);
const withDay = (date: string, value: string) =>
  parseObservations(bytesOf(fredAnswer({ '2026-10-09': '121.5', [date]: value })), DOLLAR, NOW);

describe('genuine series', () => {
  const counts = [
    ['DTWEXBGS', 5_215, 5_010],
    ['DGS10', 12_001, 11_499],
  ] as const;
  for (const [id, totalCount, keptCount] of counts) {
    const path = recordingPath('history', 'markets', 'fred', `${id}.csv`);
    it.skipIf(path === undefined)(
      `${id}, put into the API’s form: ${totalCount} days, ${keptCount} with a value`,
      () => {
        const days = readFileSync(path ?? '', 'utf8')
          .trim()
          .split(/\r?\n/)
          .slice(1);
        const values = Object.fromEntries(
          days.map((line) => line.split(',')).map(([date = '', value = '']) => [date, value]),
        );
        expect(parseObservations(bytesOf(fredAnswer(values)), seriesNamed(id), NOW)).toMatchObject({
          totalCount,
          keptCount,
          rejectedCount: 0,
        });
      },
    );
  }
});

describe('one day', () => {
  it('is one value under the series’ own id', () => {
    expect(withDay('2026-10-12', '121.6')).toMatchObject({
      keptCount: 2,
      observations: [
        {},
        {
          recordId: '2026-10-12',
          metric: 'dollar_index',
          subject: 'series:dtwexbgs',
          value: 121.6,
          observedAt: Date.UTC(2026, 9, 12),
          lineage: 'federal-reserve',
        },
      ],
    });
  });

  it.each(['.', ''])('without a quote is a holiday: %j', (value) => {
    expect(withDay('2026-10-12', value)).toMatchObject({ keptCount: 1, ignoredCount: 1 });
  });

  it.each([
    ['undated', '2026-10', '121.6'],
    ['future', '2026-10-15', '121.6'],
    ['bad_number', '2026-10-12', 'NaN'],
    ['decimal_comma', '2026-10-12', '121,6'],
    ['out_of_range', '2026-10-12', '-1'],
    ['out_of_range', '2026-10-12', '1216'],
  ])('is refused as %s: %s %s', (kind, date, value) => {
    expect(withDay(date, value)).toMatchObject({ keptCount: 1, rejectedByKind: { [kind]: 1 } });
  });
});

it('an answer that leaves rows out is unreadable', () => {
  const cut = fredAnswer({ '2026-10-12': '121.6' }).replace('"count":1', '"count":200000');
  expect(parseObservations(bytesOf(cut), DOLLAR, NOW)).toEqual({ status: 'unreadable', reason: 'rows are left out' });
});

it('an answer of any content never throws, and its rows add up', () => {
  const answer = fc.oneof(
    fc.uint8Array(),
    fc.json().map(bytesOf),
    fc.array(fc.jsonValue()).map((observations) => bytesOf(JSON.stringify({ observations }))),
  );
  fc.assert(
    fc.property(answer, (bytes) => {
      const parsed = parseObservations(bytes, DOLLAR, NOW);
      if (parsed.status === 'unreadable') return parsed.reason !== '';
      return parsed.totalCount === parsed.keptCount + parsed.ignoredCount + parsed.rejectedCount;
    }),
    { numRuns: 300 },
  );
});
