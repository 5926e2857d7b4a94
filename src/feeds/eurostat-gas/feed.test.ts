import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Answer, NOW } from '../fakes/fake-upstream.ts';
import { HEALTHY } from '../test-kit/healthy.ts';
import { scriptedFetch } from '../test-kit/scripted-fetch.ts';
import { type GasTrade, gasCube } from './fake-upstream.ts';
import { createEurostatGas } from './feed.ts';
import { parseGasTrade } from './parse.ts';

const BASE =
  'https://ec.europa.eu/eurostat/api/dissemination/statistics/1.0/data/nrg_cb_gasm?format=JSON&lang=EN&freq=M&nrg_bal=IMP&nrg_bal=EXP&siec=G3000&unit=TJ_GCV&sinceTimePeriod=';

const collect = (answer?: Answer, rest: object = {}) => {
  const { fetchBytes, requests } = scriptedFetch((url) => answer ?? HEALTHY(url));
  const request = { cursor: null, now: NOW, signal: new AbortController().signal, ...rest };
  return { outcome: createEurostatGas(fetchBytes).collect(request), requests };
};

describe('the feed of gas imports', () => {
  it('asks for the whole window in one request', async () => {
    const { outcome, requests } = collect();
    expect(await outcome).toMatchObject({
      status: 'read',
      newestContentAt: Date.UTC(2026, 7, 1) - 1,
      cursor: { newest: '2026-07-31' },
      rows: { totalCount: 6, keptCount: 4, ignoredCount: 2, rejectedCount: 0 },
    });
    expect(requests.map(({ url }) => url)).toEqual([`${BASE}2021-07`]);
  });

  it('asks for the months of a backfill, the last one included, and leaves the cursor alone', async () => {
    const span = { from: Date.UTC(2020, 0, 1), to: Date.UTC(2021, 0, 1) };
    const { outcome, requests } = collect(undefined, { span, cursor: { newest: '2026-07-31' } });
    expect((await outcome).cursor).toEqual({ newest: '2026-07-31' });
    expect(requests.map(({ url }) => url)).toEqual([`${BASE}2020-01&untilTimePeriod=2020-12`]);
  });

  it('fails where no month is complete', async () => {
    const body = gasCube({ IMP: { DE: { '2026-07': 5 } }, EXP: { DE: {} } });
    expect(await collect({ status: 200, contentType: 'application/json', body }).outcome).toMatchObject({
      status: 'failed',
      reason: 'gas: nothing usable in 1 rows',
    });
  });
});

const PARSE_NOW = Date.UTC(2026, 9, 14, 12);
const bytesOf = (text: string) => new TextEncoder().encode(text);
const parse = (trade: GasTrade, unit?: string) => parseGasTrade(bytesOf(gasCube(trade, unit)), PARSE_NOW);
const monthOf = (geo: string, month: string, imported: unknown, exported: unknown = 0) =>
  parse({ IMP: { [geo]: { [month]: imported } }, EXP: { [geo]: { [month]: exported } } });

