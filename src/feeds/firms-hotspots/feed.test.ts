import { describe, expect, it } from 'vitest';
import type { Json } from '../../reference/content-hash.ts';
import { type Answer, NOW } from '../fakes/fake-upstream.ts';
import { scriptedFetch } from '../test-kit/scripted-fetch.ts';
import { hotspot, hotspotFile } from './fake-upstream.ts';
import { createFirmsHotspots } from './feed.ts';

const signal = new AbortController().signal;
const FILE = (period: string) =>
  `https://firms.modaps.eosdis.nasa.gov/data/active_fire/modis-c6.1/csv/MODIS_C6_1_Global_${period}.csv`;
const DAY = 86_400_000;
const BODY = hotspotFile(hotspot({ acq_date: '2026-10-12' }), hotspot(), hotspot({ acq_date: '2026-10-14' }));

async function collect(
  cursor: Json,
  span?: { from: number; to: number },
  answer: Answer = { status: 200, body: BODY, headers: { etag: '"f"' } },
) {
  const { fetchBytes, requests } = scriptedFetch(() => answer);
  const request = { cursor, now: NOW, signal, ...(span === undefined ? {} : { span }) };
  return { outcome: await createFirmsHotspots(fetchBytes).collect(request), requests };
}

describe('the feed of hotspots', () => {
  it('reads a week first, then yesterday and today, conditionally', async () => {
    const first = await collect(null);
    expect(first.requests).toMatchObject([{ url: FILE('7d'), validators: {} }]);
    expect(first.outcome).toMatchObject({ status: 'read', newestContentAt: Date.UTC(2026, 9, 13) });
    const second = await collect(first.outcome.cursor);
    expect(second.requests).toMatchObject([{ url: FILE('24h'), validators: {} }]);
    expect(second.outcome.cursor).toEqual({ etag: '"f"' });
    const third = await collect(second.outcome.cursor, undefined, { status: 304 });
    expect(third.requests).toMatchObject([{ validators: { etag: '"f"' } }]);
    expect(third.outcome).toEqual({ status: 'unchanged', cursor: { etag: '"f"' } });
  });

  it('reads the days of a span within the week, and leaves the cursor alone', async () => {
    const { outcome, requests } = await collect(
      { etag: '"f"' },
      { from: Date.UTC(2026, 9, 12), to: Date.UTC(2026, 9, 13) },
    );
    expect(requests).toMatchObject([{ url: FILE('7d'), validators: {} }]);
    expect(outcome).toMatchObject({ status: 'read', newestContentAt: Date.UTC(2026, 9, 12), cursor: { etag: '"f"' } });
  });

  it('says that it has no older past, without asking', async () => {
    const { outcome, requests } = await collect(null, { from: NOW - 8 * DAY, to: NOW });
    expect(outcome).toMatchObject({ status: 'failed', reason: 'backfill: the text files reach back one week' });
    expect(requests).toEqual([]);
  });

  it('has nothing new while no day is whole, and fails where a week holds none', async () => {
    const answer = { status: 200, body: hotspotFile(hotspot()) };
    expect((await collect({ etag: '"e"' }, undefined, answer)).outcome).toEqual({
      status: 'unchanged',
      cursor: { etag: '"e"' },
    });
    expect((await collect(null, undefined, answer)).outcome.status).toBe('failed');
  });
});
