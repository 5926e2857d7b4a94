import { describe, expect, it } from 'vitest';
import { DEFAULT_LIMITS } from '../../contract/conventions/plans.ts';
import { readConfig } from '../config.ts';
import { readLimits } from './read-limits.ts';

const read = (value: unknown) => readLimits(typeof value === 'string' ? value : JSON.stringify(value), ['GetX']);

const { plans: _plans, ...DEFAULTS } = DEFAULT_LIMITS;

describe('LIMITS', () => {
  it('replaces exactly the numbers it names', () => {
    const free = { requestsPerMinute: 5, requestsPerUtcDay: 'unlimited', requestsPerMinuteByOperation: { GetX: 2 } };
    const { limits } = Object(read({ anonymousRequestsPerMinute: 7, plans: { free } }));
    expect(limits.anonymousRequestsPerMinute).toBe(7);
    expect(limits.wrongCredentialsPerMinute).toBe(DEFAULT_LIMITS.wrongCredentialsPerMinute);
    expect(limits.plans[0]).toEqual({
      ...DEFAULT_LIMITS.plans[0],
      requestsPerMinute: 5,
      requestsPerUtcDay: undefined,
      requestsPerMinuteByOperation: { GetX: 2 },
    });
    expect(limits.plans.slice(1)).toMatchObject(DEFAULT_LIMITS.plans.slice(1));
  });

  it('can replace every number of the contract, each alone', () => {
    const numbers = ['requestsPerMinute', 'requestsPerUtcDay', 'deductionsPerUtcDay'];
    for (const name of ['anonymousRequestsPerMinute', 'wrongCredentialsPerMinute'])
      expect(read({ [name]: 7 })).toEqual({ ok: true, limits: expect.objectContaining({ ...DEFAULTS, [name]: 7 }) });
    for (const { planKey } of DEFAULT_LIMITS.plans)
      for (const name of numbers) {
        const { limits } = Object(read({ plans: { [planKey]: { [name]: 7 } } }));
        const changed = DEFAULT_LIMITS.plans.map((plan) => (plan.planKey === planKey ? { ...plan, [name]: 7 } : plan));
        expect(limits).toMatchObject({ ...DEFAULTS, plans: changed });
      }
  });

  it.each<readonly [unknown, string]>([
    ['{', 'is not JSON'],
    ['[]', 'is not a JSON object'],
    [{ anonymous: 1 }, 'has an unknown name in LIMITS: anonymous'],
    [{ anonymousRequestsPerMinute: 0 }, 'needs a whole number from 1 to 1000000000 in anonymousRequestsPerMinute'],
    [{ plans: 1 }, 'needs a JSON object in plans'],
    [{ plans: { gold: {} } }, 'has an unknown name in plans: gold'],
    [{ plans: { free: { tier: 1 } } }, 'has an unknown name in free: tier'],
    [
      { plans: { free: { requestsPerMinute: '60' } } },
      'needs a whole number from 1 to 1000000000 in requestsPerMinute',
    ],
    [{ plans: { free: { requestsPerUtcDay: 1.5 } } }, 'needs a whole number from 1 to 1000000000 in requestsPerUtcDay'],
    [
      { plans: { enterprise: { deductionsPerUtcDay: 0 } } },
      'needs a whole number from 1 to 1000000000 in deductionsPerUtcDay',
    ],
    [
      { plans: { free: { requestsPerMinuteByOperation: { GetY: 1 } } } },
      'has an unknown name in requestsPerMinuteByOperation: GetY',
    ],
  ])('%j is rejected with the reason', (value, problem) => {
    expect(read(value)).toEqual({ ok: false, problem });
  });

  it('and REDIS_URL are read from the environment, and a wrong one is named', () => {
    const config = readConfig({ REDIS_URL: 'redis://127.0.0.1', LIMITS: '{"anonymousRequestsPerMinute":9}' });
    expect([config.redisUrl, config.redisPrefix]).toEqual(['redis://127.0.0.1', 'barograph']);
    expect(config.limits.anonymousRequestsPerMinute).toBe(9);
    expect(readConfig({}).limits).toMatchObject(DEFAULT_LIMITS);
    expect(() => readConfig({ REDIS_URL: '127.0.0.1:6379', LIMITS: '7' })).toThrow(
      /LIMITS is not a JSON object[\s\S]*REDIS_URL must/,
    );
  });
});
