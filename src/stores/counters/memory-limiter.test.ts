import { describe, expect, it } from 'vitest';
import { describeRateLimiter } from './conformance.ts';
import { createMemoryLimiter } from './memory-limiter.ts';

const testClock = () => {
  const clock = { time: 0, now: () => clock.time };
  return clock;
};

describeRateLimiter('memory', async () => {
  const clock = testClock();
  return { clock, limiters: [createMemoryLimiter({ clock })], close: async () => undefined };
});

describe('the memory limiter', () => {
  const window = (subject: string) => [{ subject, counter: 'requests', policy: 'p', lengthMs: 60_000, limit: 1 }];

  it('forgets the first subject beyond its capacity, and none of another kind', async () => {
    const limiter = createMemoryLimiter({ clock: testClock(), capacity: 2 });
    await limiter.take(window('account:a'), 1);
    for (const subject of ['address:1', 'address:2', 'address:3']) await limiter.take(window(subject), 1);
    const status = async (subject: string) => (await limiter.take(window(subject), 1)).status;
    expect(await status('address:3')).toBe('refused');
    expect(await status('account:a')).toBe('refused');
    expect(await status('address:1')).toBe('taken');
  });

  it('gives nothing back before anything was taken, and forgets no subject for a look at others', async () => {
    const limiter = createMemoryLimiter({ clock: testClock(), capacity: 1 });
    await limiter.giveBack(window('account:a'), 1, 0);
    await limiter.take(window('account:a'), 1);
    await limiter.take(window('account:b'), 0);
    expect(await limiter.take(window('account:a'), 1)).toMatchObject({ status: 'refused' });
  });

  it('gives nothing back to a subject that it forgot, and limits it as before', async () => {
    const limiter = createMemoryLimiter({ clock: testClock(), capacity: 1 });
    await limiter.take(window('account:a'), 1);
    await limiter.take(window('account:b'), 1);
    await limiter.giveBack(window('account:a'), 1, 0);
    expect(await limiter.take(window('account:a'), 1)).toMatchObject({ status: 'taken' });
    expect(await limiter.take(window('account:a'), 1)).toMatchObject({ status: 'refused' });
  });

  it('counts on when the clock steps back, in the window it steps into', async () => {
    const clock = testClock();
    const limiter = createMemoryLimiter({ clock });
    clock.time = 60_000;
    await limiter.take(window('account:a'), 1);
    clock.time = 59_999;
    expect(await limiter.take(window('account:a'), 1)).toMatchObject({
      status: 'taken',
      windows: [{ resetAt: 60_000 }],
    });
  });
});
