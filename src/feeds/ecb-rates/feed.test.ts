import { describe, expect, it } from 'vitest';
import type { Json } from '../../reference/content-hash.ts';
import { type Answer, NOW } from '../fakes/fake-upstream.ts';
import { HEALTHY } from '../test-kit/healthy.ts';
import { scriptedFetch } from '../test-kit/scripted-fetch.ts';
import { rateTable } from './fake-upstream.ts';
import { createEcbRates, RATE_TABLE_URL } from './feed.ts';

const signal = new AbortController().signal;
const PORTAL = 'https://data-api.ecb.europa.eu/service/data/EXR/D..EUR.SP00.A?format=csvdata&startPeriod=';

async function collect(cursor: Json, answer?: Answer, span?: { from: number; to: number }) {
  const { fetchBytes, requests } = scriptedFetch((url) => answer ?? HEALTHY(url));
  const request = { cursor, now: NOW, signal, ...(span === undefined ? {} : { span }) };
  return { outcome: await createEcbRates(fetchBytes).collect(request), requests };
}

describe('the feed of exchange rates', () => {
  it('asks the data portal for the window of an assessment first, and then the short table, conditionally', async () => {
    const first = await collect(null);
    expect(first.requests.map(({ url }) => url)).toEqual([`${PORTAL}2025-05-12`]);
    expect(first.outcome).toMatchObject({ status: 'read', cursor: { newest: '2026-10-13' } });
    const second = await collect(first.outcome.cursor);
    expect(second.requests).toMatchObject([{ url: RATE_TABLE_URL, validators: {} }]);
    expect(second.outcome).toMatchObject({ status: 'read', cursor: { newest: '2026-10-13', etag: '"90d"' } });
    const third = await collect(second.outcome.cursor, { status: 304 });
    expect(third.requests).toMatchObject([{ validators: { etag: '"90d"' } }]);
    expect(third.outcome).toEqual({ status: 'unchanged', cursor: second.outcome.cursor });
  });

  it('closes a gap that the short table cannot from the data portal', async () => {
    const { requests } = await collect({ newest: '2026-06-01', etag: '"old"' });
    expect(requests.map(({ url }) => url)).toEqual([`${PORTAL}2026-05-25`]);
    expect(requests[0]?.validators).toBeUndefined();
  });

  it('asks for the days of a backfill, the last one included, and leaves the cursor alone', async () => {
    const cursor = { newest: '2026-10-13' };
    const { outcome, requests } = await collect(cursor, undefined, {
      from: Date.UTC(2024, 0, 1),
      to: Date.UTC(2024, 1, 1),
    });
    expect(requests.map(({ url }) => url)).toEqual([`${PORTAL}2024-01-01&endPeriod=2024-01-31`]);
    expect(outcome.cursor).toEqual(cursor);
  });

  it('fails on a table of nothing but decimal commas, and says so', async () => {
    const body = rateTable({ '2026-10-13': { USD: '1,15', TRY: '50,9' } });
    const { outcome } = await collect({ newest: '2026-10-12' }, { status: 200, body });
    expect(outcome).toMatchObject({ status: 'failed', cursor: { newest: '2026-10-12' } });
    expect(outcome.status === 'failed' && outcome.reason).toContain('decimal_comma 2');
  });
});
