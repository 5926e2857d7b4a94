import { EventEmitter, once } from 'node:events';
import { beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_LIMITS, type Plan } from '../../src/contract/conventions/plans.ts';
import type { GatewayParts } from '../../src/gateway/create-gateway.ts';
import type { Answer } from '../../src/gateway/exchange.ts';
import type { Analyst } from '../../src/ports/analyst.ts';
import type { RateLimiter, RateWindow } from '../../src/ports/rate-limiter.ts';
import { createMemoryLimiter } from '../../src/stores/counters/memory-limiter.ts';
import { bodyOf, createWorld, DEDUCT, headerOf, JSON_TYPE, NOW, type Sent, SNAPSHOT, type World } from './world.ts';

const MENA = `${SNAPSHOT}?region_id=mena`;
const ORIGIN: readonly [string, string] = ['Origin', 'https://evil.example'];
const KEYED: readonly [string, string] = ['Idempotency-Key', 'used'];
const GOOD = '{"query":"why"}';

/** One plan for each limit that can be used up. */
const NUMBERS: Readonly<Record<string, Partial<Plan>>> = {
  free: { requestsPerMinute: 1 },
  pro_annual: { requestsPerMinute: 1 },
  pro_monthly: { deductionsPerUtcDay: 1 },
};

/** What the analyst waits with, and what no model answers. */
const WAITING = '{"query":"wait"}';
const FAILING = '{"query":"fail"}';

let world: World;
let keys: Readonly<Record<'free' | 'hasty' | 'spent' | 'fine' | 'operator' | 'hastyOperator', string>>;

/** A question to be analysed. */
const deduct = (sent: Partial<Sent> = {}): Sent => ({
  method: 'POST',
  target: DEDUCT,
  headers: [JSON_TYPE],
  body: GOOD,
  ...sent,
});

/** A world whose questions are answered by a model, unless they say otherwise. */
function analysing(gateway: Partial<GatewayParts>, wait: () => Promise<unknown> = async () => undefined): World {
  const analyse: Analyst['analyse'] = async ({ query }) => {
    if (query === 'fail') return { status: 'unavailable', retryAfterSeconds: 1 };
    if (query === 'wait') await wait();
    return { status: 'answered', analysis: 'So.', model: 'm', provider: 'p' };
  };
  return createWorld({ gateway, handlers: { analyst: { analyse } } });
}

beforeAll(async () => {
  const plans = DEFAULT_LIMITS.plans.map((plan) => ({ ...plan, ...NUMBERS[plan.planKey] }));
  world = analysing({ limits: { ...DEFAULT_LIMITS, plans } });
  keys = {
    free: await world.newKey('free', 'free'),
    hasty: await world.newKey('hasty', 'pro_annual'),
    spent: await world.newKey('spent', 'pro_monthly'),
    fine: await world.newKey('fine', 'enterprise'),
    operator: await world.newKey('fine', 'enterprise', ['operator']),
    hastyOperator: await world.newKey('hasty', 'pro_annual', ['operator']),
  };
  for (const key of [keys.free, keys.hasty]) await world.send({ target: '/api/bootstrap', key });
  await world.send(deduct({ key: keys.spent, headers: [JSON_TYPE, KEYED] }));
});

/** What the answer complains of: the code, the fields of broken rules, the limit that is used up. */
function complaint(answer: Answer): string {
  const { violations = [] } = answer.pieces.length === 0 ? {} : Object(bodyOf(answer));
  const fields = violations.map(({ field }: { field: string }) => field);
  const limit = answer.status === 429 ? /"([a-z-]+)"/.exec(headerOf(answer, 'RateLimit') ?? '')?.[1] : undefined;
  return [
    headerOf(answer, 'X-Error-Code') ?? String(answer.status),
    ...fields,
    ...(limit === undefined ? [] : [limit]),
  ].join(' ');
}

/** Each adds a flaw to the one before, of an earlier check: the answer reports that flaw alone. */
const DEDUCTIONS: readonly (readonly [complaint: string, flaw: () => Partial<Sent>])[] = [
  ['200', () => ({ key: keys.fine })],
  ['model_unavailable', () => ({ body: FAILING })],
  ['rate_limited model-day', () => ({ key: keys.spent })],
  ['validation_failed query', () => ({ body: '{}' })],
  ['idempotency_key_reused', () => ({ headers: [JSON_TYPE, KEYED] })],
  ['unsupported_media_type', () => ({ headers: [KEYED] })],
  ['validation_failed Idempotency-Key', () => ({ headers: [['Idempotency-Key', '']] })],
  ['rate_limited minute', () => ({ key: keys.hasty })],
  ['not_entitled', () => ({ key: keys.free })],
  ['unauthenticated', () => ({ key: 'no key' })],
  ['method_not_allowed', () => ({ method: 'PUT' })],
  ['route_not_found', () => ({ target: '/nowhere' })],
  ['origin_refused', () => ({ headers: [['Idempotency-Key', ''], ORIGIN] })],
];

