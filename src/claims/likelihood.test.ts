import { describe, expect, it } from 'vitest';
import { percent } from '../assessment/english.ts';
import { likelihood } from './likelihood.ts';

const GRID = 4_096;
const gridPoints = Array.from({ length: GRID + 1 }, (_, i) => i / GRID);

/** METHOD.md §9, in whole per cent; the ends of a range belong to both words. */
const RANGES: Readonly<Record<string, readonly [number, number]>> = {
  'almost no chance': [0, 5],
  'very unlikely': [5, 20],
  unlikely: [20, 45],
  'roughly even': [45, 55],
  likely: [55, 80],
  'very likely': [80, 95],
  'almost certain': [95, 100],
};

/** What a reader sees in a share: a number of per cent, or a bound. */
function shownPercent(text: string): number {
  if (text === 'less than 1%') return 0.5;
  if (text === 'more than 99%') return 99.5;
  return Number(/^(\d+)%$/.exec(text)?.[1]);
}

describe('the word for a probability', () => {
  it('agrees with the number, and with the number as it is shown, at every point of the grid', () => {
    for (const probability of gridPoints) {
      const [low, high] = RANGES[likelihood(probability)] ?? [1, 0];
      for (const shown of [probability * 100, shownPercent(percent(probability))]) {
        expect(shown).toBeGreaterThanOrEqual(low);
        expect(shown).toBeLessThanOrEqual(high);
      }
    }
  });

  it('never gets weaker while the probability grows', () => {
    const order = Object.keys(RANGES);
    const ranks = gridPoints.map((probability) => order.indexOf(likelihood(probability)));
    expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
    expect(new Set(ranks).size).toBe(order.length);
  });
});
