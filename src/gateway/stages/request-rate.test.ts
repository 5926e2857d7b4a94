import { describe, expect, it } from 'vitest';
import { stageExchange } from '../../../test/kit/stage-exchange.ts';
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

  it('counts nothing where only what runs inside counts', () => {
    const { run } = stage();
    for (let count = 0; count < 2; count += 1) {
      const exchange = stageExchange({ endpoint: { requestCost: 0 } });
      expect(run(exchange)).toEqual({ kind: 'pass', added: { counted: undefined } });
      expect(exchange.notes.metered).toBeUndefined();
    }
  });
});
