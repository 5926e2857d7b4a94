import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { FeedCard } from '../../src/ports/feed.ts';
import type { FeedState } from '../../src/ports/feed-state-store.ts';
import { REGION_IDS } from '../../src/reference/regions.ts';
import { immediateTimer } from '../kit/fake-clock.ts';
import { bodyOf, bodyText, createWorld, headerOf, JSON_TYPE, NOW, type Sent, storedMena, type World } from './world.ts';

type Who = 'anonymous' | 'free' | 'pro' | 'operator';
const EVERYONE: readonly Who[] = ['anonymous', 'free', 'pro', 'operator'];

const HOUR = 3_600_000;
const card: FeedCard = {
  id: 'hand-made',
  title: 'Hand-made',
  source: 'Hand-made',
  url: 'https://feed.example',
  licence: 'none',
  attribution: 'none',
  mayHandOn: 'records',
  metrics: [],
  cadenceMs: HOUR,
  publicationLagMs: 0,
  maxAgeMs: 24 * HOUR,
  expectedRecords: [0, 1],
};
const state: FeedState = {
  feedId: 'hand-made',
  cursor: null,
  consecutiveFailures: 0,
  lastAttemptAt: NOW - 1_000,
  lastSuccessAt: NOW - 2_000,
  newestContentAt: NOW - 3_000,
};

let world: World;
let keys: Readonly<Record<Who, string | undefined>>;

beforeAll(async () => {
  world = createWorld({ handlers: { feeds: [card], feedStates: { readAll: async () => [state] } } });
  keys = {
    anonymous: undefined,
    free: await world.newKey('poor', 'free'),
    pro: await world.newKey('acme', 'pro_monthly'),
    operator: await world.newKey('ops', 'free', ['operator']),
  };
});

const as = (who: Who, sent: Sent) => {
  const key = keys[who];
  return world.send(key === undefined ? sent : { ...sent, key });
};
const purge = {
  method: 'POST',
  target: '/api/cache-purge',
  headers: [JSON_TYPE],
  body: '{"regions":["mena"]}',
} as const;

/** CONTRACT.md §11, line by line: the request and its status without a key, with any key, a Pro key, an operator key. */
const TABLE: readonly (readonly [sent: Sent, statuses: readonly [number, number, number, number]])[] = [
  [{ target: '/api/health' }, [200, 200, 200, 200]],
  [{ target: '/livez' }, [200, 200, 200, 200]],
  [{ target: '/readyz' }, [200, 200, 200, 200]],
  [{ target: '/api/version' }, [200, 200, 200, 200]],
  [{ target: '/api/bootstrap' }, [401, 200, 200, 200]],
  [{ target: '/api/me' }, [401, 200, 200, 200]],
  [purge, [401, 403, 403, 200]],
  [{ target: '/metrics' }, [401, 403, 403, 200]],
  [{ target: '/openapi.json' }, [200, 200, 200, 200]],
  [{ target: '/openapi.yaml' }, [200, 200, 200, 200]],
  [{ target: '/docs' }, [200, 200, 200, 200]],
];

describe('who may ask', () => {
  it.each(TABLE)('%j', async (sent, statuses) => {
    const got = await Promise.all(EVERYONE.map(async (who) => (await as(who, sent)).status));
    expect(got).toEqual(statuses);
  });

  it('is the same for HEAD, and every GET has one', async () => {
    for (const [sent, statuses] of TABLE.filter(([{ method = 'GET' }]) => method === 'GET')) {
      const heads = await Promise.all(EVERYONE.map((who) => as(who, { ...sent, method: 'HEAD' })));
      expect([sent.target, heads.map(({ status }) => status)]).toEqual([sent.target, statuses]);
      expect(heads.flatMap(({ pieces }) => pieces)).toEqual([]);
    }
  });

  it('does not change with a trailing slash, and nothing else is one of them', async () => {
    for (const [sent, [, , , status]] of TABLE) {
      expect((await as('operator', { ...sent, target: `${sent.target}/` })).status).toBe(status);
      for (const target of [
        `${sent.target}//`,
        `${sent.target}%2f`,
        `/api/v1${sent.target}`,
        sent.target.toUpperCase(),
      ])
        expect([target, (await as('operator', { ...sent, target })).status]).toEqual([target, 404]);
    }
  });
});

