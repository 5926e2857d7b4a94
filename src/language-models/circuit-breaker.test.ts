import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCircuitBreaker } from './circuit-breaker.ts';

describe('the rest of a model', () => {
  it('begins with the third failure in a row, doubles to five minutes, and ends with a success', () => {
    const rest = createCircuitBreaker();
    rest.failed('timeout', 0);
    rest.failed('unreachable', 0);
    expect(rest.until(0)).toBeUndefined();
    const rests = Array.from({ length: 7 }, () => {
      rest.failed('http_status', 0);
      return rest.until(0);
    });
    expect(rests).toEqual([15_000, 30_000, 60_000, 120_000, 240_000, 300_000, 300_000]);
    expect(rest.until(300_000)).toBeUndefined();
    rest.succeeded();
    rest.failed('timeout', 0);
    expect(rest.until(0)).toBeUndefined();
  });

  it('lets exactly one attempt be the trial, and frees it when it is forgotten', () => {
    const rest = createCircuitBreaker();
    for (let i = 0; i < 3; i += 1) rest.failed('timeout', 0);
    expect(rest.until(15_000)).toBeUndefined();
    rest.began(15_000);
    expect(rest.until(15_001)).toBe(45_000);
    expect(rest.until(45_000)).toBeUndefined();
    rest.failed('aborted', 45_000);
    expect(rest.until(45_000)).toBeUndefined();
  });

  it('lasts as long as the endpoint asks, from its first word', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3_600_000 }), (waitMs) => {
        const rest = createCircuitBreaker();
        rest.failed('rate_limited', 1_000, waitMs);
        expect(rest.until(1_000)).toBe(1_000 + waitMs);
        expect(rest.until(1_000 + waitMs)).toBeUndefined();
      }),
    );
  });

  it('is not brought about by callers that leave, refusals and unusable texts', () => {
    const rest = createCircuitBreaker();
    for (let i = 0; i < 20; i += 1)
      for (const reason of ['aborted', 'refused', 'empty', 'cut_short'] as const) rest.failed(reason, 0);
    expect(rest.until(0)).toBeUndefined();
  });
});
