import { exp } from '../arithmetic/exp.ts';
import { log } from '../arithmetic/log.ts';
import { log1p } from '../arithmetic/log1p.ts';
import { pow } from '../arithmetic/pow.ts';
/**
 * Probability that Student's t exceeds a value: half the regularised incomplete beta function I at ν/(ν + t²) of (ν/2, ½), by its
 * continued fraction (Lentz's method).
 * @param t 0 or more
 * @param degrees of freedom, 1 or more
 */
export function studentTSurvival(t: number, degrees: number): number {
  return incompleteBeta(degrees / (degrees + t * t), degrees / 2, 0.5) / 2;
}

function incompleteBeta(x: number, a: number, b: number): number {
  const front = exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * log(x) + b * log1p(-x));
  return x < (a + 1) / (a + b + 2) ? (front * fraction(x, a, b)) / a : 1 - (front * fraction(1 - x, b, a)) / b;
}

/** The continued fraction of the incomplete beta function; it converges fast for x below (a + 1)/(a + b + 2). */
function fraction(x: number, a: number, b: number): number {
  const apart = (value: number) => (Math.abs(value) < 1e-300 ? 1e-300 : value);
  let c = 1;
  let d = 1 / apart(1 - ((a + b) * x) / (a + 1));
  let result = d;
  for (let m = 1; m <= 500; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / apart(1 + even * d);
    c = apart(1 + even / c);
    result *= d * c;
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / apart(1 + odd * d);
    c = apart(1 + odd / c);
    result *= d * c;
    if (Math.abs(d * c - 1) < 1e-15) break;
  }
  return result;
}

/** ln Γ(x) for x > 0: Stirling's series after shifting x above 10, good to 1e−13. */
function logGamma(x: number): number {
  let shift = 0;
  let z = x;
  while (z < 10) {
    shift += log(z);
    z += 1;
  }
  const series = 1 / (12 * z) - 1 / (360 * pow(z, 3)) + 1 / (1260 * pow(z, 5)) - 1 / (1680 * pow(z, 7));
  return (z - 0.5) * log(z) - z + 0.5 * log(2 * Math.PI) + series - shift;
}
