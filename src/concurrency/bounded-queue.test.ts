import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BoundedQueue } from './bounded-queue.ts';

const accounts = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 60 });

function taken<T>(queue: BoundedQueue<T>): T[] {
  const next = queue.take();
  return next === undefined ? [] : [next, ...taken(queue)];
}

describe('the bounded queue', () => {
  it('never holds more than its limits, of one account or of all', () => {
    const bounds = fc.integer({ min: 1, max: 9 });
    fc.assert(
      fc.property(accounts, bounds, bounds, (offers, total, perAccount) => {
        const queue = new BoundedQueue<string>({ total, perAccount });
        const held: string[] = [];
        for (const account of offers) {
          const own = held.filter((item) => item === account).length;
          const hasRoom = held.length < total && own < perAccount;
          expect(queue.isFullFor(account)).toBe(!hasRoom);
          expect(queue.offer(account, account) !== undefined).toBe(hasRoom);
          if (hasRoom) held.push(account);
          expect(queue.count).toBe(held.length);
        }
        expect(taken(queue).toSorted()).toEqual(held.toSorted());
        expect([queue.count, queue.take()]).toEqual([0, undefined]);
      }),
    );
  });

  it('serves no account twice while another waits, and each account in the order of its items', () => {
    fc.assert(
      fc.property(accounts, (offers) => {
        const queue = new BoundedQueue<{ account: string; index: number }>();
        for (const [index, account] of offers.entries()) queue.offer({ account, index }, account);
        const order = taken(queue);
        for (const account of new Set(offers)) {
          const places = order.flatMap((item, place) => (item.account === account ? [place] : []));
          const gaps = places.map((place, nth) => order.slice((places[nth - 1] ?? -1) + 1, place));
          for (const gap of gaps) expect(new Set(gap.map((item) => item.account)).size).toBe(gap.length);
          const own = order.filter((item) => item.account === account).map(({ index }) => index);
          expect(own).toEqual(own.toSorted((a, b) => a - b));
        }
      }),
    );
  });

  it('is first in, first out without accounts, and cancels exactly what is asked for, while it waits', () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('offer' as const) }),
      fc.record({ kind: fc.constant('take' as const) }),
      fc.record({ kind: fc.constant('cancel' as const), at: fc.nat(30) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const queue = new BoundedQueue<number>({ total: 5 });
        let model: number[] = [];
        const offered: { readonly item: number; readonly cancel: () => boolean }[] = [];
        for (const [item, one] of steps.entries()) {
          if (one.kind === 'take') expect(queue.take()).toBe(model.shift());
          else if (one.kind === 'cancel') {
            const chosen = offered[one.at];
            if (chosen !== undefined) expect(chosen.cancel()).toBe(model.includes(chosen.item));
            model = model.filter((waiting) => waiting !== chosen?.item);
          } else {
            const cancel = queue.offer(item);
            expect(cancel === undefined).toBe(model.length >= 5);
            if (cancel === undefined) continue;
            model.push(item);
            offered.push({ item, cancel });
          }
          expect(queue.count).toBe(model.length);
        }
        expect(taken(queue)).toEqual(model);
      }),
    );
  });

  it('gives the place of a cancelled item to another account', () => {
    const queue = new BoundedQueue<string>({ total: 2, perAccount: 1 });
    const cancel = queue.offer('a1', 'a');
    expect([queue.offer('a2', 'a'), queue.offer('b1', 'b') !== undefined, queue.offer('c1', 'c')]).toEqual([
      undefined,
      true,
      undefined,
    ]);
    expect([cancel?.(), cancel?.()]).toEqual([true, false]);
    expect([queue.offer('c1', 'c') !== undefined, taken(queue)]).toEqual([true, ['b1', 'c1']]);
  });
});
