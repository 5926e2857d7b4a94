import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordingPath } from '../../../test/kit/recordings.ts';
import { type Answer, NOW } from '../fakes/fake-upstream.ts';
import { HEALTHY } from '../test-kit/healthy.ts';
import { scriptedFetch } from '../test-kit/scripted-fetch.ts';
import { economyCube } from './fake-upstream.ts';
import { createEurostatEconomy } from './feed.ts';
import { DEBT_TABLE, parseEconomy, UNEMPLOYMENT_TABLE } from './parse.ts';

const DATA = 'https://ec.europa.eu/eurostat/api/dissemination/statistics/1.0/data/';
const UNEMPLOYMENT = `${DATA}une_rt_m?format=JSON&lang=EN&freq=M&s_adj=SA&age=TOTAL&unit=PC_ACT&sex=T&sinceTimePeriod=`;
const DEBT = `${DATA}gov_10q_ggdebt?format=JSON&lang=EN&freq=Q&na_item=GD&sector=S13&unit=PC_GDP&sinceTimePeriod=`;

const collect = (answerTo: (url: URL) => Answer | undefined = () => undefined, rest: object = {}) => {
  const { fetchBytes, requests } = scriptedFetch((url) => answerTo(url) ?? HEALTHY(url));
  const request = { cursor: null, now: NOW, signal: new AbortController().signal, ...rest };
  return { outcome: createEurostatEconomy(fetchBytes).collect(request), requests };
};

describe('the feed of unemployment and debt', () => {
  it('asks for three years of either table', async () => {
    const { outcome, requests } = collect();
    expect(await outcome).toMatchObject({
      status: 'read',
      newestContentAt: Date.UTC(2026, 8, 1) - 1,
      cursor: { newest: '2026-08-31' },
      rows: { totalCount: 12, keptCount: 8, ignoredCount: 4, rejectedCount: 0 },
      sources: [{ id: 'une_rt_m' }, { id: 'gov_10q_ggdebt' }],
    });
    expect(requests.map(({ url }) => url)).toEqual([`${UNEMPLOYMENT}2023-10`, `${DEBT}2023-Q4`]);
  });

  it('asks for the periods of a backfill, the last ones included', async () => {
    const span = { from: Date.UTC(2020, 0, 1), to: Date.UTC(2021, 0, 1) };
    const { requests, outcome } = collect(undefined, { span });
    await outcome;
    expect(requests.map(({ url }) => url)).toEqual([
      `${UNEMPLOYMENT}2020-01&untilTimePeriod=2020-12`,
      `${DEBT}2020-Q1&untilTimePeriod=2020-Q4`,
    ]);
  });

  it('reads one table where the other cannot be read, and names it', async () => {
    const { outcome } = collect((url) =>
      url.pathname.endsWith('une_rt_m') ? { status: 404, body: 'gone' } : undefined,
    );
    expect(await outcome).toMatchObject({
      status: 'read',
      rows: { keptCount: 4 },
      problems: [{ kind: 'unread_table', recordId: 'une_rt_m' }],
      sources: [{ id: 'une_rt_m', problem: expect.any(String) }, { id: 'gov_10q_ggdebt' }],
    });
  });

  it('asks for no further table of an upstream that cannot be reached', async () => {
    const urls: string[] = [];
    const feed = createEurostatEconomy(({ url }) => {
      urls.push(url);
      return Promise.resolve({ status: 'failed', kind: 'unreachable', reason: 'no connection' });
    });
    const outcome = await feed.collect({ cursor: null, now: NOW, signal: new AbortController().signal });
    expect(outcome).toMatchObject({ status: 'failed', reason: 'economy: no connection' });
    expect(urls).toEqual([`${UNEMPLOYMENT}2023-10`]);
  });
});

const PARSE_NOW = Date.UTC(2026, 9, 14, 12);
const bytesOf = (text: string) => new TextEncoder().encode(text);
const debtOf = (geo: string, quarter: string, value: unknown) =>
  parseEconomy(bytesOf(economyCube(DEBT_TABLE.fixed, { [geo]: { [quarter]: value } }, 'p')), DEBT_TABLE, PARSE_NOW);

