import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_LIMITS } from '../../src/contract/conventions/plans.ts';
import type { AccessEntry } from '../../src/gateway/access-entry.ts';
import type { Answer } from '../../src/gateway/exchange.ts';
import { HeaderLines } from '../../src/gateway/header-lines.ts';
import type { RateLimiter } from '../../src/ports/rate-limiter.ts';
import { createMemoryLimiter } from '../../src/stores/counters/memory-limiter.ts';
import {
  BATCH,
  createWorld,
  FakeIdentityStore,
  headerOf,
  JSON_TYPE,
  NOW,
  type Sent,
  SNAPSHOT,
  storedMena,
  type World,
} from './world.ts';

/** Few enough that a run of requests meets the limit. */
const LIMITS = {
  ...DEFAULT_LIMITS,
  plans: DEFAULT_LIMITS.plans.map((plan) => ({ ...plan, requestsPerMinute: 25 })),
};
const ORIGIN = 'https://desk.example';

const OPERATIONS = [
  { path: `${SNAPSHOT}?region_id=mena` },
  { path: `${SNAPSHOT}?region_id=mena&jmespath=snapshot.regionId` },
  { path: `${SNAPSHOT}?region_id=latam` },
  { path: '/api/version' },
];
const batchOf = (...headers: readonly (readonly [string, string])[]) => ({
  method: 'POST',
  target: BATCH,
  headers: [JSON_TYPE, ...headers],
  body: JSON.stringify({ operations: OPERATIONS }),
});

const REQUESTS: readonly Sent[] = [
  { target: `${SNAPSHOT}?region_id=mena` },
  { target: `${SNAPSHOT}?region_id=mena`, headers: [['Accept-Encoding', 'br']] },
  { target: `${SNAPSHOT}?region_id=mena`, headers: [['If-None-Match', '*']] },
  { target: `${SNAPSHOT}?region_id=mena`, headers: [['Origin', ORIGIN]] },
  { target: `${SNAPSHOT}?region_id=mena`, headers: [['traceparent', `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`]] },
  { target: `${SNAPSHOT}?region_id=mena&jmespath=snapshot.regionId` },
  { target: `${SNAPSHOT}?region_id=latam` },
  { target: '/api/version' },
  { target: '/api/bootstrap' },
  batchOf(),
  batchOf(['traceparent', `00-${'c'.repeat(32)}-${'d'.repeat(16)}-01`]),
];

type Event =
  | { readonly kind: 'send'; readonly request: number; readonly caller: 'one' | 'other' | 'anonymous' }
  | { readonly kind: 'wait'; readonly ms: number }
  | { readonly kind: 'revoke' | 'lapse' | 'store' | 'down' | 'up' };

const event: fc.Arbitrary<Event> = fc.oneof(
  {
    weight: 20,
    arbitrary: fc.record({
      kind: fc.constant('send' as const),
      request: fc.nat(REQUESTS.length - 1),
      caller: fc.constantFrom('one' as const, 'one' as const, 'other' as const, 'anonymous' as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), ms: fc.constantFrom(1, 900, 2_500, 61_000) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('revoke', 'lapse', 'store', 'down', 'up') }) },
);

describe('an equal request', () => {
  it('is answered, counted and logged exactly as if it came for the first time', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(event, { minLength: 30, maxLength: 150 }), async (events) => {
        const plain = await place(false);
        const kept = await place(true);
        for (const happening of events) {
          const [expected, answer] = [await plain.run(happening), await kept.run(happening)];
          await settled();
          expect(visible(answer)).toEqual(visible(expected));
        }
        expect(kept.entries).toEqual(plain.entries);
      }),
      { numRuns: 60 },
    );
  });

  it('holds its limit while the shared counters are away, and says so as long as they are', async () => {
    const clock = { now: () => NOW };
    const [local, answering] = [createMemoryLimiter({ clock }), createMemoryLimiter({ clock })];
    let isAway = false;
    const shared: RateLimiter = {
      take: async (windows, units) => (isAway ? { status: 'unavailable' } : answering.take(windows, units)),
      giveBack: async () => undefined,
    };
    const plans = DEFAULT_LIMITS.plans.map((plan) => ({ ...plan, requestsPerMinute: 2 }));
    const world = createWorld({ gateway: { counters: { local, shared }, limits: { ...DEFAULT_LIMITS, plans } } });
    const key = await world.newKey('acme', 'pro_monthly');
    const seen = [];
    for (const away of [false, true, true, true, false, false]) {
      isAway = away;
      const answer = await world.send({ target: `${SNAPSHOT}?region_id=mena`, key });
      const header = (name: string) => headerOf(answer, name);
      seen.push([answer.status, header('X-RateLimit-Remaining'), header('X-RateLimit-Mode')]);
    }
    expect(seen).toEqual([
      [200, '1', undefined],
      [200, '1', 'degraded'],
      [200, '0', 'degraded'],
      [429, '0', 'degraded'],
      [200, '0', undefined],
      [429, '0', undefined],
    ]);
  });

  it('gets a 500 when the handler breaks', async () => {
    let isBroken = false;
    const world = createWorld({
      handlers: {
        snapshots: {
          latest: () => {
            if (isBroken) throw new Error('broken');
            return { status: 'current', snapshot: { ...storedMena, contentHash: 'c' } };
          },
        },
      },
    });
    const key = await world.newKey('acme', 'pro_monthly');
    const send = () => world.send({ target: `${SNAPSHOT}?region_id=mena`, key });
    expect((await send()).status).toBe(200);
    isBroken = true;
    expect((await send()).status).toBe(500);
    expect(world.errors).toHaveLength(1);
  });
});

