import { describe, expect, it } from 'vitest';
import type { Json } from '../../reference/content-hash.ts';
import { type Answer, NOW } from '../fakes/fake-upstream.ts';
import { scriptedFetch } from '../test-kit/scripted-fetch.ts';
import { ANNUAL_ROWS, annualZip, ucdpRow } from '../ucdp-candidate/fake-upstream.ts';
import { createUcdpAnnual } from './feed.ts';

const signal = new AbortController().signal;
const zip = (rows: readonly string[], name?: string): Answer => ({ status: 200, body: annualZip(rows, name) });

/** Collects once from the releases given by version; every other one is not published. */
async function collect(cursor: Json, published: Readonly<Record<string, Answer>>, span?: { from: number; to: number }) {
  const { fetchBytes, requests } = scriptedFetch(
    ({ pathname }) => published[/ged(\d+)-csv/.exec(pathname)?.[1] ?? ''] ?? { status: 404 },
  );
  const request = { cursor, now: NOW, signal, ...(span === undefined ? {} : { span }) };
  const outcome = await createUcdpAnnual(fetchBytes).collect(request);
  return { outcome, asked: requests.map(({ url }) => /ged(\d+)-csv/.exec(url)?.[1]), requests };
}

describe('the yearly release', () => {
  it('is the newest that is published, of which the last year is read', async () => {
    const { outcome, asked } = await collect(null, { '261': zip(ANNUAL_ROWS) });
    expect(asked).toEqual(['261']);
    expect(outcome).toMatchObject({
      status: 'read',
      cursor: { version: '26.1' },
      newestContentAt: Date.UTC(2026, 0, 1) - 1,
    });
    expect(outcome.status === 'read' && outcome.observations).toHaveLength(2 + 12);
    const rows = [ucdpRow(1, { date_start: '2024-07-01', date_end: '2024-07-01' })];
    const older = await collect(null, { '251': zip(rows, 'GEDEvent_v25_1.csv') });
    expect(older.asked).toEqual(['261', '251']);
    expect(older.outcome).toMatchObject({ status: 'read', cursor: { version: '25.1' } });
  });

  it('that was read is asked for again only where the server can say 304', async () => {
    expect(await collect({ version: '26.1' }, {})).toMatchObject({ asked: [], outcome: { status: 'unchanged' } });
    const known = { version: '26.1', etag: '"1"' };
    const { outcome, requests } = await collect(known, { '261': { status: 304 } });
    expect(requests[0]?.validators).toEqual({ etag: '"1"' });
    expect(outcome).toEqual({ status: 'unchanged', cursor: known });
    const before = await collect({ version: '25.1' }, { '261': zip(ANNUAL_ROWS) });
    expect(before.outcome).toMatchObject({ status: 'read', cursor: { version: '26.1' } });
  });

  it.each([
    ['another file inside', { '261': zip(ANNUAL_ROWS, 'readme.txt') }],
    ['no archive', { '261': { status: 200, body: '<html></html>' } }],
    ['no event of its year', { '261': zip(ANNUAL_ROWS.slice(2)) }],
    ['a server error', { '261': { status: 500 } }],
    ['nothing published', {}],
    ['a 304 that nobody asked for', { '261': { status: 304 } }],
  ])('with %s is a failure that keeps the cursor', async (_, published) => {
    const cursor = { version: '25.0' };
    expect((await collect(cursor, published)).outcome).toMatchObject({ status: 'failed', cursor });
  });

  it('fills a span of at most two years, by whole months, and leaves the cursor alone', async () => {
    const span = { from: Date.UTC(2019, 4, 15), to: Date.UTC(2019, 5, 2) };
    const { outcome } = await collect({ version: '26.1' }, { '261': zip(ANNUAL_ROWS) }, span);
    expect(outcome).toMatchObject({
      status: 'read',
      observations: [{ recordId: '13' }, { recordId: '26.1:2019-05' }, { recordId: '26.1:2019-06', value: 0 }],
      cursor: { version: '26.1' },
    });
    const tooLong = await collect(null, {}, { from: 0, to: 800 * 86_400_000 });
    expect([tooLong.outcome.status, tooLong.asked.length]).toEqual(['failed', 0]);
  });
});
