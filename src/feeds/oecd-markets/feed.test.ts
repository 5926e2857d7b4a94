import { describe, expect, it } from 'vitest';
import { type Answer, NOW } from '../fakes/fake-upstream.ts';
import { HEALTHY } from '../test-kit/healthy.ts';
import { scriptedFetch } from '../test-kit/scripted-fetch.ts';
import { marketCsv, marketRow } from './fake-upstream.ts';
import { createOecdMarkets } from './feed.ts';

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

  it('fails on a table of nothing but refused rows, and says why', async () => {
    const body = marketCsv([marketRow('FRA', 'IRLT', '2026-08', 'NaN')]);
    expect(await collect({ status: 200, body }).outcome).toMatchObject({
      status: 'failed',
      reason: 'markets: nothing usable in 1 rows (refused: bad_number 1)',
      cursor: null,
    });
  });
});
