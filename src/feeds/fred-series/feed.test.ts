import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordingPath } from '../../../test/kit/recordings.ts';
import { NOW } from '../fakes/fake-upstream.ts';
import type { DailySeries } from '../families/daily-series/quote.ts';
import { HEALTHY } from '../test-kit/healthy.ts';
import { scriptedFetch } from '../test-kit/scripted-fetch.ts';
import { fredAnswer } from './fake-upstream.ts';
import { createFredSeries, FRED_API_SERIES } from './feed.ts';
import { parseObservations } from './parse.ts';

const request = { cursor: null, now: NOW, signal: new AbortController().signal };
const BASE = 'https://api.stlouisfed.org/fred/series/observations?series_id=';

describe('the feed of FRED series', () => {
  it('asks for each series with the key, first for the window, then for the last month again', async () => {
    const { fetchBytes, requests } = scriptedFetch(HEALTHY);
    const feed = createFredSeries(fetchBytes, { FRED_API_KEY: 'a&b' });
    const outcome = await feed.collect(request);
    expect(outcome).toMatchObject({ status: 'read', cursor: { newest: '2026-10-13' } });
    await feed.collect({ ...request, cursor: outcome.cursor });
    const tail = 'observation_end=2026-10-14&api_key=a%26b';
    expect(requests.map(({ url }) => url)).toEqual([
      `${BASE}DTWEXBGS&file_type=json&observation_start=2025-05-12&${tail}`,
      `${BASE}DGS10&file_type=json&observation_start=2025-05-12&${tail}`,
      `${BASE}DTWEXBGS&file_type=json&observation_start=2026-09-13&${tail}`,
      `${BASE}DGS10&file_type=json&observation_start=2026-09-13&${tail}`,
    ]);
  });

  it('fails without revealing the key where it is not accepted', async () => {
    const { fetchBytes } = scriptedFetch(() => ({ status: 400 }));
    const outcome = await createFredSeries(fetchBytes, { FRED_API_KEY: 'secret' }).collect(request);
    expect(outcome).toEqual({ status: 'failed', reason: 'DTWEXBGS: answered 400', cursor: null });
  });

  it('asks for the days of a backfill and leaves the cursor alone', async () => {
    const { fetchBytes, requests } = scriptedFetch(HEALTHY);
    const span = { from: Date.UTC(2024, 0, 1), to: Date.UTC(2024, 1, 1) };
    const outcome = await createFredSeries(fetchBytes, { FRED_API_KEY: 'k' }).collect({ ...request, span });
    expect(requests[0]?.url).toContain('observation_start=2024-01-01&observation_end=2024-01-31');
    expect(outcome.cursor).toBeNull();
  });
});

const PARSE_NOW = Date.UTC(2026, 9, 14, 12);
const seriesNamed = (id: string): DailySeries => {
  const series = FRED_API_SERIES.find((candidate) => candidate.id === id);
  if (series === undefined) throw new Error(`no series ${id}`);
  return series;
};
const DOLLAR = seriesNamed('DTWEXBGS');
const bytesOf = (text: string) => new TextEncoder().encode(text);
const withDay = (date: string, value: string) =>
  parseObservations(bytesOf(fredAnswer({ '2026-10-09': '121.5', [date]: value })), DOLLAR, PARSE_NOW);

describe('recorded series', () => {
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
        expect(parseObservations(bytesOf(fredAnswer(values)), seriesNamed(id), PARSE_NOW)).toMatchObject({
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
  ])('is rejected as %s: %s %s', (kind, date, value) => {
    expect(withDay(date, value)).toMatchObject({ keptCount: 1, rejectedByKind: { [kind]: 1 } });
  });
});

it('an answer that leaves rows out is unreadable', () => {
  const cut = fredAnswer({ '2026-10-12': '121.6' }).replace('"count":1', '"count":200000');
  expect(parseObservations(bytesOf(cut), DOLLAR, PARSE_NOW)).toEqual({
    status: 'unreadable',
    reason: 'rows are left out',
  });
});

it('an answer of any content never throws, and its rows add up', () => {
  const answer = fc.oneof(
    fc.uint8Array(),
    fc.json().map(bytesOf),
    fc.array(fc.jsonValue()).map((observations) => bytesOf(JSON.stringify({ observations }))),
  );
  fc.assert(
    fc.property(answer, (bytes) => {
      const parsed = parseObservations(bytes, DOLLAR, PARSE_NOW);
      if (parsed.status === 'unreadable') return parsed.reason !== '';
      return parsed.totalCount === parsed.keptCount + parsed.ignoredCount + parsed.rejectedCount;
    }),
    { numRuns: 300 },
  );
});
