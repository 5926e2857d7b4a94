import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BoundedQueue } from './bounded-queue.ts';

const accounts = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 30 });

function taken<T>(line: BoundedQueue<T>): T[] {
  const next = line.take();
  return next === undefined ? [] : [next, ...taken(line)];
}

describe('the waiting line', () => {
  it('never holds more than it may, of all or of one account', () => {
    fc.assert(
      fc.property(accounts, (joining) => {
        const line = new BoundedQueue<string>({ total: 8, perAccount: 3 });
        const held: string[] = [];
        for (const [index, account] of joining.entries()) {
          const own = held.filter((item) => item.startsWith(account)).length;
          const isIn = line.join(account, `${account}${index}`);
          expect(isIn).toBe(held.length < 8 && own < 3);
          if (isIn) held.push(`${account}${index}`);
        }
        expect(taken(line).toSorted()).toEqual(held.toSorted());
      }),
    );
  });

  it('lets nobody wait for more than one item of each other account', () => {
    fc.assert(
      fc.property(accounts, (joining) => {
        const line = new BoundedQueue<{ account: string; index: number }>({ total: 100, perAccount: 100 });
        for (const [index, account] of joining.entries()) line.join(account, { account, index });
        const order = taken(line);
        for (const account of new Set(joining)) {
          const places = order.flatMap((item, place) => (item.account === account ? [place] : []));
          const gaps = places.map((place, nth) => order.slice((places[nth - 1] ?? -1) + 1, place));
          for (const gap of gaps) expect(new Set(gap.map((item) => item.account)).size).toBe(gap.length);
          const own = order.filter((item) => item.account === account).map(({ index }) => index);
          expect(own).toEqual(own.toSorted((a, b) => a - b));
        }
      }),
    );
  });

  it('gives the place of who leaves to another', () => {
    const line = new BoundedQueue<string>({ total: 2, perAccount: 1 });
    expect([line.join('a', 'a1'), line.join('a', 'a2'), line.join('b', 'b1'), line.join('c', 'c1')]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect([line.leave('a', 'a2'), line.leave('a', 'a1'), line.leave('a', 'a1')]).toEqual([false, true, false]);
    expect([line.join('c', 'c1'), taken(line)]).toEqual([true, ['b1', 'c1']]);
  });
});
