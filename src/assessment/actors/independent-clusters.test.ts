import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { independentClusters, type WeighedCluster } from './independent-clusters.ts';

const cluster = (outlets: string, weight = 1): WeighedCluster => ({ weight, lineages: [...new Set(outlets)] });

const someClusters = fc
  .array(fc.tuple(fc.subarray([...'abcde'], { minLength: 1 }), fc.constantFrom(0.25, 0.5, 1, 1)), { maxLength: 7 })
  .map((drawn) => drawn.map(([outlets, weight]) => cluster(outlets.join(''), weight)));

/** Every way of giving outlets to clusters, tried one by one. */
function best(clusters: readonly WeighedCluster[], taken: ReadonlySet<string> = new Set()): number {
  const [first, ...rest] = clusters;
  if (first === undefined) return 0;
  const without = best(rest, taken);
  const withIt = [...first.lineages]
    .filter((outlet) => !taken.has(outlet))
    .map((outlet) => first.weight + best(rest, new Set([...taken, outlet])));
  return Math.max(without, ...withIt);
}

describe('independent clusters', () => {
  it('weigh as much as the best way of giving each an outlet of its own', () => {
    fc.assert(
      fc.property(someClusters, (clusters) => {
        const { count, weight } = independentClusters(clusters);
        expect(weight).toBe(best(clusters));
        expect(count).toBe(best(clusters.map(({ lineages }) => ({ weight: 1, lineages }))));
      }),
      { numRuns: 1_000 },
    );
  });

  it('weigh the same in any order and under any names of outlets', () => {
    fc.assert(
      fc.property(someClusters, fc.shuffledSubarray([...'abcde'], { minLength: 5 }), (clusters, names) => {
        const renamed = clusters.toReversed().map(({ weight, lineages }) => ({
          weight,
          lineages: lineages.map((outlet) => names['abcde'.indexOf(outlet)] ?? outlet),
        }));
        expect(independentClusters(renamed)).toEqual(independentClusters(clusters));
      }),
      { numRuns: 1_000 },
    );
  });

  it('are at most one more with one more outlet, however much it reports', () => {
    fc.assert(
      fc.property(someClusters, fc.nat({ max: 20 }), (clusters, reportCount) => {
        const more = [...clusters, ...Array.from({ length: reportCount }, () => cluster('z'))];
        const [before, after] = [independentClusters(clusters), independentClusters(more)];
        expect(after.count - before.count).toBeLessThanOrEqual(1);
        expect(after.count).toBeGreaterThanOrEqual(before.count);
      }),
      { numRuns: 1_000 },
    );
  });

  it('are one where many outlets print one story', () => {
    expect(independentClusters([cluster('abcde')])).toEqual({ count: 1, weight: 1 });
    expect(independentClusters([])).toEqual({ count: 0, weight: 0 });
  });
});
