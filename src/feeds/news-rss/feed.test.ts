import { describe, expect, it } from 'vitest';
import type { Json } from '../../reference/content-hash.ts';
import { type Answer, NOW } from '../fakes/fake-upstream.ts';
import { scriptedFetch } from '../test-kit/scripted-fetch.ts';
import { fakeNewsRss } from './fake-upstream.ts';
import { createNewsRss } from './feed.ts';
import { NEWS_SOURCES } from './sources.ts';

const signal = new AbortController().signal;
const GONE: Answer = { status: 404 };

async function collect(
  cursor: Json,
  answerOf: (id: string, healthy: Answer) => Answer,
  span?: { from: number; to: number },
) {
  const { fetchBytes, requests } = scriptedFetch((url) => {
    const id = NEWS_SOURCES.find((source) => new URL(source.url).href === url.href)?.id ?? '';
    return answerOf(id, fakeNewsRss()(url) ?? GONE);
  });
  const request = { cursor, now: NOW, signal, ...(span === undefined ? {} : { span }) };
  return { outcome: await createNewsRss(fetchBytes).collect(request), requests };
}

describe('the sources', () => {
  it('are each asked once, with what they last said their document was', async () => {
    const tagged = await collect(null, (id, healthy) => ({ ...healthy, headers: { etag: `"${id}"` } }));
    expect(tagged.requests).toHaveLength(NEWS_SOURCES.length);
    const again = await collect(tagged.outcome.cursor, () => ({ status: 304 }));
    expect(again.requests.map(({ validators }) => validators?.etag)).toEqual(NEWS_SOURCES.map(({ id }) => `"${id}"`));
  });

  it('that say nothing new are read, and nothing is told anew: content ages', async () => {
    const { outcome: first } = await collect(null, (_, healthy) => ({ ...healthy, headers: { etag: '"1"' } }));
    const { outcome } = await collect(first.cursor, () => ({ status: 304 }));
    expect(first).toMatchObject({ status: 'read', newestContentAt: Date.UTC(2026, 9, 14, 11, 7) });
    expect(outcome).toMatchObject({ status: 'read', observations: [], cursor: first.cursor });
    expect(outcome).not.toHaveProperty('newestContentAt');
  });

  it('that cannot be read are named, and the others are read', async () => {
    const { outcome } = await collect(null, (id, healthy) => (id === 'iaea' ? { status: 500 } : healthy));
    expect(outcome).toMatchObject({ status: 'read', problems: [{ kind: 'unread_source', recordId: 'iaea' }] });
    const broken = await collect(null, (id, healthy) => (id === 'who' ? { ...healthy, body: '<html/>' } : healthy));
    expect(broken.outcome).toMatchObject({ status: 'read', problems: [{ kind: 'unread_source', recordId: 'who' }] });
  });

  it('are a failure when none can be read, also by a 304 that nobody asked for', async () => {
    expect((await collect(null, () => GONE)).outcome).toMatchObject({ status: 'failed', cursor: null });
    expect((await collect(null, () => ({ status: 304 }))).outcome.status).toBe('failed');
  });

  it('have no past to be read', async () => {
    const { outcome, requests } = await collect(null, () => GONE, { from: NOW - 86_400_000, to: NOW });
    expect([outcome.status, requests.length]).toEqual(['failed', 0]);
  });
});
