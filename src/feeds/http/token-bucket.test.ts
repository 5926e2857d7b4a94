import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTokenBucket } from './token-bucket.ts';

describe('a token bucket', () => {
  it('lets no window of time hold more than its burst and its pace, whenever it is asked', () => {
    const gaps = fc.array(fc.nat(3_000), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(gaps, fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 2_000 }), (waits, burst, everyMs) => {
        const bucket = createTokenBucket({ burst, everyMs });
        let now = 0;
        const starts = waits.map((gap) => {
          now += gap;
          return now + bucket.take(now);
        });
        for (const [i, from] of starts.entries()) {
          for (const [j, to] of starts.slice(i).entries())
            expect(j + 1).toBeLessThanOrEqual(burst + Math.floor((to - from) / everyMs));
        }
      }),
    );
  });

  it('lets a burst through immediately, and no caller waits longer than the pace asks', () => {
    const bucket = createTokenBucket({ burst: 3, everyMs: 1_000 });
    expect([0, 0, 0, 0, 0].map(() => bucket.take(0))).toEqual([0, 0, 0, 1_000, 2_000]);
    expect([bucket.isFull(4_999), bucket.isFull(5_000)]).toEqual([false, true]);
    expect(bucket.take(60_000)).toBe(0);
  });
});
