import { describe, expect, it } from 'vitest';
import { NOW } from '../fakes/fake-upstream.ts';
import { HEALTHY } from '../test-kit/healthy.ts';
import { scriptedFetch } from '../test-kit/scripted-fetch.ts';
import { gammaEvents, gammaMarket } from './fake-upstream.ts';
import { createPolymarket, POLYMARKET_URL } from './feed.ts';

const request = { cursor: null, now: NOW, signal: new AbortController().signal };

describe('the feed of Polymarket', () => {
  it('asks once for the events with the tag', async () => {
    const { fetchBytes, requests } = scriptedFetch(HEALTHY);
    const outcome = await createPolymarket(fetchBytes).collect(request);
    expect(requests.map(({ url }) => url)).toEqual([POLYMARKET_URL]);
    expect(outcome).toMatchObject({ status: 'read', newestContentAt: Date.UTC(2026, 9, 14, 12, 1, 22) });
    expect(outcome.status === 'read' && outcome.observations).toHaveLength(3);
  });

  it('fails where no question is of our kind', async () => {
    const body = gammaEvents([gammaMarket('x', { closed: true })]);
    const { fetchBytes } = scriptedFetch(() => ({ status: 200, body }));
    expect((await createPolymarket(fetchBytes).collect(request)).status).toBe('failed');
  });

  it('says that it cannot read the past', async () => {
    const { fetchBytes, requests } = scriptedFetch(HEALTHY);
    const outcome = await createPolymarket(fetchBytes).collect({ ...request, span: { from: 0, to: 1 } });
    expect([outcome.status, requests.length]).toEqual(['failed', 0]);
  });
});
