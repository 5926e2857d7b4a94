import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { WORLDS_PATIENCE, worldCount } from '../../test/kit/world-count.ts';
import { isMetricId } from '../assessment/metrics.ts';
import { FEED_KEY_NAMES, type Feed, type FeedCard, type FeedOutcome } from '../ports/feed.ts';
import { createFetcher } from './create-fetcher.ts';
import { type Answer, NOW } from './fakes/fake-upstream.ts';
import type { FetchBytes } from './fetch-bytes.ts';
import { UNPACED } from './http/host-rules.ts';
import { createFeeds, FEED_CARDS } from './registry.ts';
import { startFaultServer } from './test-kit/fault-server.ts';
import { HEALTHY } from './test-kit/healthy.ts';
import { scriptedFetch } from './test-kit/scripted-fetch.ts';

/** What every registered feed must do, whatever its upstream. */

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

const signal = new AbortController().signal;
const REQUEST = { cursor: null, now: NOW, signal };

/** All feeds, those that need a key included. */
const withEveryKey = (fetchBytes: FetchBytes): readonly Feed[] =>
  createFeeds(fetchBytes, Object.fromEntries(FEED_KEY_NAMES.map((name) => [name, 'hand-made'])));

function feedNamed(feeds: readonly Feed[], id: string): Feed {
  const feed = feeds.find(({ card }) => card.id === id);
  if (feed === undefined) throw new Error(`no feed ${id}`);
  return feed;
}

/** A fault ends a request this early, so that a server that hangs fails soon; a healthy one may be slow. */
const FAULT_TIMEOUT_MS = 150;
const HEALTHY_TIMEOUT_MS = 60_000;

/** Collects through the real fetcher from a loopback server; every request may take `timeoutMs`. */
async function collectFrom(
  id: string,
  serve: (url: URL, response: ServerResponse) => void,
  timeoutMs = HEALTHY_TIMEOUT_MS,
): Promise<FeedOutcome> {
  const server = await startFaultServer(serve);
  const clock = { now: () => NOW };
  const fetcher = createFetcher({
    feedsProxy: server.origin,
    userAgent: 'test/1',
    clock,
    random: () => 0,
    hostRules: UNPACED,
  });
  open.push(fetcher.close, server.close);
  const feeds = withEveryKey((request) => fetcher.fetchBytes({ ...request, timeoutMs }));
  return feedNamed(feeds, id).collect(REQUEST);
}

function send(response: ServerResponse, { status, contentType, body }: Answer): void {
  response.writeHead(status, contentType === undefined ? {} : { 'content-type': contentType }).end(body);
}

/** The healthy answer, damaged. */
function damaged(url: URL, change: (text: string) => string): Answer {
  const answer = HEALTHY(url);
  return { ...answer, body: change(typeof answer.body === 'string' ? answer.body : '') };
}

