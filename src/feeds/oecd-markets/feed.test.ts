import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Answer, NOW } from '../fakes/fake-upstream.ts';
import { HEALTHY } from '../test-kit/healthy.ts';
import { scriptedFetch } from '../test-kit/scripted-fetch.ts';
import { MARKET_CSV_HEADER, marketCsv, marketRow } from './fake-upstream.ts';
import { createOecdMarkets } from './feed.ts';
import { parseFinancialMarkets } from './parse.ts';

const request = { cursor: null, now: NOW, signal: new AbortController().signal };
const BASE =
  'https://sdmx.oecd.org/public/rest/data/OECD.SDD.STES,DSD_STES@DF_FINMARK,4.0/.M.SHARE+IRLT.IX+PA.....?startPeriod=';
const TAIL = '&dimensionAtObservation=AllDimensions&format=csvfile';

const collect = (answer?: Answer, rest: object = {}) => {
  const { fetchBytes, requests } = scriptedFetch((url) => answer ?? HEALTHY(url));
  return { outcome: createOecdMarkets(fetchBytes).collect({ ...request, ...rest }), requests };
};

describe('the feed of share prices and long-term rates', () => {
  it('asks for the whole window in one request, on every run', async () => {
    const first = collect();
    expect(await first.outcome).toMatchObject({
      status: 'read',
      newestContentAt: Date.UTC(2026, 8, 1) - 1,
      cursor: { newest: '2026-08-31' },
      rows: { totalCount: 8, keptCount: 6, ignoredCount: 2, rejectedCount: 0 },
    });
    const second = collect(undefined, { cursor: { newest: '2026-08-31' } });
    await second.outcome;
    expect([...first.requests, ...second.requests].map(({ url }) => url)).toEqual(
      Array(2).fill(`${BASE}2023-06${TAIL}`),
    );
  });

  it('asks for the months of a backfill, the last one included, and leaves the cursor alone', async () => {
    const span = { from: Date.UTC(2022, 0, 1), to: Date.UTC(2023, 0, 1) };
    const { outcome, requests } = collect(undefined, { span, cursor: { newest: '2026-08-31' } });
    expect((await outcome).cursor).toEqual({ newest: '2026-08-31' });
    expect(requests.map(({ url }) => url)).toEqual([`${BASE}2022-01&endPeriod=2022-12${TAIL}`]);
  });

  it('fails on a table of nothing but rejected rows, and says why', async () => {
    const body = marketCsv([marketRow('FRA', 'IRLT', '2026-08', 'NaN')]);
    expect(await collect({ status: 200, body }).outcome).toMatchObject({
      status: 'failed',
      reason: 'markets: nothing usable in 1 rows (rejected: bad_number 1)',
      cursor: null,
    });
  });
});

const PARSE_NOW = Date.UTC(2026, 9, 14, 12);
const bytesOf = (text: string) => new TextEncoder().encode(text);
const SOUND = marketRow('DEU', 'IRLT', '2026-08', '2.71');
const withRow = (row: string) => parseFinancialMarkets(bytesOf(marketCsv([SOUND, row])), PARSE_NOW);

describe('one month of one country', () => {
  it('is one value at its end, under the country’s code', () => {
    expect(withRow(marketRow('USA', 'SHARE', '2026-08', '301.2548'))).toMatchObject({
      keptCount: 2,
      rejectedCount: 0,
      observations: [
        { metric: 'long_term_rate', subject: 'country:DE', value: 2.71 },
        {
          recordId: 'US:2026-08',
          metric: 'share_prices',
          subject: 'country:US',
          value: 301.2548,
          observedAt: Date.UTC(2026, 8, 1) - 1,
          lineage: 'oecd',
          event: 'SHARE:2026-08',
        },
      ],
    });
  });

  it('may have a yield below zero', () => {
    expect(withRow(marketRow('CHE', 'IRLT', '2026-08', '-0.31'))).toMatchObject({ keptCount: 2 });
  });

  it.each([
    ['a month not yet published', marketRow('FRA', 'IRLT', '2026-08', '')],
    ['the euro area', marketRow('EA20', 'IRLT', '2026-08', '3.1')],
    ['all of the OECD', marketRow('OECD', 'SHARE', '2026-08', '150')],
    ['a change instead of a level', marketRow('FRA', 'SHARE', '2026-08', '1.2').replace(',IX,', ',PA,')],
  ])('is ignored where it is %s', (_, row) => {
    expect(withRow(row)).toMatchObject({ keptCount: 1, ignoredCount: 1, rejectedCount: 0 });
  });

  it.each([
    ['undated', marketRow('FRA', 'IRLT', '2026-Q3', '3.1')],
    ['undated', marketRow('FRA', 'IRLT', '2026-13', '3.1')],
    ['future', marketRow('FRA', 'IRLT', '2026-10', '3.1')],
    ['unresolved_country', marketRow('XYZ', 'IRLT', '2026-08', '3.1')],
    ['bad_number', marketRow('FRA', 'IRLT', '2026-08', 'NaN')],
    ['bad_number', marketRow('FRA', 'IRLT', '2026-08', '3.1e1')],
    ['decimal_comma', marketRow('FRA', 'IRLT', '2026-08', '"3,1"')],
    ['wrong_shape', marketRow('FRA', 'IRLT', '2026-08', '3,1')],
    ['out_of_range', marketRow('FRA', 'IRLT', '2026-08', '310')],
    ['out_of_range', marketRow('FRA', 'SHARE', '2026-08', '0')],
    ['not_asked_for', marketRow('FRA', 'IR3TIB', '2026-08', '3.1')],
    ['not_asked_for', marketRow('FRA', 'IRLT', '2026-08', '3.1').replace(',M,', ',Q,')],
  ])('is rejected as %s: %s', (kind, row) => {
    expect(withRow(row)).toMatchObject({ keptCount: 1, rejectedByKind: { [kind]: 1 } });
  });
});

describe('one answer', () => {
  it.each([
    ['nothing', ''],
    ['a page', '<html></html>'],
    ['an envelope', `{"data":${marketCsv([SOUND])}}`],
    ['a header alone', `${MARKET_CSV_HEADER}\n`],
    ['another table', 'REF_AREA,TIME_PERIOD,OBS_VALUE\nFRA,2026-08,3.1'],
    ['a quote that never ends', `${MARKET_CSV_HEADER}\n"FRA`],
  ])('with %s is unreadable', (_, text) => {
    expect(parseFinancialMarkets(bytesOf(text), PARSE_NOW).status).toBe('unreadable');
  });

  it('of any content never throws, and its rows add up', () => {
    const table = fc.array(fc.string()).map((rows) => bytesOf(marketCsv([SOUND, ...rows])));
    fc.assert(
      fc.property(fc.oneof(fc.uint8Array(), table), (bytes) => {
        const parsed = parseFinancialMarkets(bytes, PARSE_NOW);
        if (parsed.status === 'unreadable') return parsed.reason !== '';
        return parsed.totalCount === parsed.keptCount + parsed.ignoredCount + parsed.rejectedCount;
      }),
      { numRuns: 300 },
    );
  });
});
