import { describe, expect, it } from 'vitest';
import type { Json } from '../../reference/content-hash.ts';
import { type Answer, NOW } from '../fakes/fake-upstream.ts';
import { scriptedFetch } from '../test-kit/scripted-fetch.ts';
import { UCDP_HEADER, ucdpRow } from './fake-upstream.ts';
import { createUcdpCandidate } from './feed.ts';

const signal = new AbortController().signal;
const csv = (...rows: readonly string[]): Answer => ({ status: 200, body: [UCDP_HEADER, ...rows].join('\n') });

/** Collects once from the releases given by version; every other one is not published. */
async function collect(cursor: Json, published: Readonly<Record<string, Answer>>, span?: { from: number; to: number }) {
  const { fetchBytes, requests } = scriptedFetch(({ pathname }) => {
    const version = /GEDEvent_v(.+)\.csv$/.exec(pathname)?.[1] ?? '';
    return published[version] ?? { status: 404 };
  });
  const outcome = await createUcdpCandidate(fetchBytes).collect({
    cursor,
    now: NOW,
    signal,
    ...(span === undefined ? {} : { span }),
  });
  const prefix = 'https://ucdp.uu.se/downloads/candidateged/GEDEvent_v';
  return { outcome, asked: requests.map(({ url }) => url.replace(prefix, '').replace('.csv', '')), requests };
}

describe('probing', () => {
  it('asks for the four months that may be published, newest first, and reads those that are', async () => {
    const { outcome, asked } = await collect(null, { '26_0_8': csv(ucdpRow(1)), '26_0_7': csv(ucdpRow(2)) });
    expect(asked).toEqual(['26_0_9', '26_0_8', '26_0_7', '26_0_6']);
    expect(outcome).toMatchObject({ status: 'read', cursor: { releases: { '26.0.8': {}, '26.0.7': {} } } });
  });

  it('catches up months that appeared since, and asks read ones again only with validators', async () => {
    const known = { releases: { '26.0.7': { etag: '"7"' }, '26.0.6': {} } };
    const published = { '26_0_9': csv(ucdpRow(1)), '26_0_8': csv(ucdpRow(2)), '26_0_7': { status: 304 } };
    const { outcome, asked, requests } = await collect(known, published);
    expect(asked).toEqual(['26_0_9', '26_0_8', '26_0_7']);
    expect(requests[2]?.validators).toEqual({ etag: '"7"' });
    expect(outcome.cursor).toEqual({
      releases: { '26.0.9': {}, '26.0.8': {}, '26.0.7': { etag: '"7"' }, '26.0.6': {} },
    });
  });

  it('is unchanged when nothing new is published, and failed when nothing is published at all', async () => {
    const known = { releases: { '26.0.8': {}, '25.0.1': {} } };
    expect((await collect(known, {})).outcome).toEqual({ status: 'unchanged', cursor: { releases: { '26.0.8': {} } } });
    expect((await collect(null, {})).outcome.status).toBe('failed');
    expect((await collect({ releases: { '25.0.1': {} } }, {})).outcome.status).toBe('failed');
  });

  it('crosses the turn of the year', async () => {
    const { fetchBytes, requests } = scriptedFetch(() => ({ status: 404 }));
    await createUcdpCandidate(fetchBytes).collect({ cursor: null, now: Date.UTC(2027, 1, 3), signal });
    expect(requests.map(({ url }) => /GEDEvent_v(.*)\.csv/.exec(url)?.[1])).toEqual([
      '27_0_1',
      '26_0_12',
      '26_0_11',
      '26_0_10',
    ]);
  });
});

describe('a release', () => {
  it('wins over an older one that holds the same event', async () => {
    const { outcome } = await collect(null, { '26_0_9': csv(ucdpRow(1, { best: '4' })), '26_0_8': csv(ucdpRow(1)) });
    const deaths =
      outcome.status === 'read' ? outcome.observations.filter(({ metric }) => metric === 'conflict_deaths') : [];
    expect(deaths.map(({ value }) => value)).toEqual([4]);
  });

  it.each([
    ['a server error', { status: 500 }],
    ['HTML', { status: 200, body: '<html></html>' }],
    ['nothing but refused events', csv(ucdpRow(1, { best: 'NaN' }))],
  ])('with %s fails the run and keeps the cursor', async (_, answer) => {
    const cursor = { releases: { '26.0.8': {} } };
    expect((await collect(cursor, { '26_0_9': answer })).outcome).toMatchObject({ status: 'failed', cursor });
  });

  it('that fails after another was read leaves the rest to the next run', async () => {
    const { outcome } = await collect(null, {
      '26_0_9': csv(ucdpRow(1)),
      '26_0_8': { status: 500 },
      '26_0_7': csv(ucdpRow(2)),
    });
    expect(outcome).toMatchObject({ status: 'read', problems: [{ kind: 'unread_release', recordId: '26.0.8' }] });
    expect(outcome.cursor).toEqual({ releases: { '26.0.9': {} } });
  });
});

describe('a backfill', () => {
  it('reads the months that overlap its span and names the missing ones', async () => {
    const span = { from: Date.UTC(2025, 10, 30), to: Date.UTC(2026, 1, 1) };
    const { outcome, asked } = await collect(
      { releases: {} },
      { '25_0_12': csv(ucdpRow(1)), '26_0_1': csv(ucdpRow(2)) },
      span,
    );
    expect(asked).toEqual(['25_0_11', '25_0_12', '26_0_1']);
    expect(outcome).toMatchObject({
      status: 'read',
      problems: [{ kind: 'missing_file', recordId: '25.0.11' }],
      cursor: { releases: {} },
    });
    expect((await collect(null, {}, span)).outcome.status).toBe('failed');
  });
});
