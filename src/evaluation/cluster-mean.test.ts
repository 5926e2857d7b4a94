import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ClusterCase, clusterMean } from './cluster-mean.ts';
import { seededRandom } from './seeded-random.ts';

const BOOTSTRAP = { seed: 1, draws: 200, blockLength: 1 };
const cases = fc.array(
  fc.record({ cluster: fc.integer({ min: 0, max: 40 }), value: fc.double({ min: 0, max: 9, noNaN: true }) }),
  { minLength: 1, maxLength: 60 },
);

describe('the mean over clusters', () => {
  it('is that of all cases, and lies between the least and the greatest like its interval', () => {
    fc.assert(
      fc.property(cases, fc.integer({ min: 1, max: 30 }), (some, blockLength) => {
        const { mean, low, high } = clusterMean(some, { ...BOOTSTRAP, blockLength }) ?? expect.fail();
        const values = some.map(({ value }) => value);
        expect(mean).toBeCloseTo(values.reduce((sum, value) => sum + value, 0) / values.length, 9);
        expect(low).toBeLessThanOrEqual(high);
        expect(low).toBeGreaterThanOrEqual(Math.min(...values) - 1e-9);
        expect(high).toBeLessThanOrEqual(Math.max(...values) + 1e-9);
      }),
    );
  });

  it('does not depend on the order of the cases', () => {
    fc.assert(
      fc.property(cases, (some) => {
        expect(clusterMean([...some].reverse(), BOOTSTRAP)).toEqual(clusterMean(some, BOOTSTRAP));
      }),
    );
    // One by one the ones are lost in the large number, together they are not.
    const unlike = [2 ** 53, 1, 1].map((value) => ({ cluster: 0, value }));
    expect(clusterMean([...unlike].reverse(), BOOTSTRAP)).toEqual(clusterMean(unlike, BOOTSTRAP));
  });

  const days = Array.from({ length: 40 }, (_, cluster): ClusterCase => ({ cluster, value: cluster % 4 === 0 ? 1 : 0 }));
  const width = (some: readonly ClusterCase[], blockLength = 1) => {
    const { low, high } = clusterMean(some, { ...BOOTSTRAP, blockLength }) ?? expect.fail();
    return high - low;
  };

  it('is no surer for a hundred units that share each day', () => {
    const shared = days.flatMap((one) => Array.from({ length: 100 }, () => one));
    expect(width(shared)).toBeCloseTo(width(days), 9);
  });

  it('is less sure where consecutive clusters go together and are drawn so', () => {
    const runs = days.map(({ cluster }) => ({ cluster, value: cluster < 10 ? 1 : 0 }));
    expect(width(runs, 10)).toBeGreaterThan(width(runs));
  });

  it('of one draw is the mean of what is drawn: blocks of consecutive clusters, cut where there are enough', () => {
    const some = [0, 1, 2, 3, 4].flatMap((cluster) =>
      Array.from({ length: cluster + 1 }, () => ({ cluster, value: 10 ** cluster })),
    );
    for (let seed = 1; seed <= 8; seed += 1) {
      const stream = seededRandom(seed);
      const drawn = [0, 1, 2].flatMap(() => {
        const start = stream.integer(5);
        return [start, (start + 1) % 5];
      });
      const clusters = drawn.slice(0, 5);
      const total = clusters.reduce((sum, cluster) => sum + (cluster + 1) * 10 ** cluster, 0);
      const count = clusters.reduce((sum, cluster) => sum + cluster + 1, 0);
      const found = clusterMean(some, { seed, draws: 1, blockLength: 2 });
      expect([found?.low, found?.high]).toEqual([total / count, total / count]);
    }
  });

  it('has nothing to say without a case', () => {
    expect(clusterMean([], BOOTSTRAP)).toBeUndefined();
  });
});
