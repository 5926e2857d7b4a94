import { describe, expect, it } from 'vitest';
import { type Answer, NOW } from '../fakes/fake-upstream.ts';
import { HEALTHY } from '../test-kit/healthy.ts';
import { scriptedFetch } from '../test-kit/scripted-fetch.ts';
import { delays, nasStatus } from './fake-upstream.ts';
import { createFaaNas } from './feed.ts';
import { parseDelays } from './parse.ts';

const signal = new AbortController().signal;

async function collect(answer: (url: URL) => Answer) {
  const { fetchBytes, requests } = scriptedFetch(answer);
  const outcome = await createFaaNas(fetchBytes).collect({ cursor: 'kept', now: NOW, signal });
  return { outcome, hosts: requests.map(({ url }) => new URL(url).host) };
}
const statusGone = (url: URL): Answer => (url.host === 'nasstatus.faa.gov' ? { status: 503 } : HEALTHY(url));

describe('the feed of airport notices', () => {
  it('asks one service while that one answers', async () => {
    expect((await collect(HEALTHY)).hosts).toEqual(['nasstatus.faa.gov']);
  });

  it('asks the other when the first fails, and tells why', async () => {
    const { outcome, hosts } = await collect(statusGone);
    expect(hosts).toEqual(['nasstatus.faa.gov', 'external-api.faa.gov']);
    expect(outcome).toMatchObject({
      status: 'read',
      problems: [{ kind: 'second_source', message: 'document: answered 503' }],
      newestContentAt: Date.UTC(2026, 9, 14, 12),
    });
  });

  it('gives the same record of the same delay, whichever service told it', async () => {
    const delayIn = async (answer: (url: URL) => Answer) => {
      const { outcome } = await collect(answer);
      return outcome.status === 'read' ? outcome.observations.find((one) => one.subject === 'airport:KBOS') : undefined;
    };
    const first = await delayIn(HEALTHY);
    expect(first).toMatchObject({ value: 65 });
    expect(await delayIn(statusGone)).toEqual(first);
  });

  it('fails when the first answers what cannot be read: the undated service does not hide it', async () => {
    for (const updated of ['', 'Thu Oct 14 12:03:31 2027 GMT']) {
      const body = nasStatus(undefined, updated);
      const answer = (url: URL): Answer => (url.host === 'nasstatus.faa.gov' ? { status: 200, body } : HEALTHY(url));
      const { outcome, hosts } = await collect(answer);
      expect([outcome.status, ...hosts]).toEqual(['failed', 'nasstatus.faa.gov']);
    }
  });

  it('believes the undated service for half a day without a change', async () => {
    const { fetchBytes } = scriptedFetch(statusGone);
    const feed = createFaaNas(fetchBytes);
    const { cursor } = await feed.collect({ cursor: null, now: NOW, signal });
    const later = (hours: number) => feed.collect({ cursor, now: NOW + hours * 3_600_000, signal });
    expect((await later(12)).status).toBe('read');
    expect(await later(13)).toMatchObject({ status: 'failed', reason: 'document: answered 503' });
  });

  it('fails when both fail, with what the first said', async () => {
    const answer = (url: URL): Answer => ({ status: url.host === 'nasstatus.faa.gov' ? 503 : 404 });
    expect((await collect(answer)).outcome).toEqual({
      status: 'failed',
      reason: 'document: answered 503',
      cursor: 'kept',
    });
  });
});

describe('the other service', () => {
  const parse = (value: unknown) => parseDelays(new TextEncoder().encode(JSON.stringify(value)), NOW);

  it('without a delay is read, and says zero', () => {
    const none = delays({ GroundDelays: { groundDelay: [] }, GroundStops: { groundStop: [] } });
    expect(parse(none)).toMatchObject({ totalCount: 0, observations: [{ value: 0 }, { value: 0 }, { value: 0 }] });
  });

  it.each([
    ['a lost list', delays({ Closures: undefined })],
    ['renamed fields', delays({ GroundDelays: { groundDelay: [] }, GroundStops: { groundStop: [{ arpt: 'EWR' }] } })],
    ['an error', { status: { code: 404 } }],
  ])('with %s is unreadable', (_, value) => {
    expect(parse(value).status).toBe('unreadable');
  });
});
