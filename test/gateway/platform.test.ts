import { beforeAll, describe, expect, it } from 'vitest';
import { CATALOGUE } from '../../src/contract/catalogue.ts';
import { FEED_CARDS } from '../../src/feeds/registry.ts';
import { bodyOf, bodyText, createWorld, headerOf, NOW, storedMena, type World } from './world.ts';

let world: World;
let operator: string;
let free: string;

beforeAll(async () => {
  world = createWorld({
    handlers: { feedStates: { readAll: () => Promise.reject(new Error('down')) }, ready: () => Promise.reject('down') },
  });
  operator = await world.newKey('ops', 'enterprise', ['operator']);
  free = await world.newKey('poor', 'free');
});

describe('platform endpoints', () => {
  it('report a problem to every caller and its details to an operator only', async () => {
    const everyone = Object(bodyOf(await world.send({ target: '/api/health' })));
    expect(everyone).toMatchObject({ status: 'crit', summary: { total: 10, ok: 2, warn: 0, crit: 8 } });
    expect(everyone.problems).toContainEqual({ check: 'store', status: 'crit', reasons: ['unreadable'] });
    expect(everyone.checks).toBeUndefined();
    expect(Object(bodyOf(await world.send({ target: '/api/health', key: free }))).checks).toBeUndefined();
    expect(Object(bodyOf(await world.send({ target: '/api/health', key: operator }))).checks).toHaveLength(10);
  });

  it('are alive without being ready', async () => {
    expect((await world.send({ target: '/livez' })).status).toBe(200);
    const ready = await world.send({ target: '/readyz' });
    expect([ready.status, headerOf(ready, 'X-Error-Code')]).toEqual([503, 'store_unavailable']);
  });

  it('start a client in one request without giving away what is gated', async () => {
    const { data, missing } = Object(bodyOf(await world.send({ target: '/api/bootstrap', key: free })));
    expect(data.regions).toHaveLength(8);
    expect(data.catalog.map(({ operationId }: { operationId: string }) => operationId)).toEqual(
      Object.values(CATALOGUE).map(({ operationId }) => operationId),
    );
    const { regionId, snapshotId, generatedAt, validUntil } = storedMena;
    expect(data.snapshots).toEqual([{ regionId, snapshotId, generatedAt, validUntil }]);
    expect(missing).toHaveLength(8);
    expect([data.services, missing.at(-1)]).toEqual([[], 'services']);
  });

  it('report to an operator when a feed ran, the age of its content, its failure and the end of its back-off', async () => {
    const [card] = FEED_CARDS;
    if (card === undefined) throw new Error('no feed');
    const state = {
      feedId: card.id,
      cursor: null,
      lastAttemptAt: NOW - 60_000,
      lastSuccessAt: NOW - 1_800_000,
      newestContentAt: NOW - 7_200_000,
      consecutiveFailures: 5,
      lastProblem: 'manifest: answered 500',
      retryAt: NOW + 1,
      pausedUntil: NOW + 900_000,
    };
    const paused = createWorld({ handlers: { feeds: [card], feedStates: { readAll: async () => [state] } } });
    const key = await paused.newKey('ops', 'enterprise', ['operator']);
    const { checks } = Object(bodyOf(await paused.send({ target: '/api/health', key })));
    expect(checks).toContainEqual({
      check: `feed:${card.id}`,
      status: 'warn',
      reasons: ['run_failing', 'circuit_open', 'content_stale'],
      lastRunAt: state.lastAttemptAt,
      lastSuccessAt: state.lastSuccessAt,
      contentAt: state.newestContentAt,
      detail: state.lastProblem,
      failuresInARow: 5,
      waitingUntil: state.pausedUntil,
      circuit: 'open',
    });
  });

  it('list the sources and licences of the data for every caller, as data and as a table of the documentation', async () => {
    const answer = await world.send({ target: '/api/attribution' });
    const { sources } = Object(bodyOf(answer));
    expect(sources).toHaveLength(FEED_CARDS.length);
    const page = bodyText(await world.send({ target: '/docs' }))
      .replaceAll('&amp;', '&')
      .replaceAll('&#39;', "'");
    for (const [i, card] of FEED_CARDS.entries()) {
      const { id, source, title, url, licence, attribution, mayHandOn } = card;
      const needsKey = card.needsKeys !== undefined;
      expect(sources[i]).toEqual({
        id,
        source,
        title,
        url,
        licence,
        attribution,
        redistribute: mayHandOn === 'records',
        needsKey,
      });
      for (const text of [title, url, licence, attribution]) expect(page).toContain(text);
    }
  });

  it('serve documents that a page of the same server may show and nothing may frame', async () => {
    const page = await world.send({ target: '/docs' });
    expect(headerOf(page, 'Content-Type')).toBe('text/html; charset=utf-8');
    expect(headerOf(page, 'Content-Security-Policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[A-Za-z0-9+/]{43}='; .*frame-ancestors 'none'$/,
    );
    const scripted = createWorld({ handlers: { documentationScript: '/console/a.js' } });
    const withScript = await scripted.send({ target: '/docs' });
    expect(headerOf(withScript, 'Content-Security-Policy')).toMatch(
      /^default-src 'none'; .*; script-src 'self'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'$/,
    );
    expect(bodyText(withScript).match(/<script[^>]*>/g)).toEqual(['<script type="module" src="/console/a.js">']);
    const yaml = await world.send({ target: '/openapi.yaml' });
    expect(headerOf(yaml, 'Content-Type')).toBe('application/yaml');
  });
});
