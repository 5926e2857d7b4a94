import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Answer, NOW } from '../fakes/fake-upstream.ts';
import { HEALTHY } from '../test-kit/healthy.ts';
import { scriptedFetch } from '../test-kit/scripted-fetch.ts';
import { NATIONAL_ROWS, STOCK_HEADER, SUPPLY_ROWS, stockRow } from './fake-upstream.ts';
import { createEiaPetroleum } from './feed.ts';
import { CUSHING_STOCKS, NATIONAL_STOCKS, parseStocks } from './parse.ts';

const request = { cursor: null, now: NOW, signal: new AbortController().signal };
const collectFrom = (answerOf: (file: string) => Answer | undefined, more = {}) => {
  const { fetchBytes, requests } = scriptedFetch(
    (url) => answerOf(url.pathname.split('/').at(-1) ?? '') ?? HEALTHY(url),
  );
  return { requests, outcome: createEiaPetroleum(fetchBytes).collect({ ...request, ...more }) };
};

describe('the feed of petroleum stocks', () => {
  it('reads both tables: five stocks, three weeks', async () => {
    const { outcome, requests } = collectFrom(() => undefined);
    const read = await outcome;
    expect(read).toMatchObject({ status: 'read', cursor: { newest: '2026-10-09' } });
    expect(read.status === 'read' && new Set(read.observations.map(({ subject }) => subject)).size).toBe(5);
    expect(requests.map(({ url }) => url)).toEqual([
      'https://ir.eia.gov/wpsr/table1.csv',
      'https://ir.eia.gov/wpsr/table4.csv',
    ]);
  });

  it('asks for the second table only when the first changed', async () => {
    const cursor = { newest: '2026-10-09', etag: '"1"' };
    const { outcome, requests } = collectFrom(() => ({ status: 304 }), { cursor });
    expect(await outcome).toEqual({ status: 'unchanged', cursor });
    expect(requests).toMatchObject([{ validators: { etag: '"1"' } }]);
  });

  it.each(['table1.csv', 'table4.csv'])('fails where %s has another shape', async (damaged) => {
    const { outcome } = collectFrom((file) => (file === damaged ? { status: 200, body: 'STUB_1,week\n' } : undefined));
    expect((await outcome).status).toBe('failed');
  });

  it('says that it cannot read the past', async () => {
    const { outcome, requests } = collectFrom(() => undefined, { span: { from: 0, to: 1 } });
    expect(await outcome).toMatchObject({ status: 'failed', reason: expect.stringContaining('only the newest') });
    expect(requests).toEqual([]);
  });
});

// There is no recording of these tables; every row here is hand-made.
const PARSE_NOW = Date.UTC(2026, 9, 14, 12);
const parseText = (text: string, wanted = NATIONAL_STOCKS) =>
  parseStocks(new TextEncoder().encode(text), wanted, PARSE_NOW);
const table = (...rows: readonly string[]) => [STOCK_HEADER, ...rows].join('\r\n');
const withStock = (now: string) =>
  parseText(
    table(
      ...NATIONAL_ROWS.slice(0, 3),
      stockRow('Total Motor Gasoline', now, '215.7', '219.0'),
      ...NATIONAL_ROWS.slice(4),
    ),
  );

describe('the national table', () => {
  it('gives four stocks in three weeks, and nothing of its second part', () => {
    const parsed = parseText(table(...NATIONAL_ROWS, ...SUPPLY_ROWS));
    expect(parsed).toMatchObject({ totalCount: 5, keptCount: 4, ignoredCount: 1, rejectedCount: 0 });
    const stocks = parsed.status === 'parsed' ? parsed.observations : [];
    expect(stocks).toHaveLength(12);
    expect(stocks.slice(0, 3)).toMatchObject([
      {
        recordId: '2026-10-09',
        metric: 'petroleum_stocks',
        subject: 'series:us-crude-stocks',
        value: 421.118,
        observedAt: Date.UTC(2026, 9, 9),
        lineage: 'eia',
        detail: { stock: 'Commercial (Excluding SPR)' },
      },
      { recordId: '2026-10-02', value: 423.411 },
      { recordId: '2025-10-10', value: 424.5 },
    ]);
  });

  it('reads a week once that heads means of four weeks, too', () => {
    const rows = table(...NATIONAL_ROWS).replace(/^(.+)$/m, '$1,"10/9/26","10/10/25"');
    const [parsed, once] = [parseText(rows), parseText(table(...NATIONAL_ROWS))];
    expect(parsed).toEqual(once);
    expect(rows.match(/10\/9\/26/g)?.length).toBeGreaterThan(1);
  });

  it('is read with its CP1252 dashes and thousands marks', () => {
    const bytes = new TextEncoder().encode(table(...NATIONAL_ROWS, stockRow('Total Stocks', '1,612.300', '?', '?')));
    const cp1252 = bytes.map((byte) => (byte === 0x3f ? 0x96 : byte));
    expect(parseStocks(cp1252, NATIONAL_STOCKS, PARSE_NOW)).toMatchObject({ keptCount: 4, rejectedCount: 0 });
    expect(withStock('1,214.200')).toMatchObject({ keptCount: 4 });
  });

  it.each([
    ['decimal_comma', '214,2'],
    ['bad_number', 'NaN'],
    ['bad_number', ''],
    ['out_of_range', '-214.2'],
    ['out_of_range', '214200'],
  ])('rejects a stock as %s: %j', (kind, text) => {
    expect(withStock(text)).toMatchObject({ keptCount: 3, rejectedByKind: { [kind]: 1 } });
  });

  it('rejects weeks to come', () => {
    expect(parseText(table(...NATIONAL_ROWS).replace('10/9/26', '10/16/26'))).toMatchObject({
      keptCount: 0,
      rejectedByKind: { future: 4 },
    });
  });

  it.each([
    ['nothing', ''],
    ['HTML', '<html></html>'],
    ['another first header', table(...NATIONAL_ROWS).replace('STUB_1', 'STUB')],
    ['no weeks', table(...NATIONAL_ROWS).replaceAll(/\d+\/\d+\/\d+/g, 'week')],
    ['a lost row', table(...NATIONAL_ROWS.slice(0, 4))],
    ['its row in the second part only', table(...NATIONAL_ROWS.slice(0, 4), ...SUPPLY_ROWS)],
  ])('with %s is unreadable', (_, text) => {
    expect(parseText(text).status).toBe('unreadable');
  });
});

describe('the regional table', () => {
  it('gives the stock at Cushing, once', () => {
    const cushing = stockRow('Cushing', '22.900', '23.600', '24.100');
    expect(parseText(table(cushing, cushing), CUSHING_STOCKS)).toMatchObject({ keptCount: 1, ignoredCount: 1 });
    expect(parseText(table(...NATIONAL_ROWS), CUSHING_STOCKS).status).toBe('unreadable');
  });
});

describe('a table', () => {
  it('of any content never throws, and its rows add up', () => {
    const rows = fc.array(fc.oneof(fc.constantFrom(...NATIONAL_ROWS, ...SUPPLY_ROWS), fc.string()));
    const bytes = fc.oneof(
      fc.uint8Array(),
      rows.map((lines) => new TextEncoder().encode(table(...lines, ...NATIONAL_ROWS))),
    );
    fc.assert(
      fc.property(bytes, (body) => {
        const parsed = parseStocks(body, NATIONAL_STOCKS, PARSE_NOW);
        if (parsed.status === 'unreadable') return parsed.reason !== '';
        return parsed.totalCount === parsed.keptCount + parsed.ignoredCount + parsed.rejectedCount;
      }),
      { numRuns: 300 },
    );
  });
});
