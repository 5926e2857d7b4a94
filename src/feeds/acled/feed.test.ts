import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json } from '../../reference/content-hash.ts';
import { type Answer, NOW } from '../fakes/fake-upstream.ts';
import { scriptedFetch } from '../test-kit/scripted-fetch.ts';
import { acledEvent, acledPage, fakeAcled } from './fake-upstream.ts';
import { createAcled } from './feed.ts';
import { acledCounts, parseAcledPage } from './parse.ts';

const signal = new AbortController().signal;
const KEYS = { ACLED_USERNAME: 'someone@a.example', ACLED_PASSWORD: 'hand made & secret' };
const page = (body: string): Answer => ({ status: 200, body });

/** Collects once; `pages` by number, and `token` for the token's answer. */
async function collect(
  cursor: Json,
  answers: Readonly<Record<string, Answer>> = {},
  span?: { from: number; to: number },
) {
  const { fetchBytes, requests } = scriptedFetch((url) => {
    const key = url.pathname.endsWith('/token') ? 'token' : (url.searchParams.get('page') ?? '');
    return answers[key] ?? fakeAcled()(url) ?? { status: 404 };
  });
  const request = { cursor, now: NOW, signal, ...(span === undefined ? {} : { span }) };
  return { outcome: await createAcled(fetchBytes, KEYS).collect(request), requests };
}

const betweenOf = (url = '') => new URL(url).searchParams.get('event_date');

describe('a run', () => {
  it('asks for a token by POST, sends it as a header and keeps neither it nor the password', async () => {
    const { outcome, requests } = await collect(null);
    expect(requests[0]).toMatchObject({
      url: 'https://acleddata.com/oauth/token',
      post: {
        contentType: 'application/x-www-form-urlencoded',
        body: 'username=someone%40a.example&password=hand+made+%26+secret&grant_type=password&client_id=acled',
      },
    });
    expect(requests[1]?.headers).toEqual({ authorization: 'Bearer hand.made-token' });
    for (const { url } of requests) expect(url).not.toMatch(/secret|hand\.made|someone/);
    expect(JSON.stringify(outcome)).not.toMatch(/secret|hand\.made|someone/);
  });

  it('counts by country, day and kind, and the world by day', async () => {
    const { outcome } = await collect(null);
    expect(outcome).toMatchObject({ status: 'read', cursor: { newest: '2026-10-02' } });
    expect(outcome.status === 'read' && outcome.observations).toMatchObject([
      {
        metric: 'violence_events',
        subject: 'country:YE',
        recordId: '2026-10-02:Battles',
        value: 2,
        detail: { type: 'Battles' },
      },
      { metric: 'violence_deaths', subject: 'country:YE', value: 4, lineage: 'acled' },
      { metric: 'violence_events', subject: 'world', recordId: '2026-10-02', value: 2, detail: {} },
    ]);
  });

  it('reads the weeks before the newest day again, and a span on its own', async () => {
    const { requests } = await collect({ newest: '2026-10-02' });
    expect(betweenOf(requests[1]?.url)).toBe('2026-09-11|2026-10-14');
    const span = { from: Date.UTC(2026, 0, 1), to: Date.UTC(2026, 1, 1) };
    const past = await collect({ newest: '2026-10-02' }, {}, span);
    expect(betweenOf(past.requests[1]?.url)).toBe('2026-01-01|2026-01-31');
    expect(past.outcome.cursor).toEqual({ newest: '2026-10-02' });
    expect((await collect(null, {}, { from: 0, to: 93 * 86_400_000 })).requests).toEqual([]);
  });

  it('asks for pages until one is empty', async () => {
    const { requests } = await collect(null, { '2': page(acledPage(acledEvent(3))), '3': page(acledPage()) });
    expect(requests.slice(1).map(({ url }) => new URL(url).searchParams.get('page'))).toEqual(['1', '2', '3']);
  });

  it.each([
    ['no token', { token: page('{"error":"invalid_grant"}') }],
    ['a login page for a token', { token: page('<html></html>') }],
    ['a message for events', { '1': page('{"status":200,"message":"access_denied"}') }],
    ['a message beside events', { '1': page('{"success":false,"data":[],"error":"no access"}') }],
    ['nothing', { '1': page(acledPage()) }],
    ['nothing but rejected events', { '1': page(acledPage(acledEvent(1, { fatalities: 'many' }))) }],
    ['a failing second page', { '2': { status: 500 } }],
  ])('with %s is a failure', async (_, answers) => {
    expect((await collect(null, answers)).outcome).toMatchObject({ status: 'failed', cursor: null });
  });
});

describe('an event', () => {
  const refusedOf = (members: object) => {
    const parsed = parseAcledPage(
      new TextEncoder().encode(acledPage(acledEvent(1), acledEvent(2, { ...members }))),
      NOW,
    );
    return parsed.status === 'page' ? acledCounts(parsed.rows).rejectedByKind : {};
  };

  it.each([
    ['bad_id', { event_id_cnty: 'x y' }],
    ['undated', { event_date: '02 October 2026' }],
    ['future', { event_date: '2026-10-15' }],
    ['unknown_type', { event_type: 'Weather' }],
    ['bad_number', { fatalities: -1 }],
    ['bad_number', { fatalities: null }],
    ['unresolved_country', { iso: 0, country: 'Ruritania' }],
  ])('is rejected as %s with %j', (kind, members) => {
    expect(refusedOf(members)).toEqual({ [kind]: 1 });
  });

  it('leaves no text behind, whatever it says', () => {
    const loud = acledEvent(1, { notes: 'LOUD', source: 'LOUD', actor1: 'LOUD', location: 'LOUD', tags: 'LOUD' });
    const parsed = parseAcledPage(new TextEncoder().encode(acledPage(loud)), NOW);
    expect(JSON.stringify(parsed)).not.toContain('LOUD');
  });

  it('counts once though it stands on two pages, and order changes no count', () => {
    const events = fc.array(
      fc.record({
        id: fc.stringMatching(/^YEM\d$/),
        iso2: fc.constantFrom('YE', 'IR'),
        dayAt: fc.constantFrom(0, 86_400_000),
        type: fc.constant('Battles'),
        deaths: fc.nat(9),
      }),
    );
    const unique = events.map((all) => [...new Map(all.map((event) => [event.id, event])).values()]);
    const sorted = (rows: Parameters<typeof acledCounts>[0]) =>
      acledCounts(rows)
        .observations.map((o) => `${o.metric} ${o.subject} ${o.recordId} ${o.value}`)
        .sort();
    fc.assert(
      fc.property(unique, (all) => {
        expect(sorted([...all, ...[...all].reverse()])).toEqual(sorted(all));
        const { totalCount, keptCount, ignoredCount } = acledCounts([...all, ...all]);
        return totalCount === keptCount + ignoredCount && keptCount === all.length;
      }),
    );
  });

  it('of any content never throws', () => {
    fc.assert(
      fc.property(
        fc.jsonValue(),
        (value) => parseAcledPage(new TextEncoder().encode(JSON.stringify(value)), NOW).status !== undefined,
      ),
    );
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), (rows) => {
        const parsed = parseAcledPage(new TextEncoder().encode(acledPage(...rows)), NOW);
        return parsed.status === 'page' && parsed.rows.length === rows.length;
      }),
    );
  });
});
