import { describe, expect, it } from 'vitest';
import { calibrationError } from './calibration-error.ts';
import { consistencyBars } from './consistency-bars.ts';
import { dieboldMariano } from './diebold-mariano.ts';
import type { PairedLoss } from './loss-cells.ts';
import { reliabilityBins, TENTHS } from './reliability-bins.ts';
import { seededRandom } from './seeded-random.ts';
import { skillInterval } from './skill-interval.ts';

/** Losses that differ from their reference by noise around a gain. */
function noisy(seed: number, gain: number): readonly PairedLoss[] {
  const stream = seededRandom(seed);
  return ['a', 'b', 'c', 'd'].flatMap((region) =>
    Array.from({ length: 24 }, (_, quarter) => {
      const referenceLoss = 0.5 + stream.uniform();
      return { region, quarter, referenceLoss, loss: referenceLoss - gain + (stream.uniform() - 0.5) };
    }),
  );
}

describe.each(['region-blocks', 'regions-and-quarters'] as const)('the interval of skill by %s', (scheme) => {
  it('holds the truth about as often as it says, where cells are independent', () => {
    let held = 0;
    for (let seed = 0; seed < 150; seed++) {
      const { low = 0, high = 0 } =
        skillInterval(noisy(seed, 0.1), { seed, draws: 300, blockQuarters: 2, scheme }) ?? {};
      if (low <= 0.1 && high >= 0.1) held += 1;
    }
    expect(held / 150).toBeGreaterThan(0.88);
  });
});

describe('consistency bars', () => {
  it('contain a calibrated forecast about as often as they say', () => {
    const stream = seededRandom(11);
    let inside = 0;
    for (let trial = 0; trial < 200; trial++) {
      const some = Array.from({ length: 60 }, () => {
        const p = stream.uniform();
        return { probability: p, happened: stream.uniform() < p };
      });
      const { calibrationError95 } = consistencyBars(some, { edges: TENTHS, seed: trial, draws: 200 });
      if (calibrationError(reliabilityBins(some)) <= calibrationError95) inside += 1;
    }
    expect(inside / 200).toBeGreaterThan(0.9);
    expect(inside / 200).toBeLessThan(0.99);
  });
});

describe('the test of Diebold and Mariano', () => {
  const differences = (seed: number, mean: number, n = 80) => {
    const stream = seededRandom(seed);
    return Array.from({ length: n }, () => mean + stream.uniform() - 0.5);
  };

  it('rarely finds a difference where there is none, and finds one that is there', () => {
    const below = (mean: number) =>
      Array.from({ length: 300 }, (_, seed) => dieboldMariano(differences(seed, mean), 2)?.pValue ?? 1).filter(
        (p) => p < 0.05,
      ).length / 300;
    expect(below(0)).toBeLessThan(0.09);
    expect(below(0.2)).toBeGreaterThan(0.95);
  });
});
