import { describe, expect, it } from 'vitest';
import { NOW } from '../fakes/fake-upstream.ts';
import { HEALTHY } from '../test-kit/healthy.ts';
import { scriptedFetch } from '../test-kit/scripted-fetch.ts';
import { createFredSeries } from './feed.ts';

const request = { cursor: null, now: NOW, signal: new AbortController().signal };
const BASE = 'https://api.stlouisfed.org/fred/series/observations?series_id=';

describe('the feed of FRED series', () => {
  it('asks for each series with the key, first for the window, then for the last month again', async () => {
    const { fetchBytes, requests } = scriptedFetch(HEALTHY);
    const feed = createFredSeries(fetchBytes, { FRED_API_KEY: 'a&b' });
    const outcome = await feed.collect(request);
    expect(outcome).toMatchObject({ status: 'read', cursor: { newest: '2026-10-13' } });
    await feed.collect({ ...request, cursor: outcome.cursor });
    const tail = 'observation_end=2026-10-14&api_key=a%26b';
    expect(requests.map(({ url }) => url)).toEqual([
      `${BASE}DTWEXBGS&file_type=json&observation_start=2025-05-12&${tail}`,
      `${BASE}DGS10&file_type=json&observation_start=2025-05-12&${tail}`,
      `${BASE}DTWEXBGS&file_type=json&observation_start=2026-09-13&${tail}`,
      `${BASE}DGS10&file_type=json&observation_start=2026-09-13&${tail}`,
    ]);
  });

  it('fails without telling the key where it is not accepted', async () => {
    const { fetchBytes } = scriptedFetch(() => ({ status: 400 }));
    const outcome = await createFredSeries(fetchBytes, { FRED_API_KEY: 'secret' }).collect(request);
    expect(outcome).toEqual({ status: 'failed', reason: 'DTWEXBGS: answered 400', cursor: null });
  });

  it('asks for the days of a backfill and leaves the cursor alone', async () => {
    const { fetchBytes, requests } = scriptedFetch(HEALTHY);
    const span = { from: Date.UTC(2024, 0, 1), to: Date.UTC(2024, 1, 1) };
    const outcome = await createFredSeries(fetchBytes, { FRED_API_KEY: 'k' }).collect({ ...request, span });
    expect(requests[0]?.url).toContain('observation_start=2024-01-01&observation_end=2024-01-31');
    expect(outcome.cursor).toBeNull();
  });
});