describe('one month of one country', () => {
  it('is what came in less what went out, at the end of the month', () => {
    expect(monthOf('EL', '2026-07', 21_300, 4_300)).toMatchObject({
      totalCount: 1,
      keptCount: 1,
      observations: [
        {
          recordId: 'GR:2026-07',
          metric: 'gas_net_imports',
          subject: 'country:GR',
          value: 17_000,
          observedAt: Date.UTC(2026, 7, 1) - 1,
          lineage: 'eurostat',
          event: '2026-07',
        },
      ],
    });
  });

  it('of a net exporter is below zero', () => {
    expect(monthOf('UK', '2026-07', 10, 400)).toMatchObject({ observations: [{ subject: 'country:GB', value: -390 }] });
  });

  it.each([
    ['the union', monthOf('EU27_2020', '2026-07', 1, 1)],
    ['the euro area', monthOf('EA20', '2026-07', 1, 1)],
    ['not published', monthOf('DE', '2026-07', undefined)],
    ['published by half', parse({ IMP: { DE: { '2026-07': 5 } }, EXP: { DE: {} } })],
    ['published as null', monthOf('DE', '2026-07', null)],
  ])('is ignored where it is %s', (_, parsed) => {
    expect(parsed).toMatchObject({ keptCount: 0, rejectedCount: 0 });
  });

  it.each([
    ['undated', 'DE', '2026-Q3', 5],
    ['undated', 'DE', '2026', 5],
    ['future', 'DE', '2026-10', 5],
    ['unresolved_country', 'ZZ', '2026-07', 5],
    ['bad_number', 'DE', '2026-07', 'NaN'],
    ['bad_number', 'DE', '2026-07', '5'],
    ['bad_number', 'DE', '2026-07', { toString: 'no' }],
    ['out_of_range', 'DE', '2026-07', -1],
    ['out_of_range', 'DE', '2026-07', 1e9],
  ])('is rejected as %s: %s %s %j', (kind, geo, month, imported) => {
    expect(monthOf(geo, month, imported)).toMatchObject({ keptCount: 0, rejectedByKind: { [kind]: 1 } });
  });
});

describe('one cube', () => {
  const SOUND = gasCube({
    IMP: { DE: { '2026-06': 1, '2026-07': 2 }, FR: { '2026-06': 3, '2026-07': 4 } },
    EXP: { DE: { '2026-06': 0, '2026-07': 0 }, FR: { '2026-06': 0, '2026-07': 0 } },
  });

  it('is read in the order of its axes', () => {
    const parsed = parseGasTrade(bytesOf(SOUND), PARSE_NOW);
    const reported =
      parsed.status === 'parsed' ? parsed.observations.map(({ recordId, value }) => [recordId, value]) : [];
    expect(reported).toEqual([
      ['DE:2026-06', 1],
      ['DE:2026-07', 2],
      ['FR:2026-06', 3],
      ['FR:2026-07', 4],
    ]);
  });

  it.each([
    ['nothing', ''],
    ['an error', JSON.stringify({ error: [{ status: 400, label: 'no such dimension' }] })],
    ['an envelope', `{"data":${SOUND}}`],
    ['another class', SOUND.replace('"dataset"', '"collection"')],
    ['an axis too short', SOUND.replace('"size":[1,2,1,1,2,2]', '"size":[1,2,1,1,2,3]')],
    ['two units', SOUND.replace('"TJ_GCV":0', '"TJ_GCV":0,"MIO_M3":1').replace('[1,2,1,1,2,2]', '[1,2,1,2,2,2]')],
    ['months that are called otherwise', SOUND.replace('"2026-06":"2026-06"', '"2026-06":"2036-06"')],
    ['an order with a gap', SOUND.replace('"DE":0,"FR":1', '"DE":0,"FR":2')],
    ['another unit', gasCube({ IMP: { DE: { '2026-06': 1 } }, EXP: { DE: { '2026-06': 1 } } }, 'MIO_M3')],
    ['no month', gasCube({ IMP: { DE: {} }, EXP: { DE: {} } })],
  ])('with %s is unreadable', (_, text) => {
    expect(parseGasTrade(bytesOf(text), PARSE_NOW).status).toBe('unreadable');
  });

  it('of any content never throws, and its rows add up', () => {
    const months = fc.dictionary(fc.oneof(fc.string(), fc.constant('2026-07')), fc.jsonValue());
    const trade = fc.record({ IMP: fc.dictionary(fc.string(), months), EXP: fc.dictionary(fc.string(), months) });
    const answer = fc.oneof(
      fc.uint8Array(),
      fc.json().map(bytesOf),
      trade.map((flows) => bytesOf(gasCube(flows))),
    );
    fc.assert(
      fc.property(answer, (bytes) => {
        const parsed = parseGasTrade(bytes, PARSE_NOW);
        if (parsed.status === 'unreadable') return parsed.reason !== '';
        return parsed.totalCount === parsed.keptCount + parsed.ignoredCount + parsed.rejectedCount;
      }),
      { numRuns: 300 },
    );
  });
});
