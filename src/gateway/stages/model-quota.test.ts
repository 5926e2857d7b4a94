import { describe, expect, it } from 'vitest';
import { type ExchangeChanges, keyCaller, stageExchange } from '../../../test/kit/stage-exchange.ts';
import type { Reply } from '../../contract/conventions/handler.ts';
import { DEFAULT_LIMITS, type Limits } from '../../contract/conventions/plans.ts';
import type { RateLimiter } from '../../ports/rate-limiter.ts';
import { createMemoryLimiter } from '../../stores/counters/memory-limiter.ts';
import { modelQuotaStage } from './model-quota.ts';

const AT = 86_399_000;
const DAY = 86_400_000;
const MINUTE = { policy: 'minute', lengthMs: 60_000, limit: 9, remaining: 8, resetAt: DAY };
const COUNTED = { windows: [MINUTE], at: 5, isDegraded: true };
const modelDay = (remaining: number) => ({ policy: 'model-day', lengthMs: DAY, limit: 2, remaining, resetAt: DAY });
const ANSWER = { status: 200, headers: [], pieces: [] };

const withRuns = (deductionsPerUtcDay: number | undefined): Limits => ({
  ...DEFAULT_LIMITS,
  plans: DEFAULT_LIMITS.plans.map((plan) => ({ ...plan, deductionsPerUtcDay })),
});

function quotaOf(limits: Limits, local: RateLimiter = createMemoryLimiter({ clock: { now: () => AT } })) {
  const stage = modelQuotaStage({ counters: { local }, limits });
  return async (reply: Reply<unknown> | undefined | 'not run', changes: ExchangeChanges = {}) => {
    const exchange = stageExchange({
      endpoint: { modelCost: 1 },
      caller: keyCaller(),
      entitlement: { status: 'known', tier: 0, planKey: 'free' },
      counted: COUNTED,
      notes: { metered: COUNTED },
      ...changes,
    });
    const step = await stage.run(exchange);
    const reserved = exchange.notes.metered;
    if (reply !== 'not run') exchange.notes.ran = { reply };
    for (const hook of exchange.notes.onResponse) expect(await hook(ANSWER)).toBe(ANSWER);
    return { step, reserved, metered: exchange.notes.metered };
  };
}
const RUN = { kind: 'value', value: 1, isCountedRun: true } as const;
const NO_RUN = { kind: 'value', value: 1 } as const;
const BYTES = { kind: 'bytes', pieces: [] } as const;

describe('a run of a model', () => {
  it('is spent by an answer that counts, and refused without any left, with all windows', async () => {
    const ask = quotaOf(withRuns(2));
    for (const remaining of [1, 0]) {
      const { step, reserved, metered } = await ask(RUN);
      expect(step).toEqual({ kind: 'pass', added: {} });
      expect(reserved).toEqual({ windows: [MINUTE, modelDay(remaining)], at: 5, isDegraded: true });
      expect(metered).toBe(reserved);
    }
    const { step, metered } = await ask(RUN);
    expect(step).toEqual({ kind: 'fail', failure: { code: 'rate_limited', retryAfterSeconds: 1 } });
    expect(metered).toEqual({ windows: [MINUTE, modelDay(0)], at: AT, isDegraded: true });
  });

  it.each([
    ['where the operation did not run', 'not run'],
    ['without a reply', undefined],
    ['of an answer that does not count', NO_RUN],
    ['of stored bytes', BYTES],
  ] as const)('is returned %s', async (_, reply) => {
    const ask = quotaOf(withRuns(2));
    for (let count = 0; count < 3; count += 1) {
      const { reserved, metered } = await ask(reply);
      expect(reserved?.windows).toEqual([MINUTE, modelDay(1)]);
      expect(metered).toEqual({ windows: [MINUTE, modelDay(2)], at: 5, isDegraded: true });
    }
  });

  it('is spent by a client that left', async () => {
    const ask = quotaOf(withRuns(1));
    await ask(NO_RUN, { request: { isGone: true } });
    expect((await ask(NO_RUN)).step).toMatchObject({ kind: 'fail' });
  });

  it('is not shown as more than the limit when it is returned', async () => {
    const local: RateLimiter = {
      take: () => ({ status: 'taken', at: AT, windows: [modelDay(2)] }),
      giveBack: async () => undefined,
    };
    expect((await quotaOf(withRuns(2), local)(NO_RUN)).metered?.windows).toEqual([MINUTE, modelDay(2)]);
  });

  it('is counted without a limit too', async () => {
    const { reserved, metered } = await quotaOf(withRuns(undefined))(RUN);
    expect([reserved?.windows, metered?.windows]).toEqual([[MINUTE], [MINUTE]]);
  });

  it('is returned in the window that it was taken from', async () => {
    const calls: unknown[] = [];
    const local: RateLimiter = {
      take: (_windows, units) => {
        calls.push(['take', units]);
        return { status: 'taken', at: 77, windows: [] };
      },
      giveBack: async ([window], units, takenAt) => void calls.push([window?.counter, units, takenAt]),
    };
    await quotaOf(withRuns(2), local)(undefined);
    expect(calls).toEqual([
      ['take', 1],
      ['model-runs', 1, 77],
    ]);
  });

  it('does not begin without counters that know of every process', async () => {
    const local: RateLimiter = { take: () => ({ status: 'unavailable' }), giveBack: async () => undefined };
    expect((await quotaOf(withRuns(2), local)(RUN)).step).toEqual({
      kind: 'fail',
      failure: { code: 'store_unavailable', retryAfterSeconds: 5 },
    });
  });
});

describe('an operation', () => {
  it('without a model has no quota', async () => {
    const { step, metered } = await quotaOf(withRuns(0))(RUN, { endpoint: { modelCost: 0 } });
    expect([step, metered]).toEqual([{ kind: 'pass', added: {} }, COUNTED]);
  });

  it('with a model counts as a request', async () => {
    const stage = modelQuotaStage({
      counters: { local: createMemoryLimiter({ clock: { now: () => AT } }) },
      limits: withRuns(2),
    });
    const uncounted = stageExchange({
      endpoint: { modelCost: 1 },
      caller: keyCaller(),
      entitlement: { status: 'unverifiable' },
    });
    await expect(stage.run(uncounted)).rejects.toThrow('an operation that may run a model counts as a request');
  });
});
