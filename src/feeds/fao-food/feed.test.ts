import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Answer, NOW } from '../fakes/fake-upstream.ts';
import { HEALTHY } from '../test-kit/healthy.ts';
import { scriptedFetch } from '../test-kit/scripted-fetch.ts';
import { foodTable } from './fake-upstream.ts';
import { createFaoFood, FOOD_PRICES_PAGE, FOOD_PRICES_URL, linkedFile } from './feed.ts';
import { parseFoodPrices } from './parse.ts';

const { signal } = new AbortController();
const collect = (answer?: Answer, rest: object = {}) => {
  const { fetchBytes, requests } = scriptedFetch((url) =>
    url.pathname.endsWith('.csv') ? (answer ?? HEALTHY(url)) : HEALTHY(url),
  );
  const request = { cursor: null, now: NOW, signal, ...rest };
  return { outcome: createFaoFood(fetchBytes).collect(request), requests };
};

describe('the feed of food prices', () => {
  it('reads the one file there is, where its page links to it', async () => {
    const { outcome, requests } = collect();
    expect(await outcome).toMatchObject({
      status: 'read',
      newestContentAt: Date.UTC(2026, 9, 1) - 1,
      cursor: { newest: '2026-09-30' },
    });
    expect(requests.map(({ url }) => url)).toEqual([FOOD_PRICES_PAGE, `${FOOD_PRICES_URL}?sfvrsn=1&download=true`]);
  });

  it('asks at the last known address where the page has no link or does not answer, and says so', async () => {
    for (const [page, message] of [
      [{ status: 404 }, 'answered 404'],
      [{ status: 200, body: '<a href="/elsewhere.csv">' }, 'the page links to no index'],
    ] as const) {
      const { fetchBytes, requests } = scriptedFetch((url) => (url.pathname.endsWith('/en/') ? page : HEALTHY(url)));
      const outcome = await createFaoFood(fetchBytes).collect({ cursor: null, now: NOW, signal });
      expect(outcome).toMatchObject({ status: 'read', problems: [{ kind: 'no_link', recordId: 'page', message }] });
      expect(requests.map(({ url }) => url)).toEqual([FOOD_PRICES_PAGE, FOOD_PRICES_URL]);
    }
  });

  it('follows a link to hosts of FAO alone', () => {
    const page = (...hrefs: readonly string[]) => hrefs.map((href) => `<a class="x" href='${href}'>CSV</a>`).join('\n');
    const moved = '/docs/2027/Food_price_indices_data_jan27.csv?v=2&amp;download=true';
    expect(linkedFile(page('https://example.org/food_price_indices_data.csv', 'javascript:0', moved))).toBe(
      'https://www.fao.org/docs/2027/Food_price_indices_data_jan27.csv?v=2&download=true',
    );
    for (const href of [
      'http://www.fao.org/food_price_indices_data.csv',
      '//fao.org.example/food_price_indices_data.csv',
    ])
      expect(linkedFile(page(href))).toBeUndefined();
    fc.assert(fc.property(fc.string(), (href) => void linkedFile(page(href))));
  });

  it('keeps the months of a backfill alone, and leaves the cursor alone', async () => {
    const span = { from: Date.UTC(2026, 7, 1), to: Date.UTC(2026, 8, 1) };
    const { outcome } = collect(undefined, { span, cursor: { newest: '2026-09-30' } });
    expect(await outcome).toMatchObject({
      observations: [{ recordId: '2026-08' }],
      cursor: { newest: '2026-09-30' },
    });
  });

  it('fails on an index that stands on another base: it is another series', async () => {
    const body = foodTable({ '2026-08': '178.4' }, '2002-2004=100');
    expect(await collect({ status: 200, body }).outcome).toMatchObject({
      status: 'failed',
      reason: 'index: the index does not stand on 2014-2016=100',
    });
  });
});

const PARSE_NOW = Date.UTC(2026, 9, 14, 12);
const WINDOW = { from: Date.UTC(2021, 0, 1), to: PARSE_NOW + 1 };
const parse = (text: string) => parseFoodPrices(new TextEncoder().encode(text), WINDOW, PARSE_NOW);
const withMonth = (month: string, value: string) => parse(foodTable({ '2026-07': '127.9', [month]: value }));

describe('one month', () => {
  it('is one value at its end', () => {
    expect(withMonth('2026-08', '128.4')).toMatchObject({
      keptCount: 2,
      rejectedCount: 0,
      observations: [
        {},
        {
          recordId: '2026-08',
          metric: 'food_price_index',
          subject: 'series:ffpi',
          value: 128.4,
          observedAt: Date.UTC(2026, 8, 1) - 1,
          lineage: 'fao',
          event: '2026-08',
        },
      ],
    });
  });

  it('before the window is ignored, however it reads', () => {
    expect(withMonth('1990-01', 'n.a.')).toMatchObject({ keptCount: 1, ignoredCount: 1, rejectedCount: 0 });
  });

  it.each([
    ['undated', 'Aug-26', '128.4'],
    ['undated', '2026-8', '128.4'],
    ['undated', '', '128.4'],
    ['future', '2026-10', '128.4'],
    ['bad_number', '2026-08', 'NaN'],
    ['bad_number', '2026-08', ''],
    ['decimal_comma', '2026-08', '"128,4"'],
    ['out_of_range', '2026-08', '0'],
    ['out_of_range', '2026-08', '12840'],
  ])('is rejected as %s: %j %j', (kind, month, value) => {
    expect(withMonth(month, value)).toMatchObject({ keptCount: 1, rejectedByKind: { [kind]: 1 } });
  });
});

describe('one file', () => {
  it.each([
    ['nothing', ''],
    ['a page', '<!doctype html><html></html>'],
    ['an envelope', `{"data":${foodTable({ '2026-08': '128.4' })}}`],
    ['another base', foodTable({ '2026-08': '128.4' }, '2002-2004=100')],
    ['no base', foodTable({ '2026-08': '128.4' }, '')],
    ['other columns', foodTable({ '2026-08': '128.4' }).replace('Food Price Index,Meat', 'Meat,Food Price Index')],
    ['a header alone', foodTable({})],
  ])('with %s is unreadable', (_, text) => {
    expect(parse(text).status).toBe('unreadable');
  });

  it('may have its base written with blanks', () => {
    expect(parse(foodTable({ '2026-08': '128.4' }, '2014-2016 = 100'))).toMatchObject({ keptCount: 1 });
  });

  it('of any content never throws, and its rows add up', () => {
    const table = fc
      .dictionary(fc.string(), fc.string())
      .map((months) => new TextEncoder().encode(foodTable({ '2026-07': '127.9', ...months })));
    fc.assert(
      fc.property(fc.oneof(fc.uint8Array(), table), (bytes) => {
        const parsed = parseFoodPrices(bytes, WINDOW, PARSE_NOW);
        if (parsed.status === 'unreadable') return parsed.reason !== '';
        return parsed.totalCount === parsed.keptCount + parsed.ignoredCount + parsed.rejectedCount;
      }),
      { numRuns: 300 },
    );
  });
});
