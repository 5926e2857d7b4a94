import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LruCache } from './lru-cache.ts';

const key = fc.constantFrom('a', 'b', 'c', 'd', 'e');
const step = fc.oneof(
  fc.record({ kind: fc.constant('set' as const), key, weight: fc.integer({ min: 1, max: 12 }), value: fc.nat() }),
  fc.record({ kind: fc.constant('get' as const), key }),
  fc.record({ kind: fc.constant('delete' as const), key }),
  fc.record({ kind: fc.constant('pass' as const), key, ms: fc.integer({ min: -3, max: 9 }) }),
);

interface Modelled {
  readonly key: string;
  readonly value: number;
  readonly weight: number;
  readonly from: number;
}

describe('the LRU cache', () => {
  it('keeps what a list of the last uses keeps: by weight, by use and by age', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
        const clock = { time: 100, now: () => clock.time };
        const cache = new LruCache<string, number>({ maxWeight: 10, ttlMs: 8, clock });
        /** The least recently used first. */
        let model: Modelled[] = [];
        const isAlive = ({ from }: Modelled) => clock.time >= from && clock.time < from + 8;
        const without = (gone: string) => model.filter((entry) => entry.key !== gone);
        for (const one of steps) {
          if (one.kind === 'pass') clock.time += one.ms;
          else if (one.kind === 'delete') {
            cache.delete(one.key);
            model = without(one.key);
          } else if (one.kind === 'set') {
            cache.set(one.key, one.value, { weight: one.weight });
            model = without(one.key);
            if (one.weight <= 10) model.push({ ...one, from: clock.time });
            while (model.reduce((sum, { weight }) => sum + weight, 0) > 10) model.shift();
          } else {
            const entry = model.find((candidate) => candidate.key === one.key);
            const expected = entry !== undefined && isAlive(entry) ? entry : undefined;
            expect(cache.has(one.key)).toBe(expected !== undefined);
            expect(cache.get(one.key)).toBe(expected?.value);
            model = [...without(one.key), ...(expected === undefined ? [] : [expected])];
          }
          expect(cache.keys()).toEqual(model.map((entry) => entry.key));
          expect(cache.weight).toBe(model.reduce((sum, { weight }) => sum + weight, 0));
        }
      }),
    );
  });

  it('counts entries where no weight is given, and keeps them for good without a clock', () => {
    const cache = new LruCache<string, string>({ maxWeight: 2 });
    cache.set('a', 'A');
    cache.set('b', 'B');
    cache.get('a');
    cache.set('c', 'C');
    expect(['a', 'b', 'c'].map((one) => cache.get(one))).toEqual(['A', undefined, 'C']);
  });

  it('does not keep what is heavier than all of it', () => {
    const cache = new LruCache<string, string>({ maxWeight: 2 });
    cache.set('a', 'A');
    cache.set('b', 'B', { weight: 3 });
    expect([cache.get('a'), cache.get('b'), cache.weight]).toEqual(['A', undefined, 1]);
  });

  it('counts the age from where the value is known, and ends no later than asked', () => {
    const clock = { time: 100, now: () => clock.time };
    const cache = new LruCache<string, string>({ maxWeight: 9, ttlMs: 10, clock });
    cache.set('early', 'E', { from: 95 });
    cache.set('short', 'S', { until: 103 });
    cache.set('past', 'P', { until: 100 });
    expect([cache.has('past'), cache.keys()]).toEqual([false, ['early', 'short']]);
    clock.time = 103;
    expect([cache.get('early'), cache.get('short')]).toEqual(['E', undefined]);
    clock.time = 105;
    expect(cache.get('early')).toBeUndefined();
  });
});
