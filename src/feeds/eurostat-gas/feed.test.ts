import { describe, expect, it } from 'vitest';
import { type Answer, NOW } from '../fakes/fake-upstream.ts';
import { HEALTHY } from '../test-kit/healthy.ts';
import { scriptedFetch } from '../test-kit/scripted-fetch.ts';
import { gasCube } from './fake-upstream.ts';
import { createEurostatGas } from './feed.ts';

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

  it('fails where no month is wholly told', async () => {
    const body = gasCube({ IMP: { DE: { '2026-07': 5 } }, EXP: { DE: {} } });
    expect(await collect({ status: 200, contentType: 'application/json', body }).outcome).toMatchObject({
      status: 'failed',
      reason: 'gas: nothing usable in 1 rows',
    });
  });
});