/** A service with two callers. @param isEqual whether equal requests are equal to the last byte and share their header lines */
async function place(isEqual: boolean) {
  const store = new FakeIdentityStore();
  const entries: Omit<AccessEntry, 'durationMs' | 'credentialId' | 'spanId'>[] = [];
  const world = createWorld({
    identity: { store },
    gateway: {
      limits: LIMITS,
      allowedOrigins: [ORIGIN],
      onAnswer: ({ durationMs: _, credentialId: __, spanId: ___, ...entry }) => entries.push(entry),
    },
  });
  const keys = { one: await world.newKey('acme', 'pro_monthly'), other: await world.newKey('beta', 'pro_monthly') };
  const lines = new Map<string, HeaderLines>();
  let sentCount = 0;
  let stored = 0;
  return { entries, run };

  async function run(happening: Event): Promise<Answer | undefined> {
    switch (happening.kind) {
      case 'send':
        return send(happening.request, happening.caller);
      case 'wait':
        world.clock.time += happening.ms;
        return undefined;
      case 'store':
        stored += 1;
        storeAnother(world, stored);
        return undefined;
      case 'revoke':
        for (const [id, key] of store.keys)
          if (key.accountId === 'acme') store.keys.set(id, { ...key, revokedAt: world.clock.time });
        return undefined;
      case 'lapse':
        await store.putSubscription({ accountId: 'beta', planKey: 'pro_monthly', status: 'lapsed' });
        return undefined;
      case 'down':
      case 'up':
        world.snapshots.isDown = happening.kind === 'down';
        return undefined;
    }
  }

  function send(index: number, caller: 'one' | 'other' | 'anonymous'): Promise<Answer> {
    const request = REQUESTS[index] ?? { target: '/' };
    const key = caller === 'anonymous' ? {} : { key: keys[caller] };
    if (isEqual) return world.send({ ...request, ...key, lines: linesOf(request, key) });
    // Unknown parameters and white space mean nothing, and no cache has seen these.
    sentCount += 1;
    const target = `${request.target}${request.target.includes('?') ? '&' : '?'}n=${sentCount}`;
    const body = typeof request.body === 'string' ? { body: request.body + ' '.repeat(sentCount) } : {};
    return world.send({ ...request, ...key, ...body, target });
  }

  function linesOf({ headers = [], body }: Sent, { key = '' }: { readonly key?: string }): HeaderLines {
    const pairs: (readonly [string, string])[] = [...headers];
    if (typeof body === 'string') pairs.push(['Content-Length', String(body.length)]);
    if (key !== '') pairs.push(['X-Service-Key', key]);
    const known = lines.get(JSON.stringify(pairs)) ?? new HeaderLines(pairs);
    lines.set(JSON.stringify(pairs), known);
    return known;
  }
}

function storeAnother(world: World, count: number): void {
  const snapshotId = `snap_${count}`;
  const body = Buffer.from(JSON.stringify({ snapshot: { regionId: 'mena', count } }));
  world.snapshots.latest.set('mena', { ...storedMena, snapshotId, body, generatedAt: storedMena.generatedAt + count });
}

/** Store reads behind a request have ended: a turn more or less of waiting must make no difference. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

const visible = (answer: Answer | undefined) =>
  answer === undefined
    ? undefined
    : { status: answer.status, headers: answer.headers.map(steady), body: Buffer.concat(answer.pieces).toString() };

/** A span of ours is new every time. */
const steady = ([name, value]: readonly [string, string]) =>
  name === 'Traceresponse' ? [name, value.slice(0, 35)] : [name, value];
