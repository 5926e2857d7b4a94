import { describe, expect, it } from 'vitest';
import { answeringFeeds } from './answering-feeds.ts';
import type { FetchBytes, FetchRequest } from './fetch-bytes.ts';
import { FEED_CARDS } from './registry.ts';
import { scriptedFetch } from './test-kit/scripted-fetch.ts';

const NOW = Date.UTC(2026, 10, 20, 12);
const ids = FEED_CARDS.map(({ id }) => id);

describe('the feeds that answer', () => {
  it('are those whose upstream gives one document, each asked once', async () => {
    const { fetchBytes, requests } = scriptedFetch(() => ({ status: 200, body: 'here' }));
    expect(await answeringFeeds(fetchBytes, { now: NOW, waitMs: 1_000 })).toEqual(new Set(ids));
    expect(requests).toHaveLength(ids.length);
    expect(new Set(requests.map(({ url }) => url)).size).toBe(ids.length);
    for (const { url, timeoutMs } of requests) expect([new URL(url).protocol, timeoutMs]).toEqual(['https:', 1_000]);
  });

  it.each(FEED_CARDS)('are told apart: $id alone', async ({ id }) => {
    const all = scriptedFetch(() => ({ status: 404 }));
    await answeringFeeds(all.fetchBytes, { now: NOW, waitMs: 1_000 });
    const own = all.requests[ids.indexOf(id)]?.url;
    const { fetchBytes } = scriptedFetch((url) => ({ status: url.href === own ? 200 : 503 }));
    expect(await answeringFeeds(fetchBytes, { now: NOW, waitMs: 1_000 })).toEqual(new Set([id]));
  });

  it('are none when nobody answers', async () => {
    const { fetchBytes } = scriptedFetch(() => ({ status: 404 }));
    expect(await answeringFeeds(fetchBytes, { now: NOW, waitMs: 1_000 })).toEqual(new Set());
  });

  it('are asked at once, and given up together', async () => {
    const waiting: FetchRequest[] = [];
    const fetchBytes: FetchBytes = (request) => {
      waiting.push(request);
      return new Promise((resolve) => {
        const give = () => resolve({ status: 'failed', kind: 'aborted', reason: 'aborted' });
        request.signal.addEventListener('abort', give, { once: true });
      });
    };
    expect(await answeringFeeds(fetchBytes, { now: NOW, waitMs: 20 })).toEqual(new Set());
    expect(waiting).toHaveLength(ids.length);
    expect(new Set(waiting.map(({ signal }) => signal)).size).toBe(1);
  });

  it('are asked on the first day of a year for a month that is published', async () => {
    const { fetchBytes, requests } = scriptedFetch(() => ({ status: 200 }));
    await answeringFeeds(fetchBytes, { now: Date.UTC(2027, 0, 1), waitMs: 1_000 });
    expect(requests.map(({ url }) => url).find((url) => url.includes('ucdp'))).toMatch(/26.*11|11.*26/);
  });
});
