import { describe, expect, it } from 'vitest';
import type { FetchBytes, FetchRequest } from './fetch-bytes.ts';
import { reachableFeeds } from './reachable-feeds.ts';
import { probeUrls } from './registry.ts';
import { scriptedFetch } from './test-kit/scripted-fetch.ts';

const NOW = Date.UTC(2026, 10, 20, 12);
const PROBES = probeUrls(NOW);
const ids = PROBES.map(({ feedId }) => feedId);
const urls = [...new Set(PROBES.map(({ url }) => url))];
const HOSTS = new Set(urls.map((url) => new URL(url).host));

describe('the feeds that answer', () => {
  it('are those whose upstream gives one document, each document asked for once', async () => {
    const { fetchBytes, requests } = scriptedFetch(() => ({ status: 200, body: 'here' }));
    expect(await reachableFeeds(fetchBytes, { now: NOW, waitMs: 1_000 })).toEqual(new Set(ids));
    expect(requests.map(({ url }) => url)).toEqual(urls);
    for (const { url, timeoutMs } of requests) expect([new URL(url).protocol, timeoutMs]).toEqual(['https:', 1_000]);
  });

  it.each(urls)('are distinguished: %s alone', async (own) => {
    const { fetchBytes } = scriptedFetch((url) => ({ status: url.href === new URL(own).href ? 200 : 503 }));
    const behind = PROBES.filter(({ url }) => url === own).map(({ feedId }) => feedId);
    expect(await reachableFeeds(fetchBytes, { now: NOW, waitMs: 1_000 })).toEqual(new Set(behind));
  });

  it('are none when no upstream answers', async () => {
    const { fetchBytes } = scriptedFetch(() => ({ status: 404 }));
    expect(await reachableFeeds(fetchBytes, { now: NOW, waitMs: 1_000 })).toEqual(new Set());
  });

  it('include one whose document is too long to be read at a start', async () => {
    const fetchBytes: FetchBytes = () => Promise.resolve({ status: 'failed', kind: 'too_large', reason: 'too long' });
    expect(await reachableFeeds(fetchBytes, { now: NOW, waitMs: 1_000 })).toEqual(new Set(ids));
  });

  it('are probed concurrently, and given up together', async () => {
    const waiting: FetchRequest[] = [];
    const fetchBytes: FetchBytes = (request) => {
      waiting.push(request);
      return new Promise((resolve) => {
        const give = () => resolve({ status: 'failed', kind: 'aborted', reason: 'aborted' });
        // As the real one does: a listener for each would be too many for the one signal.
        AbortSignal.any([request.signal]).addEventListener('abort', give, { once: true });
      });
    };
    expect(await reachableFeeds(fetchBytes, { now: NOW, waitMs: 20 })).toEqual(new Set());
    expect(waiting).toHaveLength(urls.length);
    expect(new Set(waiting.map(({ signal }) => signal)).size).toBe(HOSTS.size);
  });

  it('are asked no more of a host that cannot be reached', async () => {
    const waiting: FetchRequest[] = [];
    const fetchBytes: FetchBytes = ({ signal, ...request }) => {
      const isFirst = !waiting.some(({ url }) => new URL(url).host === new URL(request.url).host);
      waiting.push({ ...request, signal });
      if (isFirst) return Promise.resolve({ status: 'failed', kind: 'unreachable', reason: 'no such name' });
      return new Promise((resolve) => {
        const give = () => resolve({ status: 'failed', kind: 'aborted', reason: 'aborted' });
        signal.addEventListener('abort', give, { once: true });
      });
    };
    // Without a deadline: it ends because no host is waited for.
    expect(await reachableFeeds(fetchBytes, { now: NOW, waitMs: 1_000_000_000 })).toEqual(new Set());
    expect(HOSTS.size).toBeLessThan(waiting.length);
  });

  it('are asked on the first day of a year for a month that is published', async () => {
    const { fetchBytes, requests } = scriptedFetch(() => ({ status: 200 }));
    await reachableFeeds(fetchBytes, { now: Date.UTC(2027, 0, 1), waitMs: 1_000 });
    expect(requests.map(({ url }) => url).find((url) => url.includes('ucdp'))).toMatch(/26.*11|11.*26/);
  });
});
