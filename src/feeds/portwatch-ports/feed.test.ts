import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../../assessment/time.ts';
import type { Json } from '../../reference/content-hash.ts';
import { type Answer, NOT_FOUND, NOW } from '../fakes/fake-upstream.ts';
import { scriptedFetch } from '../test-kit/scripted-fetch.ts';
import { fakePortwatchPorts, layerAnswer, sliceIn } from './fake-upstream.ts';
import { createPortwatchPorts } from './feed.ts';

const signal = new AbortController().signal;
const EMPTY: Answer = { status: 200, body: '{"features":[]}' };

async function collect(
  cursor: Json,
  answer: (url: URL) => Answer | undefined = () => undefined,
  span?: { from: number; to: number },
) {
  const { fetchBytes, requests } = scriptedFetch((url) => answer(url) ?? fakePortwatchPorts()(url) ?? NOT_FOUND);
  const feed = createPortwatchPorts(fetchBytes);
  const outcome = await feed.collect({ cursor, now: NOW, signal, ...(span === undefined ? {} : { span }) });
  const slices = requests.map(({ url }) => new URL(url)).filter(({ pathname }) => pathname.endsWith('/query'));
  return { outcome, slices: slices.map(sliceIn) };
}

const isFirst = (url: URL): boolean => url.pathname.endsWith('/query') && sliceIn(url).from < NOW - 99 * DAY_MS;

describe('the port calls feed', () => {
  it('asks for a hundred days in slices that join, then for the last twenty again', async () => {
    const { outcome, slices } = await collect(null);
    expect(slices).toHaveLength(26);
    expect(slices[0]?.from).toBe(Date.UTC(2026, 6, 6));
    expect(slices.at(-1)?.to).toBe(Date.UTC(2026, 9, 15));
    for (const [index, { from }] of slices.entries()) if (index > 0) expect(from).toBe(slices[index - 1]?.to);
    expect(outcome).toMatchObject({
      status: 'read',
      newestContentAt: Date.UTC(2026, 9, 8),
      cursor: { newest: '2026-10-08', editedAt: NOW - 1_000, readAt: NOW },
    });
    const again = await collect({ newest: '2026-10-08' });
    expect(again.slices[0]?.from).toBe(Date.UTC(2026, 8, 18));
  });

  it('asks nothing more while the layer has not been edited, for two days', async () => {
    const cursor = { newest: '2026-10-08', editedAt: NOW - 1_000, readAt: NOW - DAY_MS };
    expect(await collect(cursor)).toEqual({ outcome: { status: 'unchanged', cursor }, slices: [] });
    expect((await collect({ ...cursor, readAt: NOW - 3 * DAY_MS })).outcome.status).toBe('read');
  });

  it('reads the whole days of a backfill and leaves the cursor alone', async () => {
    const span = { from: Date.UTC(2026, 0, 1), to: Date.UTC(2026, 0, 7) };
    const { outcome, slices } = await collect({ newest: '2026-10-08' }, undefined, span);
    expect(slices).toEqual([
      { from: span.from, to: span.from + 4 * DAY_MS },
      { from: span.from + 4 * DAY_MS, to: span.to },
    ]);
    expect(outcome).toMatchObject({ status: 'read', cursor: { newest: '2026-10-08' } });
    expect((await collect(null, undefined, { from: 0, to: 61 * DAY_MS })).outcome.status).toBe('failed');
  });

  it.each([
    ['an empty answer between full ones', (url: URL) => (isFirst(url) ? EMPTY : undefined)],
    ['empty answers alone', (url: URL) => (url.pathname.endsWith('/query') ? EMPTY : undefined)],
    ['a lost field', (url: URL) => (url.pathname.endsWith('/query') ? undefined : layerAnswer({ fields: [] }))],
    ['a failing slice', (url: URL): Answer | undefined => (isFirst(url) ? { status: 500 } : undefined)],
  ])('fails on %s, and its cursor stays', async (_, answer) => {
    const { outcome } = await collect(null, answer);
    expect(outcome).toMatchObject({ status: 'failed', cursor: null });
  });
});
