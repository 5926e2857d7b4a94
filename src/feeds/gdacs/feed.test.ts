import { describe, expect, it } from 'vitest';
import { NOW } from '../fakes/fake-upstream.ts';
import { scriptedFetch } from '../test-kit/scripted-fetch.ts';
import { alert, alertList } from './fake-upstream.ts';
import { createGdacs } from './feed.ts';

const signal = new AbortController().signal;
const BASE = 'https://www.gdacs.org/gdacsapi/api/events/geteventlist';

async function collect(body: string, span?: { from: number; to: number }) {
  const { fetchBytes, requests } = scriptedFetch(() => ({ status: 200, body }));
  const request = { cursor: null, now: NOW, signal, ...(span === undefined ? {} : { span }) };
  return { outcome: await createGdacs(fetchBytes).collect(request), asked: requests.map(({ url }) => url) };
}

describe('the feed of disaster alerts', () => {
  it('reads the map, whole each time', async () => {
    const { outcome, asked } = await collect(alertList(alert()));
    expect(asked).toEqual([`${BASE}/MAP`]);
    expect(outcome).toMatchObject({ status: 'read', newestContentAt: Date.UTC(2026, 9, 14, 6), cursor: null });
  });

  it('searches a span for orange and red alerts, without a pulse', async () => {
    const span = { from: Date.UTC(2026, 8, 1), to: Date.UTC(2026, 9, 1) };
    const { outcome, asked } = await collect(alertList(alert()), span);
    expect(asked).toEqual([
      `${BASE}/SEARCH?eventlist=EQ;TC;FL;VO;DR;WF&fromdate=2026-09-01&todate=2026-09-30&alertlevel=orange;red`,
    ]);
    expect(outcome.status === 'read' && outcome.observations.map(({ metric }) => metric)).toEqual(['hazard_alert']);
  });

  it('fails on a search that is empty or cut at its limit', async () => {
    const span = { from: Date.UTC(2026, 8, 1), to: Date.UTC(2026, 9, 1) };
    expect((await collect(alertList(), span)).outcome.status).toBe('failed');
    const many = Array.from({ length: 100 }, (_, eventid) => alert({ eventid }));
    expect((await collect(alertList(...many), span)).outcome.status).toBe('failed');
    expect((await collect(alertList(...many))).outcome.status).toBe('read');
  });
});
