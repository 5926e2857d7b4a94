import { square } from '../arithmetic/square.ts';
/**
 * The continuous ranked probability score of a distribution of counts: Σ over k ≥ 0 of (F(k) − 1{count ≤ k})². In the unit of the
 * count, 0 or more, lower is better (Matheson & Winkler 1976).
 * @param masses probability of 0, 1, 2, …; sums to 1, what lies beyond its end has probability 0
 */
export function crpsOfDistribution(masses: readonly number[], count: number): number {
  let below = 0;
  let sum = 0;
  for (let k = 0; k < Math.max(masses.length, count); k++) {
    below += masses[k] ?? 0;
    sum += square(below - (count <= k ? 1 : 0));
  }
  return sum;
}

/**
 * The same score of a sample that stands for the distribution: mean |x − count| − ½ mean |x − x′| over all pairs (Gneiting & Raftery 2007).
 * @throws RangeError for an empty sample
 */
export function crpsOfSample(sample: readonly number[], count: number): number {
  const n = sample.length;
  if (n === 0) throw new RangeError('the score of a sample needs at least one value');
  const sorted = Float64Array.from(sample).sort();
  let distance = 0;
  let spread = 0;
  for (const [i, value] of sorted.entries()) {
    distance += Math.abs(value - count);
    spread += (2 * i - n + 1) * value;
  }
  return distance / n - spread / (n * n);
}
