import { describe, expect, it } from 'vitest';
import { keyCaller, stageExchange } from '../../../test/kit/stage-exchange.ts';
import { type Limits, VISITOR_QUESTIONS_PER_HOUR } from '../../contract/conventions/plans.ts';
import type { EntitlementVerdict } from '../../ports/credentials.ts';
import { failedAuthWindows, modelWindows, requestWindows } from './rate-windows.ts';

const LIMITS: Limits = {
  plans: [
    {
      planKey: 'paid',
      tier: 2,
      requestsPerMinute: 10,
      requestsPerUtcDay: 20,
      deductionsPerUtcDay: 30,
      requestsPerMinuteByOperation: { GetThing: 5 },
    },
    { planKey: 'free', tier: 0, requestsPerMinute: 1, requestsPerUtcDay: 2, deductionsPerUtcDay: 3 },
    {
      planKey: 'unlimited',
      tier: 3,
      requestsPerMinute: 100,
      requestsPerUtcDay: undefined,
      deductionsPerUtcDay: undefined,
    },
  ],
  anonymousRequestsPerMinute: 6,
  wrongCredentialsPerMinute: 7,
};
const MINUTE = 60_000;
const DAY = 86_400_000;
const known = (planKey: string, tier: number): EntitlementVerdict => ({ status: 'known', planKey, tier });
const UNVERIFIABLE: EntitlementVerdict = { status: 'unverifiable' };

const requests = (subject: string, policy: string, limit: number) => ({
  subject,
  counter: 'requests',
  policy,
  lengthMs: policy === 'day' ? DAY : MINUTE,
  limit,
});
const windowsOf = (entitlement: EntitlementVerdict, operationId = 'OtherThing', caller = keyCaller()) =>
  requestWindows(stageExchange({ endpoint: { operationId }, caller, entitlement }), LIMITS);

