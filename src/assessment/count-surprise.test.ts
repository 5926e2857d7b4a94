import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countQuantile, countSurprise } from './count-surprise.ts';

/** Φ by Simpson's rule from −9: another way than the code's. */
function normalDistribution(x: number): number {
  const steps = 4_000;
  const width = (x + 9) / steps;
  const density = (t: number): number => Math.exp((-t * t) / 2) / Math.sqrt(2 * Math.PI);
  let sum = density(-9) + density(x);
  for (let i = 1; i < steps; i += 1) sum += density(-9 + i * width) * (i % 2 === 0 ? 2 : 4);
  return (sum * width) / 3;
}

/** Mid-p from the textbook form of the negative binomial of size 1 (geometric) and 2. */
function midP(count: number, mean: number, size: 1 | 2): number {
  const p = size / (size + mean);
  const mass = (k: number): number => (size === 1 ? p * (1 - p) ** k : (k + 1) * p * p * (1 - p) ** k);
  let below = 0;
  for (let k = 0; k < count; k += 1) below += mass(k);
  return below + mass(count) / 2;
}

describe('countSurprise', () => {
  it('is the normal quantile of the exact mid-p value', () => {
    for (const size of [1, 2] as const) {
      for (const [count, mean] of [
        [0, 0.5],
        [1, 0.5],
        [3, 2],
        [10, 10],
        [25, 10],
        [60, 20],
      ] as const) {
        expect(normalDistribution(countSurprise(count, mean, size))).toBeCloseTo(midP(count, mean, size), 8);
      }
    }
  });

  it('rises without a step between whole numbers', () => {
    const ascending = fc.tuple(fc.double({ min: 0, max: 60, noNaN: true }), fc.double({ min: 0, max: 2, noNaN: true }));
    fc.assert(
      fc.property(ascending, fc.double({ min: 0.1, max: 40, noNaN: true }), ([count, more], mean) => {
        expect(countSurprise(count + more, mean, 4)).toBeGreaterThanOrEqual(countSurprise(count, mean, 4) - 1e-9);
      }),
    );
    expect(countSurprise(6 - 1e-9, 5, 4)).toBeCloseTo(countSurprise(6, 5, 4), 6);
  });

  it('knows the geometric distribution by hand', () => {
    // Mean 1, size 1: P(0) = 1/2, so mid-p of 0 is 1/4 and of 1 is 5/8.
    expect(countSurprise(0, 1, 1)).toBeCloseTo(-0.67449, 5);
    expect(countSurprise(1, 1, 1)).toBeCloseTo(0.31864, 5);
  });

  it('never falls when the count rises, never rises with the expectation, and stays within 4', () => {
    fc.assert(
      fc.property(
        fc.nat(400),
        fc.nat(50),
        fc.double({ min: 0, max: 300, noNaN: true }),
        fc.double({ min: 0, max: 50, noNaN: true }),
        (count, more, mean, extra) => {
          const z = countSurprise(count, mean, 2);
          expect(Math.abs(z)).toBeLessThanOrEqual(4);
          expect(countSurprise(count + more, mean, 2)).toBeGreaterThanOrEqual(z);
          expect(countSurprise(count, mean + extra, 2)).toBeLessThanOrEqual(z + 1e-9);
        },
      ),
    );
  });

  it('is cut off where the approximation ends', () => {
    expect(countSurprise(50, 0.001, 2)).toBe(4);
    expect(countSurprise(0, 100_000, 2)).toBe(-4);
  });
});

describe('countQuantile', () => {
  const mean = fc.double({ min: 0, max: 300, noNaN: true });
  const size = fc.double({ min: 0.2, max: 60, noNaN: true });
  const probability = fc.double({ min: 0, max: 0.999, noNaN: true });

  it('is the least count that chance stays at or below with the probability', () => {
    fc.assert(
      fc.property(mean, fc.constantFrom(1, 2), probability, (m, s, p) => {
        const success = s / (s + m);
        const atMost = (count: number): number => {
          let sum = 0;
          for (let k = 0; k <= count; k += 1) sum += (s === 1 ? 1 : k + 1) * success ** s * (1 - success) ** k;
          return sum;
        };
        const reach = countQuantile(m, s, p);
        expect(atMost(reach)).toBeGreaterThanOrEqual(p - 1e-9);
        if (reach > 0) expect(atMost(reach - 1)).toBeLessThan(p + 1e-9);
      }),
    );
  });

  it('never falls when the mean or the probability rises, and ends where nothing is left to add', () => {
    fc.assert(
      fc.property(mean, mean, size, probability, probability, (m, more, s, p, q) => {
        expect(countQuantile(m + more, s, p)).toBeGreaterThanOrEqual(countQuantile(m, s, p));
        expect(countQuantile(m, s, Math.max(p, q))).toBeGreaterThanOrEqual(countQuantile(m, s, Math.min(p, q)));
      }),
    );
    expect(countQuantile(0, 2, 0.99)).toBe(0);
    expect(countQuantile(100_000, 10, 0.9836)).toBeGreaterThan(150_000);
    expect(Number.isFinite(countQuantile(10, 1, 1 - 2 ** -53))).toBe(true);
  });
});