const READS: typeof DEDUCTIONS = [
  ['200', () => ({ target: MENA, key: keys.fine })],
  ['304', () => ({ headers: [['If-None-Match', '*']] })],
  ['projection_failed', () => ({ target: `${MENA}&jmespath=[` })],
  ['region_unknown', () => ({ target: `${SNAPSHOT}?region_id=atlantis&jmespath=[` })],
  ['validation_failed jmespath region_id', () => ({ target: `${SNAPSHOT}?region_id=A&jmespath=[&jmespath=a` })],
  ['rate_limited minute', () => ({ key: keys.hasty })],
  ['not_entitled', () => ({ key: keys.free })],
  ['unauthenticated', () => ({ key: 'no key' })],
  ['method_not_allowed', () => ({ method: 'PUT' })],
  ['route_not_found', () => ({ target: '/nowhere' })],
  ['origin_refused', () => ({ headers: [['If-None-Match', '*'], ORIGIN] })],
];

const PURGES: typeof DEDUCTIONS = [
  ['200', () => ({ key: keys.operator })],
  ['validation_failed body', () => ({ body: '{' })],
  ['rate_limited minute', () => ({ key: keys.hastyOperator })],
  ['operator_required', () => ({ key: keys.hasty })],
  ['unauthenticated', () => ({ key: 'no key' })],
];

/** CONTRACT.md §1: a request is answered with the first check that it fails. */
describe('the order of checks', () => {
  it.each([
    ['an analysis', deduct(), DEDUCTIONS],
    ['a read', { target: MENA }, READS],
    ['a purge', deduct({ target: '/api/cache-purge', body: '{"regions":["mena"]}' }), PURGES],
  ] as const)('is that of the contract for %s', async (_, sound, flaws) => {
    let sent: Sent = sound;
    const complaints = [];
    for (const [, flaw] of flaws) {
      sent = { ...sent, ...flaw() };
      complaints.push(complaint(await world.send(sent)));
    }
    expect(complaints).toEqual(flaws.map(([expected]) => expected));
    expect(world.errors).toEqual([]);
  });
});

/** The complaint about one request, and the request: the key `kept` was answered before, the key `running` is in use. */
const UNSPENT: readonly (readonly [complaint: string, sent: Partial<Sent>])[] = [
  ['validation_failed Idempotency-Key', { headers: [JSON_TYPE, ['Idempotency-Key', 'a b']] }],
  ['unsupported_media_type', { headers: [] }],
  ['payload_too_large', { body: ' '.repeat(65_537) }],
  ['validation_failed body', { body: '{' }],
  ['validation_failed query', { body: '{"query":1}', headers: [JSON_TYPE, ['Idempotency-Key', 'new']] }],
  ['idempotency_key_reused', { body: '{"query":"how"}', headers: [JSON_TYPE, ['Idempotency-Key', 'kept']] }],
  ['200', { headers: [JSON_TYPE, ['Idempotency-Key', 'kept']] }],
  ['idempotency_conflict', { body: WAITING, headers: [JSON_TYPE, ['Idempotency-Key', 'running']] }],
  ['model_unavailable', { body: FAILING }],
];

/** Counters that record the units taken and not given back. */
function recordingCounters(): { readonly local: RateLimiter; readonly spent: Map<string, number> } {
  const limiter = createMemoryLimiter({ clock: { now: () => NOW } });
  const spent = new Map<string, number>();
  const add = (windows: readonly RateWindow[], units: number) => {
    for (const { counter, policy } of windows) {
      const name = `${counter} ${policy}`;
      spent.set(name, (spent.get(name) ?? 0) + units);
    }
  };
  const local: RateLimiter = {
    take: async (windows, units) => {
      const taking = await limiter.take(windows, units);
      if (taking.status === 'taken') add(windows, units);
      return taking;
    },
    giveBack: async (windows, units, takenAt) => {
      await limiter.giveBack(windows, units, takenAt);
      add(windows, -units);
    },
  };
  return { local, spent };
}

describe('what a refusal, a replay or a failure costs', () => {
  it.each(UNSPENT)('is one request and no model run: %s', async (expected, sent) => {
    const turns = new EventEmitter();
    const [begun, letGo] = [once(turns, 'begun'), once(turns, 'go')];
    const { local, spent } = recordingCounters();
    const own = analysing({ counters: { local } }, () => {
      turns.emit('begun');
      return letGo;
    });
    const key = await own.newKey('acme', 'pro_monthly');
    await own.send(deduct({ key, headers: [JSON_TYPE, ['Idempotency-Key', 'kept']] }));
    const running = own.send(deduct({ key, body: WAITING, headers: [JSON_TYPE, ['Idempotency-Key', 'running']] }));
    await Promise.race([begun, running]);
    expect(complaint(await own.send(deduct({ key, ...sent })))).toBe(expected);
    expect(Object.fromEntries(spent)).toEqual({
      'requests minute': 3,
      'requests day': 3,
      'model-runs model-day': 2,
    });
    turns.emit('go');
    await running;
  });
});
