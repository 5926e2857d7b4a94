import { describe, expect, it } from 'vitest';
import { keyCaller, stageExchange } from '../../../test/kit/stage-exchange.ts';
import { DEFAULT_LIMITS } from '../../contract/conventions/plans.ts';
import { createMemoryLimiter } from '../../stores/counters/memory-limiter.ts';
import { requestRateStage } from './request-rate.ts';

const LIMITS = { ...DEFAULT_LIMITS, anonymousRequestsPerMinute: 1 };
const stage = () => requestRateStage({ local: createMemoryLimiter({ clock: { now: () => 59_000 } }) }, LIMITS);

describe('the request rate', () => {
  it('counts a request and refuses the one above its limit, both with the count', () => {
    const { run } = stage();
    const first = stageExchange();
    const window = { policy: 'address', lengthMs: 60_000, limit: 1, remaining: 0, resetAt: 60_000 };
    const counted = { windows: [window], at: 59_000, isDegraded: false };
    expect(run(first)).toEqual({ kind: 'pass', added: { counted } });
    expect(first.notes.metered).toEqual(counted);
    const second = stageExchange();
    expect(run(second)).toEqual({ kind: 'fail', failure: { code: 'rate_limited', retryAfterSeconds: 1 } });
    expect(second.notes.metered).toEqual(counted);
  });

  it.each([
    ['without a caller', {}, false],
    ['of a visitor', { caller: keyCaller({ scheme: 'visitor' }) }, false],
    ['of a key', { caller: keyCaller(), entitlement: { status: 'known', planKey: 'free', tier: 0 } }, true],
    ['that writes', { request: { visit: 'part', method: 'POST' } }, true],
    ['that is the first of its page', { request: { visit: 'page' } }, true],
  ] as const)('counts a further read of one page of the public console %s: %j', (_, changes, isCounted) => {
    const exchange = stageExchange({ request: { visit: 'part' }, ...changes });
    expect(stage().run(exchange)).toMatchObject({ kind: 'pass' });
    expect(exchange.notes.metered !== undefined).toBe(isCounted);
  });

  it('counts nothing where only what runs inside counts', () => {
    const { run } = stage();
    for (let count = 0; count < 2; count += 1) {
      const exchange = stageExchange({ endpoint: { requestCost: 0 } });
      expect(run(exchange)).toEqual({ kind: 'pass', added: { counted: undefined } });
      expect(exchange.notes.metered).toBeUndefined();
    }
  });
});
