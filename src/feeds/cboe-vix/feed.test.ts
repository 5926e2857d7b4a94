import { describe, expect, it } from 'vitest';
import type { Json } from '../../reference/content-hash.ts';
import { type Answer, NOW } from '../fakes/fake-upstream.ts';
import { HEALTHY } from '../test-kit/healthy.ts';
import { scriptedFetch } from '../test-kit/scripted-fetch.ts';
import { createCboeVix, VIX_URL } from './feed.ts';

const signal = new AbortController().signal;

async function collect(cursor: Json, answer?: Answer, span?: { from: number; to: number }) {
  const { fetchBytes, requests } = scriptedFetch((url) => answer ?? HEALTHY(url));
  const request = { cursor, now: NOW, signal, ...(span === undefined ? {} : { span }) };
  return { outcome: await createCboeVix(fetchBytes).collect(request), requests };
}

describe('the volatility feed', () => {
  it('reads the one file, and again only when it changed', async () => {
    const { outcome, requests } = await collect(null);
    expect(requests).toMatchObject([{ url: VIX_URL, validators: {} }]);
    expect(outcome).toMatchObject({ status: 'read', cursor: { newest: '2026-10-13', etag: '"vix"' } });
    const again = await collect(outcome.cursor, { status: 304 });
    expect(again.requests).toMatchObject([{ validators: { etag: '"vix"' } }]);
    expect(again.outcome).toEqual({ status: 'unchanged', cursor: outcome.cursor });
  });

  it('keeps the days of a backfill, asks for them unconditionally and leaves the cursor alone', async () => {
    const cursor = { newest: '2026-10-13', etag: '"vix"' };
    const span = { from: Date.UTC(2026, 9, 12), to: Date.UTC(2026, 9, 13) };
    const { outcome, requests } = await collect(cursor, undefined, span);
    expect(requests[0]?.validators).toBeUndefined();
    expect(outcome).toMatchObject({ observations: [{ recordId: '2026-10-12' }], cursor });
  });

  it('fails where no day of the file is in the window', async () => {
    const span = { from: Date.UTC(1980, 0, 1), to: Date.UTC(1981, 0, 1) };
    expect((await collect(null, undefined, span)).outcome.status).toBe('failed');
  });
});
