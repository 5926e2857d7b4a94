import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeClock, settle } from '../../../test/kit/fake-clock.ts';
import { type ExchangeChanges, keyCaller, stageExchange } from '../../../test/kit/stage-exchange.ts';
import { DEFAULT_LIMITS } from '../../contract/conventions/plans.ts';
import { createSealer } from '../../identity/sealer.ts';
import type { EntitlementVerdict } from '../../ports/credentials.ts';
import type { ClaimOutcome, ClaimResult, IdempotencyStore } from '../../ports/idempotency-store.ts';
import { createMemoryLimiter } from '../../stores/counters/memory-limiter.ts';
import type { Answer } from '../exchange.ts';
import { idempotencyStage, isReplayable } from './idempotency.ts';

const refused = { ran: undefined };
const executed = { ran: { reply: undefined } };
const answer = (status: number) => ({ status, headers: [], pieces: [] });

describe('an answer', () => {
  it('is kept when the request was executed and ended with 2xx, or with a 4xx that asking again does not change', () => {
    for (let status = 200; status < 600; status += 1) {
      const isFinal = status < 300 || (status >= 400 && status < 500);
      const mayChange = [401, 403, 408, 409, 413, 415, 429].includes(status);
      expect([status, isReplayable(executed, answer(status))]).toEqual([status, isFinal && !mayChange]);
      expect(isReplayable(refused, answer(status))).toBe(false);
    }
  });

  it('is not kept when it names broken rules, or says of itself that it may improve', () => {
    expect(isReplayable(executed, { ...answer(400), code: 'validation_failed' })).toBe(false);
    const reply = (mayImprove: boolean) => ({ kind: 'bytes', pieces: [], headers: [], mayImprove }) as const;
    expect(isReplayable({ ran: { reply: reply(true) } }, answer(200))).toBe(false);
    expect(isReplayable({ ran: { reply: reply(false) } }, answer(200))).toBe(true);
  });
});

type Calls = Parameters<IdempotencyStore['claim'] | IdempotencyStore['keep'] | IdempotencyStore['renew']>[0];
const ANSWER: Answer = { status: 200, headers: [['Content-Type', 'text/x']], pieces: [Buffer.from('So.')] };
const KEPT = { status: 'kept', answer: { status: 201, contentType: 'text/y', body: Buffer.from('Kept.') } } as const;
const never = new Promise<never>(() => undefined);
const DONE: ClaimOutcome = 'done';

/** The stage over a store that answers as given, and a request with the key `k`. */
function keyed(store: Partial<IdempotencyStore>, changes: ExchangeChanges = {}) {
  const time = fakeClock(59_000);
  const calls: [name: string, call: Calls | Parameters<IdempotencyStore['release']>[0]][] = [];
  const noted =
    <Call extends Calls, Ending>(name: string, answer: (call: Call) => Promise<Ending>) =>
    (call: Call) => {
      calls.push([name, call]);
      return answer(call);
    };
  const looked: string[] = [];
  const stage = idempotencyStage({
    sealer: createSealer(new Uint8Array(32)),
    idempotency: {
      claim: noted('claim', store.claim ?? (async () => ({ status: 'claimed' }))),
      renew: noted('renew', store.renew ?? (async () => DONE)),
      keep: noted('keep', store.keep ?? (async () => DONE)),
      release: async (claim) => {
        calls.push(['release', claim]);
        return store.release?.(claim) ?? 'done';
      },
    },
    setTimer: time.setTimer,
    entitlements: {
      entitlementOf: (accountId) => {
        looked.push(accountId);
        return { status: 'known', tier: 2, planKey: 'api_business' };
      },
    },
    counters: { local: createMemoryLimiter({ clock: time.clock }) },
    limits: { ...DEFAULT_LIMITS, anonymousRequestsPerMinute: 1 },
  });
  const state = { key: 'k', claim: undefined, deviation: undefined };
  const exchange = stageExchange({
    endpoint: { method: 'POST', path: '/api/do' },
    body: 'body',
    notes: { idempotency: state, ran: { reply: undefined } },
    ...changes,
  });
  const end = async (answer: Answer = ANSWER) => {
    for (const hook of exchange.notes.onResponse) await hook(answer);
  };
  const names = () => calls.map(([name]) => name);
  return { time, calls, looked, stage, exchange, end, names, notes: exchange.notes, run: () => stage.run(exchange) };
}
const pass = { kind: 'pass', added: {} };
const failure = (code: string, more: object = {}) => ({ kind: 'fail', failure: { code, ...more } });
const found = (result: ClaimResult) => ({ claim: async () => result });

