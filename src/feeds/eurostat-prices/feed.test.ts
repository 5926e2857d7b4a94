import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordingPath } from '../../../test/kit/recordings.ts';
import { PRICE_DIVISIONS } from '../../contract/consumer-prices/price-divisions.ts';
import { type Answer, NOW } from '../fakes/fake-upstream.ts';
import { HEALTHY } from '../test-kit/healthy.ts';
import { scriptedFetch } from '../test-kit/scripted-fetch.ts';
import { priceCube } from './fake-upstream.ts';
import { createEurostatPrices } from './feed.ts';
import { parsePrices } from './parse.ts';

const BASE =
  'https://ec.europa.eu/eurostat/api/dissemination/statistics/1.0/data/prc_hicp_minr?format=JSON&lang=EN&freq=M&unit=RCH_A&unit=RCH_M&unit=I25&coicop18=TOTAL';
const DIVISIONS = Array.from({ length: 13 }, (_, n) => `&coicop18=CP${String(n + 1).padStart(2, '0')}`).join('');

const collect = (answer?: Answer, rest: object = {}) => {
  const { fetchBytes, requests } = scriptedFetch((url) => answer ?? HEALTHY(url));
  const request = { cursor: null, now: NOW, signal: new AbortController().signal, ...rest };
  return { outcome: createEurostatPrices(fetchBytes).collect(request), requests };
};

describe('the feed of consumer prices', () => {
  it('asks for its units, all items, the divisions and a window of months in one request', async () => {
    const { outcome, requests } = collect();
    expect(await outcome).toMatchObject({
      status: 'read',
      newestContentAt: Date.UTC(2026, 9, 1) - 1,
      cursor: { newest: '2026-09-30' },
      rows: { totalCount: 6, keptCount: 4, ignoredCount: 2, rejectedCount: 0 },
    });
    expect(requests.map(({ url }) => url)).toEqual([`${BASE}${DIVISIONS}&sinceTimePeriod=2025-09`]);
  });

  it('asks for the months of a backfill, the last one included, and leaves the cursor alone', async () => {
    const span = { from: Date.UTC(2020, 0, 1), to: Date.UTC(2021, 0, 1) };
    const { outcome, requests } = collect(undefined, { span, cursor: { newest: '2026-09-30' } });
    expect((await outcome).cursor).toEqual({ newest: '2026-09-30' });
    expect(requests.map(({ url }) => url)).toEqual([
      `${BASE}${DIVISIONS}&sinceTimePeriod=2020-01&untilTimePeriod=2020-12`,
    ]);
  });

  it('fails where no country has a rate', async () => {
    const body = priceCube({ RCH_A: { EA: { '2026-09': 2 } } });
    expect(await collect({ status: 200, contentType: 'application/json', body }).outcome).toMatchObject({
      status: 'failed',
      reason: 'prices: nothing usable in 1 rows',
    });
  });
});

const PARSE_NOW = Date.UTC(2026, 9, 14, 12);
const bytesOf = (text: string) => new TextEncoder().encode(text);
const monthOf = (
  geo: string,
  month: string,
  rate: unknown,
  { code = 'TOTAL', ...others }: Record<string, string> = {},
) =>
  parsePrices(
    bytesOf(
      priceCube(
        {
          RCH_A: { [geo]: { [month]: rate } },
          ...Object.fromEntries(
            Object.entries(others).map(([unit, text]) => [unit, { [geo]: { [month]: JSON.parse(text) } }]),
          ),
        },
        code,
        'p',
      ),
    ),
    PARSE_NOW,
  );

