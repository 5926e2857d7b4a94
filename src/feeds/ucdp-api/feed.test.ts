import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json } from '../../reference/content-hash.ts';
import { type Answer, NOW } from '../fakes/fake-upstream.ts';
import { scriptedFetch } from '../test-kit/scripted-fetch.ts';
import { UCDP_HEADER, ucdpRow } from '../ucdp-candidate/fake-upstream.ts';
import { parseRelease } from '../ucdp-candidate/parse.ts';
import { apiEvent, apiPage } from './fake-upstream.ts';
import { createUcdpApi } from './feed.ts';
import { parsePage } from './parse.ts';

const signal = new AbortController().signal;
const page = (body: string): Answer => ({ status: 200, body });

/** Collects once; answers by version and page, such as `26.0.9 0`. */
async function collect(cursor: Json, published: Readonly<Record<string, Answer>>) {
  const { fetchBytes, requests } = scriptedFetch(
    (url) => published[`${url.pathname.split('/').at(-1)} ${url.searchParams.get('page')}`] ?? { status: 404 },
  );
  const feed = createUcdpApi(fetchBytes, { UCDP_API_TOKEN: 'hand-made token' });
  return { outcome: await feed.collect({ cursor, now: NOW, signal }), requests };
}

describe('a month by the interface', () => {
  it('is read page by page with the token in a header and in no address', async () => {
    const { outcome, requests } = await collect(null, {
      '26.0.9 0': page(apiPage([apiEvent(1)], 2, 2)),
      '26.0.9 1': page(apiPage([apiEvent(2)], 2, 2)),
    });
    expect(requests[0]?.headers).toEqual({ 'x-ucdp-access-token': 'hand-made token' });
    expect(requests.some(({ url }) => url.includes('hand-made'))).toBe(false);
    expect(outcome).toMatchObject({
      status: 'read',
      observations: [{ recordId: '1' }, { recordId: '2' }, { recordId: '26.0.9', value: 2 }],
      cursor: { releases: { '26.0.9': {} } },
    });
    expect(JSON.stringify(outcome)).not.toContain('hand-made token');
  });

  it('holds the events that the file holds, under the same ids', async () => {
    const { outcome } = await collect(null, { '26.0.9 0': page(apiPage([apiEvent(12)])) });
    const file = new TextEncoder().encode(`${UCDP_HEADER}\n${ucdpRow(12)}`);
    const parsed = parseRelease(file, { release: { year: 2026, month: 9 }, now: NOW });
    expect(outcome.status === 'read' && outcome.observations).toEqual(
      parsed.status === 'parsed' && parsed.observations,
    );
  });

  it.each([
    ['a page less', { '26.0.9 0': page(apiPage([apiEvent(1)], 2, 2)) }],
    ['fewer events than it says', { '26.0.9 0': page(apiPage([apiEvent(1)], 5, 1)) }],
    ['pages without end', { '26.0.9 0': page(apiPage([apiEvent(1)], 1, 9_999)) }],
    ['a renamed member', { '26.0.9 0': page(apiPage([{ ...apiEvent(1), best: undefined, deaths: 3 }])) }],
    ['one level more', { '26.0.9 0': page(`{"data":${apiPage([apiEvent(1)])}}`) }],
    ['a login', { '26.0.9 0': { status: 401 } }],
  ])('with %s is a failure', async (_, published) => {
    expect((await collect(null, published)).outcome).toMatchObject({ status: 'failed', cursor: null });
  });

  it('that is empty is not published yet', async () => {
    const answers = { '26.0.9 0': page(apiPage([])), '26.0.8 0': page(apiPage([apiEvent(1)])) };
    expect((await collect(null, answers)).outcome).toMatchObject({ cursor: { releases: { '26.0.8': {} } } });
  });

  it.each([
    ['undated', { date_end: null }],
    ['bad_number', { best: -1 }],
    ['unresolved_country', { country_id: 99_999, country: 'Ruritania' }],
    ['bad_id', { id: 'x' }],
    ['future', { date_end: '2026-10-15T00:00:00' }],
  ])('rejects as %s an event with %j', (kind, members) => {
    const parsed = parsePage(new TextEncoder().encode(apiPage([apiEvent(1), apiEvent(2, members)])), NOW);
    expect(parsed).toMatchObject({ rows: { keptCount: 1, rejectedByKind: { [kind]: 1 } } });
  });

  it('of any content never throws, and its rows add up', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), (events) => {
        const parsed = parsePage(new TextEncoder().encode(apiPage([...events, apiEvent(1)])), NOW);
        return parsed.status === 'page' && parsed.rows.totalCount === parsed.rows.keptCount + parsed.rows.rejectedCount;
      }),
    );
    fc.assert(fc.property(fc.uint8Array(), (bytes) => parsePage(bytes, NOW).status === 'unreadable'));
  });
});
