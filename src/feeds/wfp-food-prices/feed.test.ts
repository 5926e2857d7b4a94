import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json } from '../../reference/content-hash.ts';
import { COUNTRIES, type Country, countryByIso2 } from '../../reference/countries.ts';
import { type Answer, NOW } from '../fakes/fake-upstream.ts';
import { HEALTHY } from '../test-kit/healthy.ts';
import { scriptedFetch } from '../test-kit/scripted-fetch.ts';
import { SURVEYED, WFP_FOOD_PRICES_CARD } from './card.ts';
import { dataSet, priceRow, pricesTable } from './fake-upstream.ts';
import { createWfpFoodPrices } from './feed.ts';
import { pricesFile, startMarketPrices } from './parse.ts';

const countryOf = (iso2: string): Country => {
  const country = countryByIso2(iso2);
  if (country === undefined) throw new Error(`unknown country ${iso2}`);
  return country;
};
const SUDAN = countryOf('SD');
const bytesOf = (text: string) => new TextEncoder().encode(text);
const { signal } = new AbortController();

function collect(cursor: Json, answerOf: (url: URL) => Answer = HEALTHY, rest: object = {}) {
  const { fetchBytes, requests } = scriptedFetch(answerOf);
  return { outcome: createWfpFoodPrices(fetchBytes).collect({ cursor, now: NOW, signal, ...rest }), requests };
}

const paths = (requests: readonly { readonly url: string }[]) =>
  requests.map(({ url }) => new URL(url)).map(({ pathname, search }) => `${pathname.split('/').at(-1)}${search}`);

describe('the feed of market prices', () => {
  it('reads one country a run, in turn, and begins again after the last', async () => {
    const read: string[] = [];
    let cursor: Json = null;
    for (let run = 0; run <= SURVEYED.length; run += 1) {
      const { outcome, requests } = collect(cursor, HEALTHY, { now: NOW + run * WFP_FOOD_PRICES_CARD.cadenceMs });
      const { status, ...rest } = await outcome;
      expect([status, requests.length]).toEqual(['read', 2]);
      expect(rest).toMatchObject({ sources: [{}], rejectedCount: 0 });
      read.push(...('sources' in rest ? (rest.sources ?? []) : []).map(({ id }) => id));
      cursor = rest.cursor;
    }
    expect(read).toEqual([...SURVEYED, ...SURVEYED.slice(0, 1)].map(({ iso2 }) => iso2));
  });

  it('reads the same country again when polled again immediately', async () => {
    const first = await collect(null).outcome;
    expect(await collect(first.cursor).outcome).toEqual(first);
  });

  it('finds the file by the description of the data set', async () => {
    const { outcome, requests } = collect({ last: 'YE' });
    expect(await outcome).toMatchObject({ status: 'read', newestContentAt: Date.UTC(2026, 8, 1) - 1 });
    expect(paths(requests)).toEqual([
      'package_show?id=wfp-food-prices-for-syrian-arab-republic',
      'wfp_food_prices_syr.csv',
    ]);
  });

  it('names a country that cannot be read, and reads the next one', async () => {
    const { outcome } = collect({ last: 'AF' }, (url) =>
      url.search.endsWith('sudan') ? { status: 404 } : HEALTHY(url),
    );
    expect(await outcome).toMatchObject({
      status: 'read',
      problems: [{ kind: 'unread_source', recordId: 'SD', message: 'answered 404' }],
      sources: [{ id: 'SD', problem: 'answered 404' }, { id: 'YE' }],
      cursor: { last: 'YE', at: NOW },
    });
  });

  it('fails where several countries in a row cannot be read, and keeps its turn', async () => {
    const { outcome, requests } = collect({ last: 'CF' }, () => ({ status: 404 }));
    expect(await outcome).toMatchObject({ status: 'failed', reason: 'YE: answered 404', cursor: { last: 'CF' } });
    expect(requests).toHaveLength(4);
  });

  it('has no past beyond its three years', async () => {
    const { outcome, requests } = collect(null, HEALTHY, { span: { from: 0, to: NOW } });
    expect([(await outcome).status, requests.length]).toEqual(['failed', 0]);
  });

  it('knows every country of its list', () => {
    expect(COUNTRIES.filter(({ iso2 }) => SURVEYED.some((one) => one.iso2 === iso2))).toHaveLength(SURVEYED.length);
  });
});

describe('the description of a data set', () => {
  const url = (members: object) => pricesFile(bytesOf(dataSet(SUDAN, members)), SUDAN);
  const file = (address: string) => url({ resources: [{ url: address }] });

  it('leads to the prices of that country', () => {
    expect(url({})).toMatchObject({ status: 'file', url: expect.stringMatching(/\/wfp_food_prices_sdn\.csv$/) });
  });

  it.each([
    ['no file', url({ resources: [] })],
    ['no list', url({ resources: null })],
    ['another country', file('https://data.humdata.org/x/wfp_food_prices_ssd.csv')],
    ['another host', file('https://data.humdata.org.example/wfp_food_prices_sdn.csv')],
    ['no encryption', file('http://data.humdata.org/wfp_food_prices_sdn.csv')],
    ['another licence', url({ license_id: 'hdx-other' })],
    ['HTML', pricesFile(bytesOf('<html></html>'), SUDAN)],
  ])('with %s leads nowhere', (_, found) => {
    expect(found.status).toBe('unreadable');
  });
});

const WINDOW = { from: Date.UTC(2024, 0, 1), to: NOW + 1 };

function parseText(text: string, pieceBytes = Number.MAX_SAFE_INTEGER) {
  const reader = startMarketPrices({ country: SUDAN, window: WINDOW, now: NOW });
  const bytes = bytesOf(text);
  for (let from = 0; from < bytes.length; from += pieceBytes) reader.take(bytes.subarray(from, from + pieceBytes));
  return reader.finish();
}