describe('a request under a key', () => {
  it('claims the key for its caller, method, path and body', async () => {
    const own = keyed({}, { caller: keyCaller() });
    await own.run();
    const anonymous = keyed({});
    await anonymous.run();
    const digest = createHash('sha256').update('body').digest('hex');
    const claim = { key: 'k', owner: expect.any(String), fingerprint: `POST /api/do ${digest}`, leaseMs: 30_000 };
    expect(own.calls).toEqual([['claim', { ...claim, scope: 'account:acme' }]]);
    expect(anonymous.calls).toEqual([['claim', { ...claim, scope: 'address:192.0.2.1' }]]);
    const owners = [own, anonymous].map(({ calls }) => Object(calls[0]?.[1]).owner);
    expect(new Set(owners).size).toBe(2);
    expect(own.time.running).toBe(0);
  });

  it('runs without a claim where it has no key', async () => {
    const { calls, run } = keyed({}, { notes: {} });
    expect([await run(), calls]).toEqual([pass, []]);
  });

  it('keeps its answer for a day under its claim', async () => {
    const { run, end, calls, notes } = keyed({});
    expect(await run()).toEqual(pass);
    await end();
    const { scope, key, owner } = Object(calls[0]?.[1]);
    const answer = { status: 200, contentType: 'text/x', pieces: ANSWER.pieces };
    expect(calls.slice(1)).toEqual([['keep', { scope, key, owner, answer, keepMs: 86_400_000 }]]);
    expect(notes.idempotency).toEqual({ key: 'k', claim: 'claimed', deviation: undefined });
  });

  it.each([
    ['may get another answer', { ...ANSWER, status: 503 }],
    ['has an answer without a media type', { ...ANSWER, headers: [['X-Other', 'text/x'] as const] }],
  ])('frees the key where it %s, whether that succeeds or not', async (_, answer) => {
    for (const ending of ['done', 'unavailable'] as const) {
      const { run, end, calls, notes } = keyed({ release: async () => ending });
      await run();
      await end(answer);
      const { scope, key, owner } = Object(calls[0]?.[1]);
      expect(calls.slice(1)).toEqual([['release', { scope, key, owner }]]);
      expect(notes.idempotency?.deviation).toBeUndefined();
    }
  });

  it.each(['lost', 'unavailable'] as const)('says so when the answer could not be kept: %s', async (ending) => {
    const { run, end, notes } = keyed({ keep: async () => ending });
    await run();
    await end();
    expect(notes.idempotency?.deviation).toBe('unavailable');
  });

  it('waits five seconds until its answer is kept or its key is free', async () => {
    for (const [answer, deviation] of [
      [ANSWER, 'unavailable'],
      [{ ...ANSWER, status: 500 }, undefined],
    ] as const) {
      const { run, end, time, notes } = keyed({ keep: () => never, release: () => never });
      await run();
      let isOver = false;
      const ending = end(answer).then(() => {
        isOver = true;
      });
      await time.pass(4_999);
      expect(isOver).toBe(false);
      await time.pass(1);
      await ending;
      expect(notes.idempotency?.deviation).toBe(deviation);
    }
  });

  it('breaks with a store that breaks', async () => {
    const broken = () => Promise.reject(new Error('broken'));
    await expect(keyed({ claim: broken }).run()).rejects.toThrow('broken');
    for (const answer of [ANSWER, { ...ANSWER, status: 500 }]) {
      const { run, end } = keyed({ keep: broken, release: broken });
      await run();
      await expect(end(answer)).rejects.toThrow('broken');
    }
  });

  it.each<readonly [ClaimResult, object]>([
    [{ status: 'running' }, failure('idempotency_conflict', { retryAfterSeconds: 2 })],
    [{ status: 'reused' }, failure('idempotency_key_reused')],
    [{ status: 'full', retryAfterMs: 2_001 }, failure('idempotency_store_full', { retryAfterSeconds: 3 })],
  ])('does not run when the store finds %j', async (result, step) => {
    const { run, notes } = keyed(found(result));
    expect(await run()).toEqual(step);
    expect(notes).toMatchObject({ idempotency: { claim: result.status, deviation: undefined }, onResponse: [] });
  });
});