describe('the windows of a request', () => {
  it('are those of its address where it has no caller', () => {
    const exchange = stageExchange({ request: { clientAddress: '2001:db8::1' } });
    expect(requestWindows(exchange, LIMITS)).toEqual([requests('address:2001:db8:0:0::/64', 'address', 6)]);
  });

  it('are those of its address where it visits the public console', () => {
    const exchange = stageExchange({ caller: keyCaller({ scheme: 'visitor' }) });
    expect(requestWindows(exchange, LIMITS)).toEqual([requests('address:192.0.2.1', 'address', 6)]);
  });

  it('are those of the plan that serves', () => {
    const account = 'account:acme';
    expect(windowsOf(known('paid', 2))).toEqual([requests(account, 'minute', 10), requests(account, 'day', 20)]);
    expect(windowsOf(known('unlimited', 3))).toEqual([requests(account, 'minute', 100)]);
    expect(windowsOf(known('free', 0))).toEqual([requests(account, 'minute', 1), requests(account, 'day', 2)]);
  });

  it('are the free ones where a subscription does not serve or its plan is not known here', () => {
    const free = [requests('account:acme', 'minute', 1), requests('account:acme', 'day', 2)];
    expect(windowsOf(known('paid', 0))).toEqual(free);
    expect(windowsOf(known('gold', 2))).toEqual(free);
  });

  it('are the free ones, counted apart, where the plan cannot be verified', () => {
    const subject = 'unverified:acme';
    expect(windowsOf(UNVERIFIABLE)).toEqual([requests(subject, 'minute', 1), requests(subject, 'day', 2)]);
  });

  it('have one more where the plan limits the operation by itself', () => {
    const minute = requests('account:acme', 'minute', 10);
    const own = { ...minute, counter: 'GetThing', policy: 'operation', limit: 5 };
    expect(windowsOf(known('paid', 2), 'GetThing')).toEqual([minute, requests('account:acme', 'day', 20), own]);
    expect(windowsOf(known('paid', 2), 'toString')).toHaveLength(2);
  });

  it('have a day of the operation where that limits its calls, of the account or the address, unless limits say otherwise', () => {
    const endpoint = { operationId: 'GetForm', callsPerUtcDay: 4 };
    const ofDay = { counter: 'GetForm', policy: 'operation-day', lengthMs: DAY, limit: 4 };
    const last = (changes: Parameters<typeof stageExchange>[0], limits = LIMITS) =>
      requestWindows(stageExchange({ endpoint, ...changes }), limits).at(-1);
    expect(last({})).toEqual({ subject: 'address:192.0.2.1', ...ofDay });
    const paid = { caller: keyCaller(), entitlement: known('paid', 2) };
    expect(last(paid)).toEqual({ subject: 'account:acme', ...ofDay });
    const wide = { ...LIMITS, callsPerUtcDay: { GetForm: 9 } };
    expect([last({}, wide)?.limit, last(paid, wide)?.limit]).toEqual([9, 9]);
  });

  it('are the same objects as in the last request of a caller unless plan, operation or table differ', () => {
    const caller = keyCaller();
    const first = windowsOf(known('paid', 2), 'GetThing', caller);
    expect(windowsOf(known('paid', 2), 'GetThing', caller)).toBe(first);
    expect(windowsOf(known('paid', 2), 'OtherThing', caller)).toHaveLength(2);
    expect(windowsOf(known('paid', 0), 'OtherThing', caller)[0]?.limit).toBe(1);
    expect(windowsOf(known('unlimited', 3), 'OtherThing', caller)[0]?.limit).toBe(100);
    const [unverified] = windowsOf(UNVERIFIABLE, 'OtherThing', caller);
    expect(unverified?.subject).toBe('unverified:acme');
    expect(windowsOf(UNVERIFIABLE, 'OtherThing', caller)[0]).toBe(unverified);
    expect(windowsOf(known('free', 0), 'OtherThing', caller)[0]?.subject).toBe('account:acme');
    const exchange = stageExchange({ caller, entitlement: known('free', 0) });
    const raised = { ...LIMITS, plans: LIMITS.plans.map((plan) => ({ ...plan, requestsPerMinute: 50 })) };
    expect(requestWindows(exchange, raised)[0]?.limit).toBe(50);
    expect(requestWindows(exchange, LIMITS)[0]?.limit).toBe(1);
  });

  it('tell two plans of one tier apart, and two tiers of one plan', () => {
    const plans = [
      { planKey: 'free', tier: 0, requestsPerMinute: 1, requestsPerUtcDay: undefined, deductionsPerUtcDay: 0 },
      { planKey: 'a', tier: 1, requestsPerMinute: 2, requestsPerUtcDay: undefined, deductionsPerUtcDay: 0 },
      { planKey: 'b', tier: 1, requestsPerMinute: 3, requestsPerUtcDay: undefined, deductionsPerUtcDay: 0 },
    ];
    const caller = keyCaller();
    const table = { ...LIMITS, plans };
    const limits = [known('a', 1), known('b', 1), known('b', 0), known('b', 1)].map(
      (entitlement) => requestWindows(stageExchange({ caller, entitlement }), table)[0]?.limit,
    );
    expect(limits).toEqual([2, 3, 1, 3]);
  });

  it('need the plan of a caller, and a free plan', () => {
    const caller = keyCaller();
    expect(() => requestWindows(stageExchange({ caller }), LIMITS)).toThrow('the entitlement of a caller is missing');
    const exchange = stageExchange({ caller, entitlement: known('gold', 1) });
    expect(() => requestWindows(exchange, { ...LIMITS, plans: [] })).toThrow('the free plan is missing');
  });
});

describe('other windows', () => {
  it('of model runs are an hour of the address where it visits the public console', () => {
    expect(modelWindows(stageExchange({ caller: keyCaller({ scheme: 'visitor' }) }), LIMITS)).toEqual([
      {
        ...{ subject: 'address:192.0.2.1', counter: 'visitor-questions', policy: 'visitor-hour' },
        ...{ lengthMs: 60 * MINUTE, limit: VISITOR_QUESTIONS_PER_HOUR },
      },
    ]);
  });

  it('of failed authentication are those of the address, counted apart', () => {
    expect(failedAuthWindows(stageExchange(), LIMITS)).toEqual([
      { subject: 'address:192.0.2.1', counter: 'wrong-credentials', policy: 'address', lengthMs: MINUTE, limit: 7 },
    ]);
  });

  it.each([
    ['paid', 2, 30],
    ['unlimited', 3, undefined],
    ['paid', 0, 3],
  ] as const)('of model runs are the day of the account: %s at tier %i', (planKey, tier, limit) => {
    const exchange = stageExchange({ caller: keyCaller(), entitlement: known(planKey, tier) });
    const day = { subject: 'account:acme', counter: 'model-runs', policy: 'model-day', lengthMs: DAY, limit };
    expect(modelWindows(exchange, LIMITS)).toEqual([day]);
  });

  it('of model runs need a caller and a plan', () => {
    expect(() => modelWindows(stageExchange(), LIMITS)).toThrow('the caller of a model is missing');
    const exchange = stageExchange({ caller: keyCaller() });
    expect(() => modelWindows(exchange, LIMITS)).toThrow('the entitlement of a caller is missing');
  });
});
