import { describe, expect, it } from 'vitest';
import type { Json } from '../../reference/content-hash.ts';
import { NOW } from '../fakes/fake-upstream.ts';
import { scriptedFetch } from '../test-kit/scripted-fetch.ts';
import { emscList, emscQuake } from './fake-upstream.ts';
import { createEmscQuakes } from './feed.ts';

const signal = new AbortController().signal;
const BASE = 'https://www.seismicportal.eu/fdsnws/event/1/query?format=json&minmag=4.5&limit=5000&orderby=time';

async function collect(cursor: Json, body: string, span?: { from: number; to: number }) {
  const { fetchBytes, requests } = scriptedFetch(() => ({ status: 200, body }));
  const request = { cursor, now: NOW, signal, ...(span === undefined ? {} : { span }) };
  return { outcome: await createEmscQuakes(fetchBytes).collect(request), asked: requests.map(({ url }) => url) };
}

describe('the second feed of earthquakes', () => {
  it('reads a month first, then three days each time', async () => {
    const { outcome, asked } = await collect(null, emscList(emscQuake('a')));
    expect(asked).toEqual([`${BASE}&start=2026-09-14T12:07:00`]);
    expect((await collect(outcome.cursor, emscList(emscQuake('a')))).asked).toEqual([
      `${BASE}&start=2026-10-11T12:07:00`,
    ]);
  });

  it('reads a span without a pulse and leaves the cursor alone', async () => {
    const span = { from: Date.UTC(2026, 9, 1), to: Date.UTC(2026, 9, 15) };
    const { outcome, asked } = await collect(null, emscList(emscQuake('a')), span);
    expect(asked).toEqual([`${BASE}&start=2026-10-01T00:00:00&end=2026-10-14T23:59:59`]);
    expect(outcome).toMatchObject({ status: 'read', cursor: null });
    expect(outcome.status === 'read' && outcome.observations).toHaveLength(1);
  });

  it('fails on a list without an earthquake, which the world does not know, and on one cut at the limit', async () => {
    expect((await collect(null, emscList())).outcome.status).toBe('failed');
    const many = Array.from({ length: 5_000 }, (_, index) => emscQuake(`q${index}`, { evtype: 'kx' }));
    expect((await collect(null, emscList(emscQuake('a'), ...many))).outcome).toMatchObject({
      status: 'failed',
      reason: 'query: the answer is cut',
    });
  });
});
