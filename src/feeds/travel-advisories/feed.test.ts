import { describe, expect, it } from 'vitest';
import type { Json } from '../../reference/content-hash.ts';
import { type Answer, NOW } from '../fakes/fake-upstream.ts';
import { scriptedFetch } from '../test-kit/scripted-fetch.ts';
import { advisoryItem, advisoryList } from './fake-upstream.ts';
import { createTravelAdvisories } from './feed.ts';

const signal = new AbortController().signal;
const LIST: Answer = { status: 200, body: advisoryList(advisoryItem()), headers: { etag: '"1"' } };

async function collect(
  cursor: Json,
  { now = NOW, answer = LIST, span }: { now?: number; answer?: Answer; span?: { from: number; to: number } } = {},
) {
  const { fetchBytes, requests } = scriptedFetch(() => answer);
  const request = { cursor, now, signal, ...(span === undefined ? {} : { span }) };
  return { outcome: await createTravelAdvisories(fetchBytes).collect(request), requests };
}

describe('the list of advice', () => {
  it('is asked conditionally: what has not changed says nothing anew, on the next day either', async () => {
    const first = await collect(null);
    expect(first.outcome).toMatchObject({ status: 'read', cursor: { etag: '"1"' } });
    expect(first.outcome).toMatchObject({ newestContentAt: Date.UTC(2026, 8, 29) });
    const again = await collect(first.outcome.cursor, { answer: { status: 304 } });
    expect(again.requests[0]?.validators).toEqual({ etag: '"1"' });
    expect(again.outcome).toEqual({ status: 'unchanged', cursor: first.outcome.cursor });
    const tomorrow = await collect(first.outcome.cursor, { now: NOW + 86_400_000 });
    expect(tomorrow.requests[0]?.validators).toEqual({ etag: '"1"' });
    expect(tomorrow.outcome).toMatchObject({ status: 'read', newestContentAt: Date.UTC(2026, 8, 29) });
  });

  it('fails with a 304 that nobody asked for, and for a past that it does not hold', async () => {
    expect((await collect(null, { answer: { status: 304 } })).outcome.status).toBe('failed');
    const past = await collect(null, { span: { from: NOW - 86_400_000, to: NOW } });
    expect([past.outcome.status, past.requests.length]).toEqual(['failed', 0]);
  });
});
