import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rateHeaders, retryAfterSeconds } from './rate-headers.ts';

const at = 1_780_315_200_123;
const window = fc.record({
  policy: fc.constantFrom('minute', 'day', 'operation'),
  lengthMs: fc.constantFrom(60_000, 86_400_000),
  limit: fc.integer({ min: 1, max: 1_000 }),
  remaining: fc.integer({ min: 0, max: 20 }),
  resetAt: fc.integer({ min: at + 1, max: at + 86_400_000 }),
});

describe('rate headers', () => {
  it('speak of one window that no other has less left than, nor as little for longer', () => {
    fc.assert(
      fc.property(fc.array(window, { minLength: 1, maxLength: 4 }), fc.boolean(), (windows, isDegraded) => {
        const metered = { windows, at, isDegraded };
        const headers = new Map(rateHeaders(metered));
        const number = (name: string) => Number(headers.get(name));
        const [, policy, r, t] = /^"(\w+)";r=(\d+);t=(\d+)$/.exec(headers.get('RateLimit') ?? '') ?? [];
        expect(number('X-RateLimit-Remaining')).toBe(Math.min(...windows.map(({ remaining }) => remaining)));
        expect(Number(r)).toBe(number('X-RateLimit-Remaining'));
        const alike = windows.filter(({ remaining }) => remaining === number('X-RateLimit-Remaining'));
        expect(number('X-RateLimit-Reset')).toBe(Math.max(...alike.map(({ resetAt }) => resetAt)));
        expect(Number(t)).toBe(Math.ceil((number('X-RateLimit-Reset') - at) / 1_000));
        expect(Number(t)).toBe(retryAfterSeconds(metered));
        expect(Number(t)).toBeGreaterThanOrEqual(1);
        expect(alike.map(({ policy }) => policy)).toContain(policy);
        expect(headers.get('RateLimit-Policy')?.split(', ')).toHaveLength(windows.length);
        expect(headers.get('X-RateLimit-Mode')).toBe(isDegraded ? 'degraded' : undefined);
      }),
    );
  });

  it('are written as the draft writes them', () => {
    const minute = { policy: 'minute', lengthMs: 60_000, limit: 60, remaining: 59, resetAt: at + 30_001 };
    const day = { policy: 'day', lengthMs: 86_400_000, limit: 1_000, remaining: 999, resetAt: at + 1 };
    expect(rateHeaders({ windows: [minute, day], at, isDegraded: false })).toEqual([
      ['X-RateLimit-Limit', '60'],
      ['X-RateLimit-Remaining', '59'],
      ['X-RateLimit-Reset', String(at + 30_001)],
      ['RateLimit-Policy', '"minute";q=60;w=60, "day";q=1000;w=86400'],
      ['RateLimit', '"minute";r=59;t=31'],
    ]);
  });

  it('name the first of equal windows', () => {
    const minute = { policy: 'minute', lengthMs: 60_000, limit: 60, remaining: 0, resetAt: at + 1 };
    const headers = new Map(
      rateHeaders({ windows: [minute, { ...minute, policy: 'operation' }], at, isDegraded: false }),
    );
    expect(headers.get('RateLimit')).toBe('"minute";r=0;t=1');
  });

  it('are none where nothing is limited, and a refusal then lasts a second', () => {
    expect(rateHeaders({ windows: [], at, isDegraded: true })).toEqual([]);
    expect(retryAfterSeconds({ windows: [], at, isDegraded: true })).toBe(1);
  });
});
