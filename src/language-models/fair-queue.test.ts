import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFairQueue, type Turn } from './fair-queue.ts';
import { settle } from './test-kit/fake-clock.ts';

const nobody = (): AbortSignal => new AbortController().signal;
const LIMITS = { places: 3, waiting: 6, waitingOfCaller: 3 };

describe('the fair queue', () => {
  it('never has more at work than places, refuses at once, and serves everybody it took', async () => {
    const step = fc.record({ caller: fc.constantFrom('a', 'b', 'c'), leaves: fc.boolean(), aborts: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const queue = createFairQueue(LIMITS);
        const inside: (() => void)[] = [];
        const outcomes: string[] = [];
        let inCount = 0;
        for (const { caller, leaves, aborts } of steps) {
          const owner = new AbortController();
          void queue.enter(caller, owner.signal).then((turn: Turn) => {
            outcomes.push(turn.status);
            if (turn.status !== 'in') return;
            inCount += 1;
            expect(inCount).toBeLessThanOrEqual(LIMITS.places);
            inside.push(() => {
              inCount -= 1;
              turn.leave();
              turn.leave();
            });
          });
          await Promise.resolve();
          if (aborts) owner.abort();
          await Promise.resolve();
          if (leaves) inside.shift()?.();
        }
        for (let round = 0; round < steps.length + 1; round += 1) {
          await settle();
          inside.shift()?.();
        }
        await settle();
        expect(outcomes).toHaveLength(steps.length);
        expect(inCount).toBe(0);
      }),
      { numRuns: 40 },
    );
  });

  it('serves callers by turns, and lets none fill the queue', async () => {
    const queue = createFairQueue({ places: 1, waiting: 6, waitingOfCaller: 3 });
    const order: string[] = [];
    const leaves: (() => void)[] = [];
    const enter = (caller: string) =>
      queue.enter(caller, nobody()).then((turn) => {
        order.push(turn.status === 'in' ? caller : `${caller} ${turn.status}`);
        if (turn.status === 'in') leaves.push(turn.leave);
      });
    for (const caller of ['a', 'a', 'a', 'a', 'a', 'b', 'c']) void enter(caller);
    await settle();
    expect(order).toEqual(['a', 'a full']);
    for (let i = 0; i < 5; i += 1) {
      leaves.shift()?.();
      await settle();
    }
    expect(order).toEqual(['a', 'a full', 'a', 'b', 'c', 'a', 'a']);
  });

  it('gives the place of one that is called off to the next', async () => {
    const queue = createFairQueue({ places: 1, waiting: 2, waitingOfCaller: 2 });
    const first = await queue.enter('a', nobody());
    const owner = new AbortController();
    const second = queue.enter('a', owner.signal);
    const third = queue.enter('b', nobody());
    owner.abort();
    expect(await second).toEqual({ status: 'aborted' });
    if (first.status === 'in') first.leave();
    expect((await third).status).toBe('in');
    expect(await queue.enter('a', AbortSignal.abort())).toEqual({ status: 'aborted' });
  });
});