const parse = (...rows: readonly string[]) => parseText(pricesTable(...rows));

/** The files of HDX are known by their documentation and by tables that others have shown: none was recorded. */
describe('the price of one food in one month', () => {
  it('is the median of its markets, at the end of the month', () => {
    const market = (id: string, price: string, usdprice: string) => priceRow({ market_id: id, price, usdprice });
    expect(parse(market('1', '900', '1.5'), market('2', '1000.5', ''), market('3', '700', '1.2'))).toMatchObject({
      keptCount: 3,
      observations: [
        {
          metric: 'wfp-food-prices:price',
          subject: 'country:SD',
          value: 900,
          observedAt: Date.UTC(2026, 8, 1) - 1,
          lineage: 'wfp',
          event: '2026-08',
          detail: {
            ...{ commodity: 'Sorghum', unit: 'KG', priceType: 'retail', currency: 'SDG', markets: '3', usd: '1.35' },
          },
        },
      ],
    });
  });

  it('counts a market once, however many prices it has', () => {
    const prices = ['100', '300', '200'].map((price) => priceRow({ market_id: '1', price }));
    expect(parse(...prices, priceRow({ market_id: '2', price: '900' }))).toMatchObject({
      keptCount: 4,
      observations: [{ value: 550, detail: { markets: '2' } }],
    });
  });

  it.each([
    ['food', { commodity: 'Millet' }],
    ['unit', { unit: '90 KG' }],
    ['kind of price', { pricetype: 'Wholesale' }],
    ['currency', { currency: 'USD' }],
    ['month', { date: '2026-07-15' }],
  ])('is another one in another %s', (_, cells) => {
    const parsed = parse(priceRow(), priceRow(cells));
    const rows = parsed.status === 'parsed' ? parsed.observations : [];
    expect(new Set(rows.map(({ recordId }) => recordId)).size).toBe(2);
  });

  it('is read wherever its columns are, with names of foods that hold commas', () => {
    const text = pricesTable(priceRow({ commodity: 'Rice (glutinous, first quality)' }));
    const turned = text
      .trim()
      .split('\n')
      .map((line) => `${line},${line.includes('#') ? '#x' : line.startsWith('date') ? 'more' : '1'}`)
      .join('\r\n');
    expect(parseText(`\ufeff${turned}`)).toMatchObject({
      observations: [{ detail: { commodity: 'Rice (glutinous, first quality)' } }],
      ignoredCount: 1,
    });
  });

  it('knows the shekel by the name that WFP gives it', () => {
    expect(parse(priceRow({ currency: 'NIS' }))).toMatchObject({ observations: [{ detail: { currency: 'ILS' } }] });
  });

  it.each([
    ['no staple', { category: 'oil and fats' }],
    ['neither retail nor wholesale', { pricetype: 'Farm Gate' }],
    ['a forecast', { priceflag: 'forecast' }],
    ['of a month that has not ended', { date: '2026-10-10' }],
    ['before the window', { date: '2023-12-15' }],
  ])('is ignored where it is %s', (_, cells) => {
    // The row of tags is ignored as well.
    expect(parse(priceRow(), priceRow(cells))).toMatchObject({ keptCount: 1, ignoredCount: 2, rejectedCount: 0 });
  });

  it.each([
    ['undated', { date: '15/08/2026' }],
    ['future', { date: '2026-10-15' }],
    ['wrong_shape', { commodity: '' }],
    ['wrong_shape', { unit: '' }],
    ['wrong_shape', { market: '', market_id: '' }],
    ['unresolved_currency', { currency: 'SLSH' }],
    ['bad_number', { price: '' }],
    ['decimal_comma', { price: '1,5' }],
    ['out_of_range', { price: '0' }],
  ])('is rejected as %s with %j', (kind, cells) => {
    expect(parse(priceRow(), priceRow(cells))).toMatchObject({ keptCount: 1, rejectedByKind: { [kind]: 1 } });
  });

  it('is rejected as of a wrong shape with a cell too many', () => {
    expect(parse(priceRow(), `${priceRow()},1`)).toMatchObject({ keptCount: 1, rejectedByKind: { wrong_shape: 1 } });
  });

  it.each([
    ['nothing', ''],
    ['HTML', '<html></html>'],
    ['no price', pricesTable().split('\n').slice(0, 1).join('\n')],
    ['a record that does not end', `${pricesTable()}"${'x'.repeat(200_000)}`],
    ['other columns', pricesTable(priceRow()).replace('usdprice', 'usd').replace('category', 'cat')],
  ])('is unreadable in a file with %s', (_, text) => {
    expect(parseText(text).status).toBe('unreadable');
  });

  it('of any content never throws, and its rows add up', () => {
    const cells = fc.record({
      date: fc.oneof(fc.string(), fc.constant('2026-08-15')),
      ...{ market_id: fc.string(), commodity: fc.string(), unit: fc.string(), price: fc.string() },
      currency: fc.constantFrom('SDG', '__proto__', 'toString', ''),
    });
    const text = fc.oneof(
      fc.string(),
      fc.array(cells).map((rows) => pricesTable(...rows.map(priceRow))),
    );
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 200 }), (one, pieceBytes) => {
        const parsed = parseText(one, pieceBytes);
        expect(parsed).toEqual(parseText(one));
        if (parsed.status === 'unreadable') return parsed.reason !== '';
        return parsed.totalCount === parsed.keptCount + parsed.ignoredCount + parsed.rejectedCount;
      }),
      { numRuns: 300 },
    );
  });
});
