import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { settle } from '../../test/kit/fake-clock.ts';
import { createSemaphore, type Entry } from './semaphore.ts';

const LIMITS = { places: 3, waiting: 6, waitingPerAccount: 3 };
const never = (): AbortSignal => new AbortController().signal;

describe('the semaphore', () => {
  it('never runs more than its places, and answers every caller', async () => {
    const step = fc.record({ account: fc.constantFrom('a', 'b', 'c'), releases: fc.boolean(), aborts: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const semaphore = createSemaphore(LIMITS);
        const inside: (() => void)[] = [];
        const outcomes: string[] = [];
        let insideCount = 0;
        for (const { account, releases, aborts } of steps) {
          const owner = new AbortController();
          void semaphore.enter(owner.signal, account).then((entry: Entry) => {
            outcomes.push(entry.status);
            if (entry.status !== 'entered') return;
            insideCount += 1;
            expect(insideCount).toBeLessThanOrEqual(LIMITS.places);
            inside.push(() => {
              insideCount -= 1;
              entry.release();
              entry.release();
            });
          });
          await Promise.resolve();
          if (aborts) owner.abort();
          await Promise.resolve();
          if (releases) inside.shift()?.();
        }
        for (let round = 0; round < steps.length + 1; round += 1) {
          await settle();
          inside.shift()?.();
        }
        await settle();
        expect(outcomes).toHaveLength(steps.length);
        expect([insideCount, semaphore.runningCount, semaphore.waitingCount]).toEqual([0, 0, 0]);
      }),
      { numRuns: 40 },
    );
  });

  it('admits callers of one account in the order they came, also after work that failed', async () => {
    const runs = fc.array(fc.tuple(fc.nat(5), fc.boolean()), { maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 4 }), runs, async (places, works) => {
        const semaphore = createSemaphore({ places });
        const begun: number[] = [];
        let inside = 0;
        const run = async (turns: number, breaks: boolean, index: number) => {
          const entry = await semaphore.enter();
          if (entry.status !== 'entered') throw new Error('a semaphore without limits is never full');
          try {
            inside += 1;
            expect(inside).toBeLessThanOrEqual(places);
            begun.push(index);
            for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
            inside -= 1;
            if (breaks) throw new Error('broke');
          } finally {
            entry.release();
          }
        };
        const ends = await Promise.allSettled(works.map(([turns, breaks], index) => run(turns, breaks, index)));
        expect(begun).toEqual(works.map((_, index) => index));
        expect(ends.map(({ status }) => status === 'rejected')).toEqual(works.map(([, breaks]) => breaks));
      }),
    );
  });

  it('serves accounts in turn, and lets none fill the queue', async () => {
    const semaphore = createSemaphore({ places: 1, waiting: 6, waitingPerAccount: 3 });
    const order: string[] = [];
    const releases: (() => void)[] = [];
    const enter = (account: string) =>
      semaphore.enter(never(), account).then((entry) => {
        order.push(entry.status === 'entered' ? account : `${account} ${entry.status}`);
        if (entry.status === 'entered') releases.push(entry.release);
      });
    for (const account of ['a', 'a', 'a', 'a', 'a', 'b', 'c']) void enter(account);
    await settle();
    expect(order).toEqual(['a', 'a full']);
    expect([semaphore.isFullFor('a'), semaphore.isFullFor('b')]).toEqual([true, false]);
    for (let round = 0; round < 5; round += 1) {
      releases.shift()?.();
      await settle();
    }
    expect(order).toEqual(['a', 'a full', 'a', 'b', 'c', 'a', 'a']);
  });

  it('gives the place of an aborted caller to the next', async () => {
    const semaphore = createSemaphore({ places: 1, waiting: 2, waitingPerAccount: 2 });
    const first = await semaphore.enter(never(), 'a');
    const owner = new AbortController();
    const second = semaphore.enter(owner.signal, 'a');
    const third = semaphore.enter(never(), 'b');
    owner.abort();
    expect(await second).toEqual({ status: 'aborted' });
    if (first.status === 'entered') first.release();
    expect((await third).status).toBe('entered');
    expect(await semaphore.enter(AbortSignal.abort(), 'a')).toEqual({ status: 'aborted' });
  });
});
