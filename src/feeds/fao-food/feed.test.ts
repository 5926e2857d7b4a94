import { describe, expect, it } from 'vitest';
import { type Answer, NOW } from '../fakes/fake-upstream.ts';
import { HEALTHY } from '../test-kit/healthy.ts';
import { scriptedFetch } from '../test-kit/scripted-fetch.ts';
import { foodTable } from './fake-upstream.ts';
import { createFaoFood, FOOD_PRICES_URL } from './feed.ts';

const collect = (answer?: Answer, rest: object = {}) => {
  const { fetchBytes, requests } = scriptedFetch((url) => answer ?? HEALTHY(url));
  const request = { cursor: null, now: NOW, signal: new AbortController().signal, ...rest };
  return { outcome: createFaoFood(fetchBytes).collect(request), requests };
};

describe('the feed of food prices', () => {
  it('reads the one file there is', async () => {
    const { outcome, requests } = collect();
    expect(await outcome).toMatchObject({
      status: 'read',
      newestContentAt: Date.UTC(2026, 9, 1) - 1,
      cursor: { newest: '2026-09-30' },
    });
    expect(requests.map(({ url }) => url)).toEqual([FOOD_PRICES_URL]);
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
