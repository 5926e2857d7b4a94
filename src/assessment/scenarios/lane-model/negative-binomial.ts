import { exp } from '../../../arithmetic/exp.ts';
import { log } from '../../../arithmetic/log.ts';
import { log1p } from '../../../arithmetic/log1p.ts';
/**
 * Probability of at most `count` under a negative binomial, by the regularised incomplete beta function and its continued fraction
 * (Press et al., Numerical Recipes, §6.4; Lentz's algorithm).
 * @param count whole number; below 0 the probability is 0
 * @param mean above 0
 * @param size above 0: the variance is mean + mean² / size
 */
export function negativeBinomialCdf(count: number, mean: number, size: number): number {
  if (count < 0) return 0;
  if (count === Number.POSITIVE_INFINITY) return 1;
  return incompleteBeta(size / (size + mean), size, count + 1);
}

function incompleteBeta(x: number, a: number, b: number): number {
  const front = exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * log(x) + b * log1p(-x));
  return x < (a + 1) / (a + b + 2)
    ? (front * continuedFraction(x, a, b)) / a
    : 1 - (front * continuedFraction(1 - x, b, a)) / b;
}

const STEPS = 200;
const TINY = 1e-300;

function continuedFraction(x: number, a: number, b: number): number {
  let c = 1;
  let d = 1 / away(1 - ((a + b) * x) / (a + 1));
  let result = d;
  for (let m = 1; m <= STEPS; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / away(1 + even * d);
    c = away(1 + even / c);
    result *= d * c;
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / away(1 + odd * d);
    c = away(1 + odd / c);
    const factor = d * c;
    result *= factor;
    if (Math.abs(factor - 1) < 1e-9) break;
  }
  return result;
}

const away = (value: number): number => (Math.abs(value) < TINY ? TINY : value);

/** Stirling's series after a shift to 8 and more: right to ten digits for the sizes used here. */
function logGamma(x: number): number {
  let shift = 0;
  let z = x;
  while (z < 8) {
    shift -= log(z);
    z += 1;
  }
  const inverse = 1 / (z * z);
  const series = (1 / 12 - inverse * (1 / 360 - inverse * (1 / 1260 - inverse / 1680))) / z;
  return shift + (z - 0.5) * log(z) - z + 0.5 * log(2 * Math.PI) + series;
}
