import { describe, expect, it } from 'vitest';
import { keyCaller, stageExchange } from '../../../test/kit/stage-exchange.ts';
import { DEFAULT_LIMITS } from '../../contract/conventions/plans.ts';
import type { EntitlementVerdict } from '../../ports/credentials.ts';
import { createMemoryLimiter } from '../../stores/counters/memory-limiter.ts';
import { countRequest } from './count-request.ts';

const LIMITS = { ...DEFAULT_LIMITS, anonymousRequestsPerMinute: 1 };
const FREE: EntitlementVerdict = { status: 'known', planKey: 'free', tier: 0 };

function metering() {
  const asked: string[] = [];
  const entitlementOf = (accountId: string) => {
    asked.push(accountId);
    return FREE;
  };
  const counters = { local: createMemoryLimiter({ clock: { now: () => 59_000 } }) };
  return { asked, parts: { entitlements: { entitlementOf }, counters, limits: LIMITS } };
}

describe('a request that counts by what runs inside it', () => {
  it('is counted by its address without a caller, and refused above the limit, with the count', () => {
    const { asked, parts } = metering();
    const first = stageExchange();
    expect(countRequest(first, parts)).toBeUndefined();
    expect(first.notes.metered?.windows).toMatchObject([{ policy: 'address', remaining: 0 }]);
    const second = stageExchange();
    expect(countRequest(second, parts)).toEqual({ code: 'rate_limited', retryAfterSeconds: 1 });
    expect(second.notes.metered?.windows).toMatchObject([{ policy: 'address', remaining: 0 }]);
    expect(asked).toEqual([]);
  });

  it('is counted by the plan of its caller', () => {
    const { asked, parts } = metering();
    const exchange = stageExchange({ caller: keyCaller() });
    expect(countRequest(exchange, parts)).toBeUndefined();
    expect(exchange.notes.metered?.windows.map(({ policy }) => policy)).toContain('minute');
    expect(asked).toEqual(['acme']);
  });
});