const members = (value: unknown): readonly string[] => Object.keys(Object(value));

describe('GET /api/health', () => {
  it('gives every caller status, instant and counts, and problems only when there are some', async () => {
    const health = Object(bodyOf(await world.send({ target: '/api/health' })));
    expect(members(health)).toEqual(['status', 'checkedAt', 'world', 'summary', 'problems']);
    expect(health.checkedAt).toBe(NOW);
    expect(members(health.summary)).toEqual(['total', 'ok', 'warn', 'crit']);
    const { total, ok, warn, crit } = health.summary;
    expect([total, ok + warn + crit]).toEqual([10, 10]);
    const well = createWorld();
    for (const regionId of REGION_IDS) well.snapshots.latest.set(regionId, { ...storedMena, regionId });
    well.clock.time = storedMena.generatedAt;
    expect(members(bodyOf(await well.send({ target: '/api/health' })))).toEqual([
      'status',
      'checkedAt',
      'world',
      'summary',
    ]);
  });

  it('gives an operator both instants of every feed and every region', async () => {
    const { checks } = Object(bodyOf(await as('operator', { target: '/api/health' })));
    expect(checks).toHaveLength(2 + REGION_IDS.length);
    expect(checks[0]).toMatchObject({ check: 'feed:hand-made', lastRunAt: NOW - 1_000, contentAt: NOW - 3_000 });
    expect(checks.find(({ check }: { check: string }) => check === 'region:mena')).toMatchObject({
      lastRunAt: storedMena.generatedAt,
      contentAt: storedMena.generatedAt,
    });
    for (const who of ['anonymous', 'free', 'pro'] as const)
      expect(members(bodyOf(await as(who, { target: '/api/health' })))).not.toContain('checks');
  });

  it('looks once a second, however many ask, and says 304 to who knows what was found', async () => {
    let lookCount = 0;
    const feedStates = {
      readAll: async () => {
        lookCount += 1;
        return [state];
      },
    };
    const watched = createWorld({ handlers: { feeds: [card], feedStates } });
    const ask = (headers: Sent['headers'] = []) => watched.send({ target: '/api/health', headers });
    const [one] = await Promise.all([ask(), ask()]);
    const again = await ask([['If-None-Match', headerOf(one, 'ETag') ?? '']]);
    expect([one.status, again.status, lookCount]).toEqual([200, 304, 1]);
    watched.clock.time += 1_000;
    expect([Object(bodyOf(await ask())).checkedAt, lookCount]).toEqual([watched.clock.time, 2]);
  });

  it('answers about a store that does not', async () => {
    const silent = createWorld({
      handlers: {
        feeds: [card],
        feedStates: { readAll: () => new Promise(() => undefined) },
        setTimer: immediateTimer,
      },
    });
    const { status, problems } = Object(bodyOf(await silent.send({ target: '/api/health' })));
    expect(status).toBe('crit');
    expect(problems).toContainEqual({ check: 'store', status: 'crit', reasons: ['unreadable'] });
  });
});

