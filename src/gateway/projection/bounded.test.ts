import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareText } from './compare-text.ts';
import { EventLoopBudget } from './event-loop-budget.ts';
import { FairQueue } from './fair-queue.ts';
import { reverseText } from './functions/reverse-text.ts';
import { WeightedCache } from './weighted-cache.ts';

const accounts = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 60 });

describe('the queue for costly projections', () => {
  it('never holds more than its limits, of one account and of all', () => {
    fc.assert(
      fc.property(
        accounts,
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 1, max: 5 }),
        (offers, total, perAccount) => {
          const queue = new FairQueue<string>({ total, perAccount });
          const taken = offers.filter((account) => queue.offer(account, account));
          expect(taken.length).toBeLessThanOrEqual(total);
          for (const account of ['a', 'b', 'c'])
            expect(taken.filter((one) => one === account).length).toBeLessThanOrEqual(perAccount);
          for (const _ of taken) expect(queue.take()).toBeDefined();
          expect(queue.take()).toBeUndefined();
        },
      ),
    );
  });

  it('lets no account wait for more than one item of each other account, and keeps each account in order', () => {
    fc.assert(
      fc.property(accounts, (offers) => {
        const queue = new FairQueue<{ account: string; place: number }>({ total: 99, perAccount: 99 });
        for (const [place, account] of offers.entries()) queue.offer(account, { account, place });
        const served = offers.map(() => queue.take()).filter((item) => item !== undefined);
        for (const account of new Set(offers)) {
          const own = served.flatMap((item, at) => (item.account === account ? [{ at, place: item.place }] : []));
          for (const [index, { at, place }] of own.entries()) {
            const before = own[index - 1];
            expect(at - (before?.at ?? -1)).toBeLessThanOrEqual(new Set(offers).size);
            expect(place).toBeGreaterThan(before?.place ?? -1);
          }
        }
      }),
    );
  });
});

describe('a weighted cache', () => {
  it('never weighs more than it may and forgets the least recently used first', () => {
    const steps = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd', 'e'), fc.integer({ min: 1, max: 8 })), {
      maxLength: 40,
    });
    fc.assert(
      fc.property(steps, (sets) => {
        const cache = new WeightedCache<number>(10);
        for (const [key, weight] of sets) {
          cache.set(key, weight, weight);
          expect(cache.weight).toBeLessThanOrEqual(10);
          expect(cache.get(key)).toBe(weight);
        }
      }),
    );
    const cache = new WeightedCache<string>(2);
    cache.set('a', 'A', 1);
    cache.set('b', 'B', 1);
    cache.get('a');
    cache.set('c', 'C', 1);
    expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual(['A', undefined, 'C']);
    cache.set('d', 'D', 3);
    expect([cache.get('d'), cache.get('a')]).toEqual([undefined, 'A']);
  });
});

describe('turns of the loop', () => {
  it('holds no more than the steps of a turn and one work beyond, whatever comes at once', async () => {
    const turns = new EventLoopBudget(10);
    let turn = 0;
    let isOver = false;
    const count = () => {
      turn += 1;
      if (!isOver) setImmediate(count);
    };
    setImmediate(count);
    const steps = Array.from({ length: 30 }, (_, index) => (index * 7) % 13);
    const ran = await Promise.all(steps.map((cost) => turns.run(() => ({ value: { turn, cost }, steps: cost }))));
    isOver = true;
    const perTurn = new Map<number, number[]>();
    for (const { turn: at, cost } of ran) perTurn.set(at, [...(perTurn.get(at) ?? []), cost]);
    expect(ran.map(({ cost }) => cost)).toEqual(steps);
    for (const costs of perTurn.values())
      expect(costs.slice(0, -1).reduce((sum, cost) => sum + cost, 0)).toBeLessThan(10 * 2 + 13);
    expect(perTurn.size).toBeGreaterThan(5);
  });

  it('runs at once while there is room, and hands on what the work throws', async () => {
    const turns = new EventLoopBudget(10);
    expect(turns.run(() => ({ value: 1, steps: 10 }))).toBe(1);
    const later = turns.run<number>(() => {
      throw new Error('broken');
    });
    await expect(later).rejects.toThrow('broken');
    expect(await turns.run(() => ({ value: 2, steps: 1 }))).toBe(2);
  });
});

describe('text', () => {
  const words = fc.string({
    unit: fc.constantFrom('a', 'b', '\uE000', '\uFFFF', '\u{10000}', '\u{1F600}'),
    maxLength: 6,
  });

  it('is ordered by code point', () => {
    fc.assert(
      fc.property(words, words, (left, right) => {
        const points = (text: string) => [...text].map((character) => character.codePointAt(0) ?? 0);
        const [a, b] = [points(left), points(right)];
        const at = a.findIndex((point, index) => point !== b[index]);
        const wanted = at === -1 || at >= b.length ? a.length - b.length : (a[at] ?? 0) - (b[at] ?? 0);
        expect(Math.sign(compareText(left, right).order)).toBe(Math.sign(wanted));
      }),
    );
  });

  it('is reversed by code point', () => {
    fc.assert(
      fc.property(words, (text) => {
        expect(reverseText(text)).toBe([...text].reverse().join(''));
      }),
    );
    expect(reverseText('x'.repeat(10_000))).toBe('x'.repeat(10_000));
  });
});
