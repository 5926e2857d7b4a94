import { describe, expect, it } from 'vitest';
import type { Json } from '../../reference/content-hash.ts';
import { type Answer, NOW } from '../fakes/fake-upstream.ts';
import { scriptedFetch } from '../test-kit/scripted-fetch.ts';
import { quake, quakeList } from './fake-upstream.ts';
import { createUsgsQuakes } from './feed.ts';

const signal = new AbortController().signal;
const BASE = 'https://earthquake.usgs.gov';
const HOUR = 3_600_000;
const ok = (body: string, etag?: string): Answer => ({
  status: 200,
  body,
  ...(etag === undefined ? {} : { headers: { etag } }),
});

async function collect(cursor: Json, answer: Answer, at: { now?: number; span?: { from: number; to: number } } = {}) {
  const { fetchBytes, requests } = scriptedFetch(() => answer);
  const { now = NOW, span } = at;
  const request = { cursor, now, signal, ...(span === undefined ? {} : { span }) };
  return { outcome: await createUsgsQuakes(fetchBytes).collect(request), requests };
}

describe('the feed of earthquakes', () => {
  it('reads a week first, then the last day conditionally, and the week again after six hours', async () => {
    const first = await collect(null, ok(quakeList([quake('us1')]), '"w"'));
    expect(first.requests.map(({ url }) => url)).toEqual([`${BASE}/earthquakes/feed/v1.0/summary/4.5_week.geojson`]);
    expect(first.outcome).toMatchObject({ status: 'read', cursor: { known: ['us1'], weekReadAt: NOW } });
    const second = await collect(first.outcome.cursor, ok(quakeList([quake('us2')]), '"d"'), { now: NOW + HOUR });
    expect(second.requests).toMatchObject([
      { url: `${BASE}/earthquakes/feed/v1.0/summary/4.5_day.geojson`, validators: {} },
    ]);
    expect(second.outcome.cursor).toEqual({ known: ['us1', 'us2'], weekReadAt: NOW, etag: '"d"' });
    const third = await collect(second.outcome.cursor, { status: 304 }, { now: NOW + 2 * HOUR });
    expect(third.requests).toMatchObject([{ validators: { etag: '"d"' } }]);
    expect(third.outcome).toEqual({ status: 'unchanged', cursor: second.outcome.cursor });
    const fourth = await collect(third.outcome.cursor, ok(quakeList([quake('us2')])), { now: NOW + 6 * HOUR });
    expect(fourth.requests).toMatchObject([{ url: `${BASE}/earthquakes/feed/v1.0/summary/4.5_week.geojson` }]);
    expect(fourth.outcome.cursor).toEqual({ known: ['us2'], weekReadAt: NOW + 6 * HOUR });
  });

  it('books a measurement under a new preferred id as a revision of the old record', async () => {
    const list = quakeList([quake('us9', { ids: ',ak1,us9,', mag: 5.6 })]);
    const { outcome } = await collect({ known: ['ak1'], weekReadAt: NOW }, ok(list));
    expect(outcome).toMatchObject({ observations: [{ recordId: 'ak1', value: 5.6 }, {}] });
  });

  it('asks the query for a span, without a pulse, and leaves the cursor alone', async () => {
    const span = { from: Date.UTC(2026, 8, 1), to: Date.UTC(2026, 9, 1) };
    const list = quakeList([quake('us1', { time: Date.UTC(2026, 8, 3) })]);
    const { outcome, requests } = await collect({ known: [] }, ok(list), { span });
    expect(requests.map(({ url }) => url)).toEqual([
      `${BASE}/fdsnws/event/1/query?format=geojson&eventtype=earthquake&minmagnitude=4.5` +
        '&starttime=2026-09-01T00:00:00&endtime=2026-09-30T23:59:59&orderby=time-asc&limit=20000',
    ]);
    expect(outcome).toMatchObject({ status: 'read', observations: [{ recordId: 'us1' }], cursor: { known: [] } });
    expect(outcome.status === 'read' && outcome.observations).toHaveLength(1);
  });

  it('fails on a span whose answer is empty or cut at the limit of the query', async () => {
    const span = { from: Date.UTC(2026, 8, 1), to: Date.UTC(2026, 9, 1) };
    expect((await collect(null, ok(quakeList([])), { span })).outcome.status).toBe('failed');
    const many = Array.from({ length: 20_000 }, (_, index) => quake(`us${index}`, { mag: 1 }));
    const cut = await collect(null, ok(quakeList([quake('a'), ...many.slice(1)])), { span });
    expect(cut.outcome).toMatchObject({ status: 'failed', reason: 'query: the answer is cut' });
  });
});
