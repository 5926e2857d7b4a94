import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { retryAfterMs } from './retry-after.ts';

const NOW = Date.UTC(2026, 9, 14);
const read = (headers: Readonly<Record<string, string>>) => retryAfterMs((name) => headers[name], NOW);

describe('retryAfterMs', () => {
  it.each([
    ['120', 120_000],
    ['0', 0],
    [' 5 ', 5_000],
    ['Wed, 14 Oct 2026 00:01:00 GMT', 60_000],
    ['Tue, 13 Oct 2026 00:00:00 GMT', 0],
  ])('reads %j', (value, expected) => {
    expect(read({ 'retry-after': value })).toBe(expected);
  });

  it('reads the other name of the header', () => {
    expect(read({ 'x-rate-limit-retry-after-seconds': '30' })).toBe(30_000);
  });

  it('takes the longer of the two', () => {
    expect(read({ 'retry-after': '5', 'x-rate-limit-retry-after-seconds': '30' })).toBe(30_000);
    expect(read({ 'retry-after': '60', 'x-rate-limit-retry-after-seconds': 'soon' })).toBe(60_000);
  });

  it('is never negative or not a number, whatever the header holds', () => {
    fc.assert(fc.property(fc.string(), (value) => (read({ 'retry-after': value }) ?? 0) >= 0));
    for (const value of ['-5', '1e9', 'soon', '2026-10-14', '']) expect(read({ 'retry-after': value })).toBeUndefined();
  });
});
