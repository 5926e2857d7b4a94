import fc from 'fast-check';
import { Counter, Histogram, Registry } from 'prom-client';
import { describe, expect, it } from 'vitest';
import { observe, talliedCounter, talliedHistogram } from './tallies.ts';

const label = fc.constantFrom('a', 'b', 'c');
const naming = { name: 'x', help: 'h', labelNames: ['l'] };

describe('tallies', () => {
  it('are the text that the library’s own counter writes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(label, { maxLength: 50 }), async (labels) => {
        const [ours, theirs] = [new Registry(), new Registry()];
        const counter = talliedCounter({ ...naming, registry: ours });
        const reference = new Counter({ ...naming, registers: [theirs] });
        for (const l of labels) {
          counter({ l }).count += 1;
          reference.inc({ l });
          expect(await ours.metrics()).toBe(await theirs.metrics());
        }
      }),
    );
  });

  it('are the series that the library’s own histogram writes, values on a bound included', async () => {
    const bounds = [0.5, 1, 2.5, 10];
    const value = fc.oneof(fc.constantFrom(...bounds, 0), fc.double({ min: 0, max: 20, noNaN: true }));
    const lines = async (registry: Registry) => new Set((await registry.metrics()).split('\n').filter(Boolean));
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(label, value), { maxLength: 50 }), async (observed) => {
        const [ours, theirs] = [new Registry(), new Registry()];
        const histogram = talliedHistogram({ ...naming, registry: ours }, bounds);
        const reference = new Histogram({ ...naming, buckets: bounds, registers: [theirs] });
        for (const [l, number] of observed) {
          observe(histogram({ l }), bounds, number);
          reference.observe({ l }, number);
        }
        expect(await lines(ours)).toEqual(await lines(theirs));
        expect(await ours.getMetricsAsJSON()).toMatchObject([{ name: 'x', type: 'histogram' }]);
      }),
    );
  });
});
