import { describe, expect, it } from 'vitest';
import { type Answer, NOW } from '../fakes/fake-upstream.ts';
import { HEALTHY } from '../test-kit/healthy.ts';
import { scriptedFetch } from '../test-kit/scripted-fetch.ts';
import { createOwidEnergy } from './feed.ts';

const request = { cursor: null, now: NOW, signal: new AbortController().signal };
const collect = async (more = {}, answer?: Answer) => {
  const { fetchBytes, requests } = scriptedFetch((url) => answer ?? HEALTHY(url));
  return { requests, outcome: await createOwidEnergy(fetchBytes).collect({ ...request, ...more }) };
};

describe('the feed of yearly energy figures', () => {
  it('reads the table, and again only when it changed', async () => {
    const { outcome, requests } = await collect();
    expect(requests).toMatchObject([
      { url: 'https://owid-public.owid.io/data/energy/owid-energy-data.csv', validators: {} },
    ]);
    expect(outcome).toMatchObject({ status: 'read', cursor: { newest: '2024-12-31', etag: '"energy"' } });
    const again = await collect({ cursor: outcome.cursor }, { status: 304 });
    expect(again.requests).toMatchObject([{ validators: { etag: '"energy"' } }]);
    expect(again.outcome).toEqual({ status: 'unchanged', cursor: outcome.cursor });
  });

  it('keeps the years of a backfill, and fails where there is none', async () => {
    const span = { from: Date.UTC(2024, 0, 1), to: Date.UTC(2025, 0, 1) };
    const cursor = { newest: '2024-12-31', etag: '"energy"' };
    const { outcome, requests } = await collect({ cursor, span });
    expect(requests[0]?.validators).toBeUndefined();
    expect(outcome).toMatchObject({ status: 'read', cursor });
    const before = { from: Date.UTC(2023, 0, 1), to: Date.UTC(2024, 0, 1) };
    expect((await collect({ cursor, span: before })).outcome.status).toBe('failed');
  });
});