describe('without a store', () => {
  it.each([
    [1, failure('store_unavailable', { retryAfterSeconds: 5 }), undefined],
    [0, pass, 'unavailable'],
  ] as const)('a request with model cost %i ends or runs without the guarantee', async (modelCost, step, deviation) => {
    const { run, notes } = keyed(found({ status: 'unavailable' }), { endpoint: { modelCost } });
    if (notes.idempotency === undefined) throw new Error('no key');
    expect(await run()).toEqual(step);
    expect(notes.idempotency).toEqual({ key: 'k', claim: 'unavailable', deviation });
    expect(notes.onResponse).toEqual([]);
  });

  it.each([
    ['claimed', ['claim', 'release']],
    ['running', ['claim']],
  ] as const)('a claim is given up after three seconds; one that is %s later is released', async (status, expected) => {
    let claim: (result: ClaimResult) => void = () => undefined;
    const { run, time, names } = keyed({
      claim: () => new Promise((resolve) => (claim = resolve)),
      release: () => Promise.reject(new Error('away too')),
    });
    const step = run();
    await time.pass(2_999);
    expect(time.running).toBe(1);
    await time.pass(1);
    expect(await step).toEqual(pass);
    claim({ status });
    await settle();
    expect(names()).toEqual(expected);
  });
});

describe('a replay', () => {
  const replayed = {
    kind: 'answer',
    answer: { status: 201, headers: [['Content-Type', 'text/y']], pieces: [KEPT.answer.body] },
  };

  it('is the stored answer, and counts nothing where the request was counted', async () => {
    const { run, notes } = keyed(found(KEPT));
    expect(await run()).toEqual(replayed);
    expect(notes).toMatchObject({
      idempotency: { key: 'k', claim: 'kept', deviation: 'replayed' },
      metered: undefined,
      onResponse: [],
    });
  });

  const uncounted = { endpoint: { requestCost: 0 } } as const;

  it('counts as one request where only what runs inside is counted, by address without a caller', async () => {
    const { run, notes, looked } = keyed(found(KEPT), uncounted);
    const state = { ...notes };
    expect(await run()).toEqual(replayed);
    const window = { policy: 'address', lengthMs: 60_000, limit: 1, remaining: 0, resetAt: 60_000 };
    expect(notes.metered).toEqual({ windows: [window], at: 59_000, isDegraded: false });
    expect(looked).toEqual([]);
    notes.idempotency = { key: 'k', claim: undefined, deviation: state.idempotency?.claim && undefined };
    expect(await run()).toEqual(failure('rate_limited', { retryAfterSeconds: 1 }));
    expect(notes.idempotency.deviation).toBeUndefined();
  });

  it.each<readonly [EntitlementVerdict | undefined, readonly string[], number | undefined, number]>([
    [undefined, ['acme'], 2, 300],
    [{ status: 'known', tier: 3, planKey: 'enterprise' }, [], 3, 1_000],
    [{ status: 'unverifiable' }, [], undefined, 60],
  ])('counts by the plan of its caller, %j or read now', async (entitlement, accounts, tier, limit) => {
    const more = entitlement === undefined ? {} : { entitlement };
    const { run, notes, looked } = keyed(found(KEPT), { ...uncounted, caller: keyCaller(), ...more });
    expect(await run()).toEqual(replayed);
    expect([looked, notes.tier, notes.metered?.windows[0]?.limit]).toEqual([accounts, tier, limit]);
  });
});

describe('the lease of a request that runs', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
  afterEach(() => void vi.useRealTimers());

  it('is renewed for 30 s every 6 s, for 5 min at most', async () => {
    const { run, calls, names } = keyed({});
    await run();
    vi.advanceTimersByTime(5_999);
    expect(names()).toEqual(['claim']);
    vi.advanceTimersByTime(1);
    const { scope, key, owner } = Object(calls[0]?.[1]);
    expect(calls[1]).toEqual(['renew', { scope, key, owner, leaseMs: 30_000 }]);
    vi.advanceTimersByTime(1_000_000);
    expect(names()).toHaveLength(1 + 50);
  });

  it('is renewed until its answer is kept, also by a store that breaks then', async () => {
    for (const keep of [async () => DONE, () => Promise.reject(new Error('broken'))]) {
      const { run, end } = keyed({ keep });
      await run();
      expect(vi.getTimerCount()).toBe(1);
      await end().catch(() => undefined);
      expect(vi.getTimerCount()).toBe(0);
    }
  });
});