describe('one month of one country', () => {
  it('is the annual rate at the end of the month, with the rise in the month and the index', () => {
    expect(monthOf('EL', '2026-08', 3.1, { RCH_M: '-0.2', I25: '104.31' })).toMatchObject({
      totalCount: 1,
      keptCount: 1,
      observations: [
        {
          recordId: 'GR:2026-08',
          metric: 'eurostat-prices:all_items',
          subject: 'country:GR',
          value: 3.1,
          observedAt: Date.UTC(2026, 8, 1) - 1,
          lineage: 'eurostat',
          event: '2026-08',
          detail: { period: '2026-08', monthlyRate: '-0.2', index: '104.31', flag: 'p' },
        },
      ],
    });
  });

  it('is a rate alone where it is a first estimate', () => {
    expect(monthOf('UK', '2026-09', 2)).toMatchObject({
      observations: [{ subject: 'country:GB', detail: { period: '2026-09', flag: 'p' } }],
    });
  });

  it.each(Object.entries(PRICE_DIVISIONS))('of %s has a metric of its own', (code, { metric }) => {
    expect(monthOf('DE', '2026-08', 2, { code })).toMatchObject({ observations: [{ metric, value: 2 }] });
  });

  it.each([
    ['of the union', 'EU27_2020', '2026-08', 1],
    ['of the euro area', 'EA', '2026-08', 1],
    ['of the euro area in its present size', 'EA21', '2026-08', 1],
    ['of the economic area', 'EEA', '2026-08', 1],
    ['of the running month', 'DE', '2026-10', 1],
    ['without a rate', 'DE', '2026-08', undefined],
    ['with null', 'DE', '2026-08', null],
  ])('is ignored where it is %s', (_, geo, month, rate) => {
    expect(monthOf(geo, month, rate, { I25: '101' })).toMatchObject({
      keptCount: 0,
      ignoredCount: 1,
      rejectedCount: 0,
    });
  });

  it.each([
    ['undated', 'DE', '2026', 5],
    ['future', 'DE', '2026-11', 5],
    ['unresolved_country', 'ZZ', '2026-08', 5],
    ['bad_number', 'DE', '2026-08', '5'],
    ['bad_number', 'DE', '2026-08', { toString: 'no' }],
    ['out_of_range', 'DE', '2026-08', 1_001],
    ['out_of_range', 'DE', '2026-08', -100],
  ])('is rejected as %s: %s %s %j', (kind, geo, month, rate) => {
    expect(monthOf(geo, month, rate)).toMatchObject({ keptCount: 0, rejectedByKind: { [kind]: 1 } });
  });

  it.each([
    ['not_asked_for', { code: 'CP99' }],
    ['not_asked_for', { code: 'constructor' }],
    ['bad_number', { RCH_M: '"0.1"' }],
    ['bad_number', { I25: '"104"' }],
    ['out_of_range', { RCH_M: '1001' }],
    ['out_of_range', { I25: '0' }],
  ])('is rejected as %s with %j', (kind, others: Record<string, string>) => {
    expect(monthOf('DE', '2026-08', 2, others)).toMatchObject({ keptCount: 0, rejectedByKind: { [kind]: 1 } });
  });
});

describe('one cube', () => {
  const SOUND = priceCube({ RCH_A: { DE: { '2026-07': 1, '2026-08': 2 } } });

  it.each([
    ['nothing', ''],
    ['an error', JSON.stringify({ error: [{ status: 413, label: 'too large' }] })],
    ['an envelope', `{"data":${SOUND}}`],
    ['the older classification', SOUND.replaceAll('"coicop18"', '"coicop"')],
    ['an axis too short', SOUND.replace('"size":[1,1,1,1,2]', '"size":[1,1,1,1,3]')],
    ['no annual rates', priceCube({ I25: { DE: { '2026-08': 104 } } })],
    ['no month', priceCube({ RCH_A: { DE: {} } })],
  ])('with %s is unreadable', (_, text) => {
    expect(parsePrices(bytesOf(text), PARSE_NOW).status).toBe('unreadable');
  });

  it('of any content never throws, and its rows add up', () => {
    const months = fc.dictionary(fc.oneof(fc.string(), fc.constant('2026-08')), fc.jsonValue());
    const prices = fc.dictionary(fc.oneof(fc.string(), fc.constant('DE')), months);
    const answer = fc.oneof(
      fc.uint8Array(),
      fc.json().map(bytesOf),
      fc.record({ RCH_A: prices, I25: prices }).map((of) => bytesOf(priceCube(of))),
    );
    fc.assert(
      fc.property(answer, (bytes) => {
        const parsed = parsePrices(bytes, PARSE_NOW);
        if (parsed.status === 'unreadable') return parsed.reason !== '';
        return parsed.totalCount === parsed.keptCount + parsed.ignoredCount + parsed.rejectedCount;
      }),
      { numRuns: 300 },
    );
  });
});

describe('the recorded cube', () => {
  const path = recordingPath(
    'recordings',
    'answers-2026',
    'eurostat',
    'prc_hicp_minr_EA_RCH_A_TOTAL_2026-10-02.reserialised.json',
  );

  it.skipIf(path === undefined)(
    'is of the euro area, which is no country; as one of a country it is thirteen months',
    () => {
      const bytes = readFileSync(path ?? '');
      expect(parsePrices(bytes, PARSE_NOW)).toMatchObject({ totalCount: 13, ignoredCount: 13 });
      const ofGermany = bytesOf(new TextDecoder().decode(bytes).replaceAll('"EA":', '"DE":'));
      const parsed = parsePrices(ofGermany, PARSE_NOW);
      expect(parsed).toMatchObject({ totalCount: 13, keptCount: 13 });
      expect(parsed.status === 'parsed' ? parsed.observations.at(-1) : undefined).toMatchObject({
        recordId: 'DE:2026-09',
        metric: 'eurostat-prices:all_items',
        value: 3.8,
        detail: { period: '2026-09', flag: 'e' },
      });
    },
  );
});
