import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ClaimOutcome } from '../../ports/idempotency-store.ts';
import { startLeaseRenewal } from './start-lease-renewal.ts';

const TIMES = { everyMs: 10, forMs: 55 };

/** A lease whose renewals end as given; the last ending repeats. */
function renewed(...endings: readonly (ClaimOutcome | Error)[]) {
  let count = 0;
  const stop = startLeaseRenewal(async () => {
    const ending = endings[Math.min(count, endings.length - 1)];
    count += 1;
    if (ending instanceof Error) throw ending;
    return ending ?? 'done';
  }, TIMES);
  return { stop, count: () => count };
}

describe('a renewed lease', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is renewed again and again, and for so long at most', async () => {
    const { count } = renewed('done');
    for (const expected of [1, 2, 3, 4, 5, 5, 5]) {
      await vi.advanceTimersByTimeAsync(TIMES.everyMs);
      expect(count()).toBe(expected);
    }
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is not renewed once it is stopped, and leaves no timer', async () => {
    const { stop, count } = renewed('done');
    await vi.advanceTimersByTimeAsync(25);
    stop();
    expect(vi.getTimerCount()).toBe(0);
    await vi.advanceTimersByTimeAsync(100);
    expect(count()).toBe(2);
  });

  it('is not renewed once it is lost', async () => {
    const { count } = renewed('done', 'lost');
    await vi.advanceTimersByTimeAsync(100);
    expect([count(), vi.getTimerCount()]).toEqual([2, 0]);
  });

  it('is renewed again after the store was away or broke', async () => {
    const { count } = renewed('unavailable', new Error('broken'), 'done');
    await vi.advanceTimersByTimeAsync(35);
    expect(count()).toBe(3);
  });
});

it('a renewed lease keeps no process alive', () => {
  const holding = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
  const before = holding();
  const stop = startLeaseRenewal(async () => 'done', TIMES);
  const during = holding();
  stop();
  expect(during).toBe(before);
});