const FAULTS: Readonly<Record<string, (url: URL, response: ServerResponse) => void>> = {
  'an HTML page': (_, response) => send(response, { status: 200, contentType: 'text/html', body: '<html></html>' }),
  'an HTML page under the expected type': (url, response) =>
    send(response, { ...HEALTHY(url), body: '<!doctype html><html></html>' }),
  'an empty body': (url, response) => send(response, { ...HEALTHY(url), status: 200, body: '' }),
  'a byte order mark alone': (url, response) => send(response, { ...HEALTHY(url), status: 200, body: '\ufeff' }),
  'a body cut short': (url, response) => {
    const { contentType } = HEALTHY(url);
    response.writeHead(200, {
      ...(contentType === undefined ? {} : { 'content-type': contentType }),
      'content-length': '900',
    });
    response.write('0');
    setImmediate(() => response.destroy());
  },
  'renamed fields': (url, response) => send(response, damaged(url, renamed)),
  'an envelope one level deeper': (url, response) =>
    send(
      response,
      damaged(url, (text) => `{"data":${text}}`),
    ),
  'a gzip bomb': (url, response) => {
    const { contentType } = HEALTHY(url);
    response.writeHead(200, {
      ...(contentType === undefined ? {} : { 'content-type': contentType }),
      'content-encoding': 'gzip',
    });
    response.end(BOMB);
  },
  'a server error': (_, response) => send(response, { status: 500, body: 'error' }),
  'a 404': (_, response) => send(response, { status: 404, body: 'gone' }),
  'a 410': (_, response) => send(response, { status: 410, body: 'gone' }),
  'a sudden login': (_, response) => send(response, { status: 401, body: '{}' }),
  'a hang': () => undefined,
  'a drip': (url, response) => {
    const { contentType } = HEALTHY(url);
    response.writeHead(200, contentType === undefined ? {} : { 'content-type': contentType }).write(' ');
    const drip = setInterval(() => response.write(' '), 10);
    response.on('close', () => clearInterval(drip));
  },
  'a dropped connection': (_, response) => response.destroy(),
  'an unasked 304': (_, response) => send(response, { status: 304 }),
};
/** Every name of a field or an element changed; in a text without those, every word. */
function renamed(text: string): string {
  const start = text.replace(/^\ufeff/, '').trimStart();
  if (/^[[{]/.test(start)) return text.replaceAll(/"[^"\\]*"(?=\s*:)/g, '"x"');
  if (start.startsWith('<')) return text.replaceAll(/(<\/?)[A-Za-z][\w:.-]*/g, '$1x');
  return text.replaceAll(/[A-Za-z_]{2,}/g, 'x');
}
const BOMB = gzipSync(Buffer.alloc(48 * 1024 * 1024));

describe.each(FEED_CARDS.map((card) => [card.id, card] as const))('%s', WORLDS_PATIENCE, (id, card) => {
  it('declares itself completely', () => {
    for (const text of [card.id, card.title, card.source, card.licence, card.attribution])
      expect(text.trim()).not.toBe('');
    expect(id).toMatch(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/);
    expect(new URL(card.url).protocol).toBe('https:');
    expect(metricsOf(card).length).toBeGreaterThan(0);
    expect(card.metrics.every(isMetricId)).toBe(true);
    for (const [metric, { unit, meaning, range }] of Object.entries(card.ownMetrics ?? {})) {
      expect(metric.startsWith(`${id}:`)).toBe(true);
      expect([unit.trim(), meaning.trim()]).not.toContain('');
      expect(range.upTo).toBeGreaterThan(range.above);
    }
    for (const durationMs of [card.cadenceMs, card.publicationLagMs, card.maxAgeMs, card.maxSpanMs ?? 1]) {
      expect(durationMs > 0 && Number.isInteger(durationMs)).toBe(true);
    }
    const [least, most] = card.expectedRecords;
    expect(least > 0 && most > least).toBe(true);
  });

  it('reads a healthy upstream, twice the same, and goes on from its cursor', async () => {
    const run = () => collectFrom(id, (url, response) => send(response, HEALTHY(url)));
    const outcome = await run();
    expect(outcome.status).toBe('read');
    expect(await run()).toEqual(outcome);
    expect(JSON.parse(JSON.stringify(outcome.cursor))).toEqual(outcome.cursor);
    expectSound(outcome, card);
  });

  it.each(Object.entries(FAULTS))('fails with a reason on %s', async (_, fault) => {
    const outcome = await collectFrom(id, fault, FAULT_TIMEOUT_MS);
    expect(outcome).toMatchObject({ status: 'failed', cursor: null });
    expect(outcome.status === 'failed' && outcome.reason).toMatch(/\w/);
    expect(outcome.status === 'failed' && outcome.reason).not.toContain('?');
  });

  it('passes on when it may be asked again', async () => {
    const outcome = await collectFrom(id, (_, response) => response.writeHead(429, { 'retry-after': '120' }).end());
    expect(outcome).toMatchObject({ status: 'failed', retryAt: NOW + 120_000 });
  });

  it('fails when its owner aborts', async () => {
    const owner = new AbortController();
    owner.abort();
    const fetcher = createFetcher({ userAgent: 'test/1', clock: { now: () => NOW }, random: () => 0 });
    open.push(fetcher.close);
    const feed = feedNamed(withEveryKey(fetcher.fetchBytes), id);
    expect((await feed.collect({ ...REQUEST, signal: owner.signal })).status).toBe('failed');
  });

  it('never throws and never turns damage into an empty read, whatever the upstream sends and the cursor holds', async () => {
    const damage = fc.record({ at: fc.nat(2_000), remove: fc.nat(60), insert: fc.string() });
    const body = fc.oneof(
      damage.map(
        ({ at, remove, insert }) =>
          (text: string) =>
            text.slice(0, at) + insert + text.slice(at + remove),
      ),
      fc.string().map((text) => () => text),
      fc.json().map((text) => () => text),
    );
    await fc.assert(
      fc.asyncProperty(body, fc.oneof(fc.constant(null), fc.jsonValue()), async (change, stored) => {
        const { fetchBytes } = scriptedFetch((url) => damaged(url, change));
        const cursor = JSON.parse(JSON.stringify(stored));
        const outcome = await feedNamed(withEveryKey(fetchBytes), id).collect({ ...REQUEST, cursor });
        if (outcome.status === 'failed') return outcome.reason !== '';
        expectSound(outcome, card);
        return outcome.status === 'unchanged' || outcome.observations.length > 0;
      }),
      // Portwatch pauses before it asks again for what came empty; a few runs cross that.
      { numRuns: id === 'portwatch-transits' ? 8 : Math.max(15, worldCount(300)) },
    );
  });
});

describe('the registry', () => {
  it('holds every feed once', () => {
    expect(new Set(FEED_CARDS.map(({ id }) => id)).size).toBe(FEED_CARDS.length);
    const { fetchBytes } = scriptedFetch(HEALTHY);
    expect(withEveryKey(fetchBytes).map(({ card }) => card)).toEqual(FEED_CARDS);
  });
});

function expectSound(outcome: FeedOutcome, card: FeedCard): void {
  if (outcome.status !== 'read') return;
  const keys = new Set<string>();
  for (const { metric, subject, recordId, value, observedAt, lineage, event, detail } of outcome.observations) {
    expect(metricsOf(card)).toContain(metric);
    const range = Object.entries(card.ownMetrics ?? {}).find(([id]) => id === metric)?.[1].range;
    expect(range === undefined || (value > range.above && value <= range.upTo)).toBe(true);
    expect(subject).toMatch(
      /^(country:[A-Z]{2}|chokepoint:[a-z_]+|theater:[a-z-]+|airport:[A-Z]{4}|fir:[A-Z]{4}|series:[a-z0-9-]+|world)$/,
    );
    expect(Number.isFinite(value)).toBe(true);
    expect(Number.isInteger(observedAt) && observedAt <= NOW + 3_600_000).toBe(true);
    for (const text of [recordId, lineage, event, ...Object.values(detail)]) {
      expect(text.trim()).not.toBe('');
      expect(text).not.toMatch(/[\p{C}<>]/u);
    }
    keys.add(`${metric} ${subject} ${recordId}`);
  }
  expect(keys.size).toBe(outcome.observations.length);
  // A list of what holds may be older than the newest day that it reports.
  expect(outcome.newestContentAt).toBeLessThanOrEqual(
    Math.max(...outcome.observations.map(({ observedAt }) => observedAt)),
  );
}

const metricsOf = ({ metrics, ownMetrics = {} }: FeedCard): readonly string[] => [
  ...metrics,
  ...Object.keys(ownMetrics),
];
