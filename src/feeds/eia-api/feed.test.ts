import { describe, expect, it } from 'vitest';
import { NOW } from '../fakes/fake-upstream.ts';
import { HEALTHY } from '../test-kit/healthy.ts';
import { scriptedFetch } from '../test-kit/scripted-fetch.ts';
import { createEiaApi } from './feed.ts';

const request = { cursor: null, now: NOW, signal: new AbortController().signal };

describe('the feed of EIA prices', () => {
  it('asks for each series with the key, and again from a month before the newest day', async () => {
    const { fetchBytes, requests } = scriptedFetch(HEALTHY);
    const feed = createEiaApi(fetchBytes, { EIA_API_KEY: 'a&b' });
    const outcome = await feed.collect(request);
    expect(outcome).toMatchObject({ status: 'read', cursor: { newest: '2026-10-12' } });
    await feed.collect({ ...request, cursor: outcome.cursor });
    const asked = requests.map(({ url }) => new URL(url));
    const [oil, gas] = ['/v2/petroleum/pri/spt/data/', '/v2/natural-gas/pri/fut/data/'];
    expect(asked.map(({ pathname }) => pathname)).toEqual([oil, oil, gas, oil, oil, gas]);
    const [series, first, again] = [
      ['RBRTE', 'RWTC', 'RNGWHHD'],
      ['a&b', '2025-05-12'],
      ['a&b', '2026-09-12'],
    ];
    const parameters = ['facets[series][]', 'api_key', 'start'];
    expect(asked.map(({ searchParams }) => parameters.map((name) => searchParams.get(name)))).toEqual(
      [first, again].flatMap((told) => series.map((id) => [id, ...told])),
    );
  });

  it('fails without telling the key where it is not accepted', async () => {
    const { fetchBytes } = scriptedFetch(() => ({ status: 403 }));
    const outcome = await createEiaApi(fetchBytes, { EIA_API_KEY: 'secret' }).collect(request);
    expect(outcome).toEqual({ status: 'failed', reason: 'RBRTE: answered 403', cursor: null });
  });

  it('asks for the days of a backfill, the last one included, and leaves the cursor alone', async () => {
    const { fetchBytes, requests } = scriptedFetch(HEALTHY);
    const span = { from: Date.UTC(2024, 0, 1), to: Date.UTC(2024, 1, 1) };
    const outcome = await createEiaApi(fetchBytes, { EIA_API_KEY: 'k' }).collect({ ...request, span });
    expect(requests[0]?.url).toContain('start=2024-01-01&end=2024-01-31');
    expect(outcome.cursor).toBeNull();
  });
});
