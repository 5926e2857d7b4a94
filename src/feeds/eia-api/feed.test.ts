import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordingPath } from '../../../test/kit/recordings.ts';
import { NOW } from '../fakes/fake-upstream.ts';
import { HEALTHY } from '../test-kit/healthy.ts';
import { scriptedFetch } from '../test-kit/scripted-fetch.ts';
import { eiaAnswer, eiaRow } from './fake-upstream.ts';
import { createEiaApi } from './feed.ts';
import { EIA_SERIES, type EiaSeries, parseSeries } from './parse.ts';

const request = { cursor: null, now: NOW, signal: new AbortController().signal };

describe('the feed of EIA prices', () => {
  it('asks for each series with the key, and again from a month before the newest day', async () => {
    const { fetchBytes, requests } = scriptedFetch(HEALTHY);
    const feed = createEiaApi(fetchBytes, { EIA_API_KEY: 'a&b' });
    const outcome = await feed.collect(request);
    expect(outcome).toMatchObject({ status: 'read', cursor: { newest: '2026-10-12' } });
    await feed.collect({ ...request, cursor: outcome.cursor });
    const asked = requests.map(({ url }) => new URL(url));
    const [oil, gas] = ['/v2/petroleum/pri/spt/data/', '/v2/natural-gas/pri/fut/data/'];
    expect(asked.map(({ pathname }) => pathname)).toEqual([oil, oil, gas, oil, oil, gas]);
    const [series, first, again] = [
      ['RBRTE', 'RWTC', 'RNGWHHD'],
      ['a&b', '2025-05-12'],
      ['a&b', '2026-09-12'],
    ];
    const parameters = ['facets[series][]', 'api_key', 'start'];
    expect(asked.map(({ searchParams }) => parameters.map((name) => searchParams.get(name)))).toEqual(
      [first, again].flatMap((reported) => series.map((id) => [id, ...reported])),
    );
  });

  it('fails without revealing the key where it is not accepted', async () => {
    const { fetchBytes } = scriptedFetch(() => ({ status: 403 }));
    const outcome = await createEiaApi(fetchBytes, { EIA_API_KEY: 'secret' }).collect(request);
    expect(outcome).toEqual({ status: 'failed', reason: 'RBRTE: answered 403', cursor: null });
  });

  it('asks for the days of a backfill, the last one included, and leaves the cursor alone', async () => {
    const { fetchBytes, requests } = scriptedFetch(HEALTHY);
    const span = { from: Date.UTC(2024, 0, 1), to: Date.UTC(2024, 1, 1) };
    const outcome = await createEiaApi(fetchBytes, { EIA_API_KEY: 'k' }).collect({ ...request, span });
    expect(requests[0]?.url).toContain('start=2024-01-01&end=2024-01-31');
    expect(outcome.cursor).toBeNull();
  });
});

const PARSE_NOW = Date.UTC(2026, 9, 14, 12);
const seriesNamed = (id: string): EiaSeries => {
  const series = EIA_SERIES.find((candidate) => candidate.id === id);
  if (series === undefined) throw new Error(`no series ${id}`);
  return series;
};
const [BRENT, WTI, GAS] = [seriesNamed('RBRTE'), seriesNamed('RWTC'), seriesNamed('RNGWHHD')];
const bytesOf = (text: string) => new TextEncoder().encode(text);
const withRow = (row: unknown) =>
  parseSeries(bytesOf(eiaAnswer([eiaRow('RBRTE', '2026-10-09', '71.2', '$/BBL'), row])), BRENT, PARSE_NOW);

describe('recorded prices', () => {
  const histories = [
    ['brent-daily.csv', BRENT, 9_799],
    ['wti-daily.csv', WTI, 10_069],
    ['natural-gas-daily.csv', GAS, 7_280],
  ] as const;
  for (const [file, series, count] of histories) {
    const path = recordingPath('history', 'markets', file);
    it.skipIf(path === undefined)(`${file}, put into the upstream’s form: ${count} days are sound`, () => {
      const rows = readFileSync(path ?? '', 'utf8')
        .trim()
        .split(/\r?\n/)
        .slice(1)
        .map((line) => line.split(','))
        .map(([date = '', price = '']) => eiaRow(series.id, date, price === '' ? null : price, series.unit));
      expect(parseSeries(bytesOf(eiaAnswer(rows)), series, PARSE_NOW)).toMatchObject({
        keptCount: count,
        rejectedCount: 0,
      });
      expect(parseSeries(readFileSync(path ?? ''), series, PARSE_NOW).status).toBe('unreadable');
    });
  }
});

describe('one day', () => {
  it.each(['72.05', 72.05])('is one price, as text or number: %j', (value) => {
    expect(withRow(eiaRow('RBRTE', '2026-10-12', value, '$/BBL'))).toMatchObject({
      keptCount: 2,
      observations: [
        {},
        {
          recordId: '2026-10-12',
          metric: 'crude_price',
          subject: 'series:rbrte',
          value: 72.05,
          observedAt: Date.UTC(2026, 9, 12),
          lineage: 'eia',
        },
      ],
    });
  });

  it('without a value is a holiday', () => {
    expect(withRow(eiaRow('RBRTE', '2026-10-12', null, '$/BBL'))).toMatchObject({ keptCount: 1, ignoredCount: 1 });
  });

  it.each([
    ['undated', eiaRow('RBRTE', '2026-10', '72', '$/BBL')],
    ['future', eiaRow('RBRTE', '2026-10-15', '72', '$/BBL')],
    ['wrong_unit', eiaRow('RBRTE', '2026-10-12', '72', '$/GAL')],
    ['not_asked_for', eiaRow('RWTC', '2026-10-12', '72', '$/BBL')],
    ['bad_number', eiaRow('RBRTE', '2026-10-12', 'NaN', '$/BBL')],
    ['decimal_comma', eiaRow('RBRTE', '2026-10-12', '72,05', '$/BBL')],
    ['out_of_range', eiaRow('RBRTE', '2026-10-12', '-37', '$/BBL')],
    ['wrong_shape', { series: 'RBRTE', value: '72' }],
  ])('is rejected as %s', (kind, row) => {
    expect(withRow(row)).toMatchObject({ keptCount: 1, rejectedByKind: { [kind]: 1 } });
  });
});

it('an answer that leaves rows out is unreadable', () => {
  const cut = eiaAnswer([eiaRow('RBRTE', '2026-10-12', '72', '$/BBL')]).replace('"total":"1"', '"total":"9000"');
  expect(parseSeries(bytesOf(cut), BRENT, PARSE_NOW)).toEqual({ status: 'unreadable', reason: 'rows are left out' });
});

it('an answer of any content never throws, and its rows add up', () => {
  const answer = fc.oneof(
    fc.uint8Array(),
    fc.json().map(bytesOf),
    fc.array(fc.jsonValue()).map((rows) => bytesOf(eiaAnswer(rows))),
  );
  fc.assert(
    fc.property(answer, (bytes) => {
      const parsed = parseSeries(bytes, BRENT, PARSE_NOW);
      if (parsed.status === 'unreadable') return parsed.reason !== '';
      return parsed.totalCount === parsed.keptCount + parsed.ignoredCount + parsed.rejectedCount;
    }),
    { numRuns: 300 },
  );
});
