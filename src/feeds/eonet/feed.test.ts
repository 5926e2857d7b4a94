import { describe, expect, it } from 'vitest';
import { NOW } from '../fakes/fake-upstream.ts';
import { scriptedFetch } from '../test-kit/scripted-fetch.ts';
import { event, eventList } from './fake-upstream.ts';
import { createEonet } from './feed.ts';

const signal = new AbortController().signal;
const BASE = 'https://eonet.gsfc.nasa.gov/api/v3/events/geojson';

async function collect(body: string, span?: { from: number; to: number }) {
  const { fetchBytes, requests } = scriptedFetch(() => ({ status: 200, body }));
  const request = { cursor: null, now: NOW, signal, ...(span === undefined ? {} : { span }) };
  return { outcome: await createEonet(fetchBytes).collect(request), asked: requests.map(({ url }) => url) };
}

describe('the feed of natural events', () => {
  it('reads what is open, whole each time', async () => {
    const { outcome, asked } = await collect(eventList(event()));
    expect(asked).toEqual([`${BASE}?status=open&days=30`]);
    expect(outcome).toMatchObject({ status: 'read', newestContentAt: Date.UTC(2026, 9, 14, 6), cursor: null });
  });

  it('reads the events of a span, closed ones too, and fails where there are none', async () => {
    const span = { from: Date.UTC(2026, 9, 1), to: Date.UTC(2026, 9, 15) };
    const { outcome, asked } = await collect(eventList(event()), span);
    expect(asked).toEqual([`${BASE}?status=all&start=2026-10-01&end=2026-10-14`]);
    expect(outcome.status === 'read' && outcome.observations.map(({ metric }) => metric)).toEqual(['natural_events']);
    expect((await collect(eventList(), span)).outcome.status).toBe('failed');
  });
});