describe('one figure of one country', () => {
  it('of debt is dated by the end of its quarter', () => {
    expect(debtOf('EL', '2026-Q2', 141.2)).toMatchObject({
      keptCount: 1,
      observations: [
        {
          recordId: 'GR:2026-Q2',
          metric: 'eurostat-economy:government_debt',
          subject: 'country:GR',
          value: 141.2,
          observedAt: Date.UTC(2026, 6, 1) - 1,
          lineage: 'eurostat',
          event: '2026-Q2',
          detail: { period: '2026-Q2', flag: 'p' },
        },
      ],
    });
  });

  it('of unemployment is dated by the end of its month', () => {
    const cube = economyCube(UNEMPLOYMENT_TABLE.fixed, { UK: { '2026-08': 4.4 } });
    expect(parseEconomy(bytesOf(cube), UNEMPLOYMENT_TABLE, PARSE_NOW)).toMatchObject({
      observations: [
        {
          recordId: 'GB:2026-08',
          metric: 'eurostat-economy:unemployment',
          value: 4.4,
          observedAt: Date.UTC(2026, 8, 1) - 1,
          detail: { period: '2026-08' },
        },
      ],
    });
  });

  it.each([
    ['of the union', 'EU27_2020', '2026-Q2', 80],
    ['of the euro area', 'EA20', '2026-Q2', 80],
    ['of the running quarter', 'DE', '2026-Q4', 80],
    ['null', 'DE', '2026-Q2', null],
    ['nowhere', 'DE', '2026-Q2', undefined],
  ])('is ignored where it is %s', (_, geo, quarter, value) => {
    expect(debtOf(geo, quarter, value)).toMatchObject({ keptCount: 0, ignoredCount: 1, rejectedCount: 0 });
  });

  it.each([
    ['undated', 'DE', '2026-Q5', 5],
    ['future', 'DE', '2027-Q1', 5],
    ['unresolved_country', 'ZZ', '2026-Q2', 5],
    ['bad_number', 'DE', '2026-Q2', '5'],
    ['bad_number', 'DE', '2026-Q2', { toString: 'no' }],
    ['out_of_range', 'DE', '2026-Q2', 0],
    ['out_of_range', 'DE', '2026-Q2', 301],
  ])('is rejected as %s: %s %s %j', (kind, geo, quarter, value) => {
    expect(debtOf(geo, quarter, value)).toMatchObject({ keptCount: 0, rejectedByKind: { [kind]: 1 } });
  });
});

describe('one cube', () => {
  it.each([
    ['another unit', { ...DEBT_TABLE.fixed, unit: 'MIO_EUR' }],
    ['another sector', { ...DEBT_TABLE.fixed, sector: 'S1311' }],
    ['another frequency', { ...DEBT_TABLE.fixed, freq: 'A' }],
    ['another table', UNEMPLOYMENT_TABLE.fixed],
  ])('of %s is unreadable', (_, fixed) => {
    const cube = economyCube(fixed, { DE: { '2026-Q2': 60 } });
    expect(parseEconomy(bytesOf(cube), DEBT_TABLE, PARSE_NOW).status).toBe('unreadable');
  });

  it('of any content never throws, and its rows add up', () => {
    const periods = fc.dictionary(fc.oneof(fc.string(), fc.constant('2026-Q2')), fc.jsonValue());
    const figures = fc.dictionary(fc.oneof(fc.string(), fc.constant('DE')), periods);
    const answer = fc.oneof(
      fc.uint8Array(),
      fc.json().map(bytesOf),
      figures.map((of) => bytesOf(economyCube(DEBT_TABLE.fixed, of))),
    );
    fc.assert(
      fc.property(answer, (bytes) => {
        const parsed = parseEconomy(bytes, DEBT_TABLE, PARSE_NOW);
        if (parsed.status === 'unreadable') return parsed.reason !== '';
        return parsed.totalCount === parsed.keptCount + parsed.ignoredCount + parsed.rejectedCount;
      }),
      { numRuns: 300 },
    );
  });
});

describe('the recorded cube', () => {
  const path = recordingPath('recordings', 'answers-2026', 'eurostat', 'gov_10q_ggdebt_IT_2024-Q1.json');

  it.skipIf(path === undefined)('is the debt of Italy at the end of a quarter', () => {
    expect(parseEconomy(readFileSync(path ?? ''), DEBT_TABLE, PARSE_NOW)).toMatchObject({
      totalCount: 1,
      observations: [
        { recordId: 'IT:2024-Q1', subject: 'country:IT', value: 134.2, observedAt: Date.UTC(2024, 3, 1) - 1 },
      ],
    });
  });
});
