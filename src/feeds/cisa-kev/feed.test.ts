import { describe, expect, it } from 'vitest';
import type { Json } from '../../reference/content-hash.ts';
import { type Answer, NOW } from '../fakes/fake-upstream.ts';
import { scriptedFetch } from '../test-kit/scripted-fetch.ts';
import { catalogue, entry } from './fake-upstream.ts';
import { createCisaKev, KEV_URL } from './feed.ts';

const signal = new AbortController().signal;
const BODY = catalogue([entry(1), entry(2, { dateAdded: '2026-10-08' })]);

async function collect(cursor: Json, answer: Answer, span?: { from: number; to: number }) {
  const { fetchBytes, requests } = scriptedFetch(() => answer);
  const request = { cursor, now: NOW, signal, ...(span === undefined ? {} : { span }) };
  return { outcome: await createCisaKev(fetchBytes).collect(request), requests };
}

describe('the feed of exploited flaws', () => {
  it('reads the catalogue once, and then only when it has changed', async () => {
    const first = await collect(null, { status: 200, body: BODY, headers: { etag: '"k"' } });
    expect(first.requests).toMatchObject([{ url: KEV_URL, validators: {} }]);
    expect(first.outcome).toMatchObject({ status: 'read', cursor: { etag: '"k"', entryCount: 2 } });
    const second = await collect(first.outcome.cursor, { status: 304 });
    expect(second.requests).toMatchObject([{ validators: { etag: '"k"' } }]);
    expect(second.outcome).toEqual({ status: 'unchanged', cursor: { etag: '"k"', entryCount: 2 } });
  });

  it('refuses a catalogue that lost half of its entries', async () => {
    expect((await collect({ entryCount: 5 }, { status: 200, body: BODY })).outcome.status).toBe('failed');
    expect((await collect({ entryCount: 4 }, { status: 200, body: BODY })).outcome.status).toBe('read');
  });

  it('gives the days of a span, and fails where there are none', async () => {
    const span = { from: Date.UTC(2026, 9, 8), to: Date.UTC(2026, 9, 9) };
    const { outcome } = await collect({ etag: '"k"' }, { status: 200, body: BODY }, span);
    expect(outcome).toMatchObject({ observations: [{ recordId: '2026-10-08' }], cursor: { etag: '"k"' } });
    expect(outcome.status === 'read' && outcome.observations).toHaveLength(1);
    const before = { from: Date.UTC(2026, 9, 1), to: Date.UTC(2026, 9, 2) };
    expect((await collect(null, { status: 200, body: BODY }, before)).outcome.status).toBe('failed');
  });
});