describe('GET /livez and /readyz', () => {
  it.each<[string, () => Promise<boolean>, number]>([
    ['current', async () => true, 200],
    ['not migrated', async () => false, 503],
    ['away', () => Promise.reject(new Error('down')), 503],
  ])('with a store that is %s', async (_, ready, status) => {
    const one = createWorld({ handlers: { ready } });
    expect((await one.send({ target: '/readyz' })).status).toBe(status);
    const alive = await one.send({ target: '/livez' });
    expect([alive.status, bodyOf(alive)]).toEqual([200, { status: 'ok' }]);
  });

  it('are not ready while the store is unresponsive, and answer in time', async () => {
    const silent = createWorld({ handlers: { ready: () => new Promise(() => undefined), setTimer: immediateTimer } });
    const answer = await silent.send({ target: '/readyz' });
    expect([answer.status, headerOf(answer, 'X-Error-Code'), headerOf(answer, 'Retry-After')]).toEqual([
      503,
      'store_unavailable',
      '2',
    ]);
  });

  it('are ready however stale the data are', async () => {
    const old = createWorld();
    old.clock.time += 365 * 24 * HOUR;
    expect(Object(bodyOf(await old.send({ target: '/api/health' }))).status).toBe('crit');
    expect((await old.send({ target: '/readyz' })).status).toBe(200);
    const empty = createWorld();
    empty.snapshots.latest.clear();
    expect((await empty.send({ target: '/readyz' })).status).toBe(200);
  });
});

describe('GET /api/version', () => {
  it('names program, build, start and the three versions of a snapshot', async () => {
    const version = bodyOf(await world.send({ target: '/api/version' }));
    expect(members(version)).toEqual([
      'version',
      'commit',
      'startedAt',
      'modelVersion',
      'scoringVersion',
      'geographyVersion',
      'world',
    ]);
    expect(Object(version).startedAt).toBe(NOW);
  });
});

describe('GET /api/bootstrap', () => {
  it('has regions, catalogue and snapshots, and names what is missing', async () => {
    const body = Object(bodyOf(await as('free', { target: '/api/bootstrap' })));
    expect(members(body)).toEqual(['data', 'missing', 'world']);
    expect(members(body.data)).toEqual(['regions', 'catalog', 'services', 'snapshots']);
    expect(body.data.regions.map(({ id }: { id: string }) => id)).toEqual(REGION_IDS);
    expect(body.missing).toEqual(REGION_IDS.filter((id) => id !== 'mena').map((id) => `snapshots.${id}`));
  });
});

describe('GET /api/bootstrap without the store', () => {
  it('says what it can, and names every snapshot as missing', async () => {
    const away = createWorld();
    const key = await away.newKey('poor', 'free');
    await away.send({ target: '/api/version', key });
    away.snapshots.isDown = true;
    const answer = await away.send({ target: '/api/bootstrap', key });
    const { data, missing } = Object(bodyOf(answer));
    expect([answer.status, data.regions.length, data.snapshots]).toEqual([200, REGION_IDS.length, []]);
    expect(missing).toEqual(REGION_IDS.map((id) => `snapshots.${id}`));
  });
});

describe('POST /api/cache-purge', () => {
  it('answers the three members and is in the audit log', async () => {
    const before = world.audit.all.length;
    expect(members(bodyOf(await as('operator', purge)))).toEqual(['matched', 'purged', 'dryRun', 'world']);
    expect(world.audit.all.length).toBe(before + 1);
  });
});

describe('the documents', () => {
  it('are OpenAPI 3.1 of every endpoint, the same in both notations, and a page', async () => {
    const json = await world.send({ target: '/openapi.json' });
    const bundle = Object(bodyOf(json));
    expect(bundle.openapi).toBe('3.1.0');
    for (const [{ target }] of TABLE) expect(members(bundle.paths)).toContain(target);
    const yaml = bodyText(await world.send({ target: '/openapi.yaml' }));
    expect(parse(yaml)).toEqual(bundle);
    for (const who of EVERYONE) expect(bodyText(await as(who, { target: '/openapi.json' }))).toBe(bodyText(json));
  });

  it('say 304 to who has them', async () => {
    for (const target of ['/openapi.json', '/openapi.yaml', '/docs']) {
      const tag = headerOf(await world.send({ target }), 'ETag') ?? '';
      const again = await world.send({ target, headers: [['If-None-Match', tag]] });
      expect([target, again.status]).toEqual([target, 304]);
    }
  });
});
