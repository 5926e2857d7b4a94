import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withTimeout } from './with-timeout.ts';

describe('waiting within a time', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('hands on what came in time, and errors', async () => {
    expect(await withTimeout(Promise.resolve(1), 10)).toBe(1);
    await expect(withTimeout(Promise.reject(new Error('broken')), 10)).rejects.toThrow('broken');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('goes on without what is late, and tells of it when it comes', async () => {
    const told: number[] = [];
    let finish: (value: number) => void = () => undefined;
    const work = new Promise<number>((resolve) => {
      finish = resolve;
    });
    const waiting = withTimeout(work, 10, (value) => told.push(value));
    vi.advanceTimersByTime(10);
    expect(await waiting).toBe('late');
    finish(1);
    await work;
    expect(told).toEqual([1]);
  });
});
