import { describe, expect, it } from 'vitest';
import type { ConsumeResult, RateLimiter } from '../../ports/rate-limiter.ts';
import { authority, consumeOrFallback, consumeShared, rateLimited } from './counters.ts';

const WINDOWS = [{ subject: 'account:a', counter: 'requests', policy: 'minute', lengthMs: 60_000, limit: 3 }];
const STATES = [{ policy: 'minute', lengthMs: 60_000, limit: 3, remaining: 0, resetAt: 60_000 }];
const settled = (status: 'taken' | 'refused', at: number): ConsumeResult => ({ status, at, windows: STATES });
const AWAY: ConsumeResult = { status: 'unavailable' };

/** Counters that answer as given, and what they were asked for. */
function limiter(answer: ConsumeResult) {
  const asked: number[] = [];
  const counters: RateLimiter = {
    take: (windows, units) => {
      expect(windows).toBe(WINDOWS);
      asked.push(units);
      return answer;
    },
    giveBack: async () => undefined,
  };
  return { asked, counters };
}

describe('a request', () => {
  it('is counted once, by the shared counters where there are any', () => {
    for (const status of ['taken', 'refused'] as const) {
      const [local, shared] = [limiter(settled('taken', 1)), limiter(settled(status, 2))];
      const counted = consumeOrFallback({ local: local.counters, shared: shared.counters }, WINDOWS);
      const metered = { windows: STATES, at: 2, isDegraded: false };
      expect(counted).toEqual({ isRefused: status === 'refused', metered });
      expect([local.asked, shared.asked]).toEqual([[], [1]]);
    }
  });

  it('is counted in this process while the shared counters are away, and where there are none', () => {
    const local = limiter(settled('refused', 1)).counters;
    const metered = { windows: STATES, at: 1 };
    expect(consumeOrFallback({ local, shared: limiter(AWAY).counters }, WINDOWS)).toEqual({
      isRefused: true,
      metered: { ...metered, isDegraded: true },
    });
    expect(consumeOrFallback({ local }, WINDOWS)).toEqual({
      isRefused: true,
      metered: { ...metered, isDegraded: false },
    });
  });

  it('is never let through uncounted', () => {
    const { counters: local } = limiter(AWAY);
    expect(() => consumeOrFallback({ local }, WINDOWS)).toThrow('the counters of this process did not answer');
  });
});

it('what has to be counted for all processes is not counted in this one while the shared counters are away', () => {
  const [local, shared] = [limiter(settled('taken', 1)), limiter(AWAY)];
  const counters = { local: local.counters, shared: shared.counters };
  expect(consumeShared(counters, WINDOWS, 7)).toEqual(AWAY);
  expect([local.asked, shared.asked]).toEqual([[], [7]]);
  expect(authority(counters)).toBe(shared.counters);
  expect(authority({ local: local.counters })).toBe(local.counters);
});

it('a refusal says when to come back', () => {
  expect(rateLimited({ windows: STATES, at: 58_500, isDegraded: false })).toEqual({
    code: 'rate_limited',
    retryAfterSeconds: 2,
  });
});
