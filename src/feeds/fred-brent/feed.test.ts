import { describe, expect, it } from 'vitest';
import type { Json } from '../../reference/content-hash.ts';
import { type Answer, NOW } from '../fakes/fake-upstream.ts';
import { HEALTHY } from '../test-kit/healthy.ts';
import { scriptedFetch } from '../test-kit/scripted-fetch.ts';
import { createFredBrent } from './feed.ts';

const signal = new AbortController().signal;
const BASE = 'https://fred.stlouisfed.org/graph/fredgraph.csv?id=DCOILBRENTEU';

async function collect(cursor: Json, answer?: Answer, span?: { from: number; to: number }) {
  const { fetchBytes, requests } = scriptedFetch((url) => answer ?? HEALTHY(url));
  const outcome = await createFredBrent(fetchBytes).collect({
    cursor,
    now: NOW,
    signal,
    ...(span === undefined ? {} : { span }),
  });
  return { outcome, asked: requests.map(({ url }) => url) };
}

describe('the Brent feed', () => {
  it('asks for the days of a backfill, the last one included, and leaves the cursor alone', async () => {
    const span = { from: Date.UTC(2024, 0, 1), to: Date.UTC(2024, 1, 1) };
    const { outcome, asked } = await collect({ newest: '2026-10-12' }, undefined, span);
    expect(asked).toEqual([`${BASE}&cosd=2024-01-01&coed=2024-01-31`]);
    expect(outcome.cursor).toEqual({ newest: '2026-10-12' });
  });

  it('fails on a table without one quote', async () => {
    const body = 'observation_date,DCOILBRENTEU\n2026-10-08,.\n';
    expect((await collect(null, { status: 200, body })).outcome.status).toBe('failed');
  });
});
