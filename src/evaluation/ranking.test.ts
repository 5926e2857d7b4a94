import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areaUnderCurve } from './area-under-curve.ts';
import { averagePrecision } from './average-precision.ts';
import type { BinaryCase } from './ranked-cases.ts';

const one = fc.record({
  probability: fc.integer({ min: 0, max: 12 }).map((n) => n / 12),
  happened: fc.boolean(),
});
const cases = fc.array(one, { minLength: 1, maxLength: 40 });
const mixed = cases.filter((some) => new Set(some.map(({ happened }) => happened)).size === 2);

/** Every pair of a case that happened with one that did not. */
function byPairs(some: readonly BinaryCase[]): number {
  const happened = some.filter((item) => item.happened);
  const missed = some.filter((item) => !item.happened);
  const wins = happened.flatMap((a) => missed.map((b) => (Math.sign(a.probability - b.probability) + 1) / 2));
  return wins.reduce((sum, win) => sum + win, 0) / wins.length;
}

/** Precision and recall at every threshold, from the definition. */
function byThresholds(some: readonly BinaryCase[]): number {
  const all = some.filter(({ happened }) => happened).length;
  const thresholds = [...new Set(some.map(({ probability }) => probability))].sort((a, b) => b - a);
  let before = 0;
  let sum = 0;
  for (const threshold of thresholds) {
    const called = some.filter(({ probability }) => probability >= threshold);
    const found = called.filter(({ happened }) => happened).length;
    sum += (found / all - before) * (found / called.length);
    before = found / all;
  }
  return sum;
}

describe('the area under the curve', () => {
  it('is the share of pairs in the right order, ties counted half', () => {
    fc.assert(
      fc.property(mixed, (some) => {
        expect(areaUnderCurve(some)).toBeCloseTo(byPairs(some), 12);
      }),
    );
  });

  it('is unchanged by what keeps the order, and turned round by what reverses it', () => {
    fc.assert(
      fc.property(mixed, (some) => {
        const area = areaUnderCurve(some) ?? Number.NaN;
        const curved = some.map(({ probability, happened }) => ({ probability: probability ** 3, happened }));
        const reversed = some.map(({ probability, happened }) => ({ probability: 1 - probability, happened }));
        expect(areaUnderCurve(curved)).toBeCloseTo(area, 12);
        expect(areaUnderCurve(reversed)).toBeCloseTo(1 - area, 12);
        expect(areaUnderCurve([...some].reverse())).toBe(area);
      }),
    );
  });

  it('is 1 for perfect order, a half for none, absent where all or nothing happened', () => {
    const case_ = (probability: number, happened: boolean) => ({ probability, happened });
    expect(areaUnderCurve([case_(0.9, true), case_(0.1, false)])).toBe(1);
    expect(areaUnderCurve([case_(0.5, true), case_(0.5, false)])).toBe(0.5);
    expect(areaUnderCurve([case_(0.5, true)])).toBeUndefined();
    expect(areaUnderCurve([case_(0.5, false)])).toBeUndefined();
  });
});

describe('average precision', () => {
  it('is what counting at every threshold gives', () => {
    fc.assert(
      fc.property(mixed, (some) => {
        expect(averagePrecision(some)).toBeCloseTo(byThresholds(some), 12);
      }),
    );
  });

  it('is the share that happened when every case was given the same', () => {
    fc.assert(
      fc.property(mixed, (some) => {
        const share = some.filter(({ happened }) => happened).length / some.length;
        expect(averagePrecision(some.map(({ happened }) => ({ probability: 0.3, happened })))).toBeCloseTo(share, 12);
      }),
    );
  });

  it('does not depend on the order of the cases, and is absent where nothing happened', () => {
    fc.assert(
      fc.property(mixed, (some) => {
        expect(averagePrecision([...some].reverse())).toBe(averagePrecision(some));
      }),
    );
    expect(averagePrecision([{ probability: 1, happened: false }])).toBeUndefined();
  });
});
