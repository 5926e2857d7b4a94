/** Numbers that look random and are the same for the same seed, on every machine. */
export interface RandomStream {
  /** In [0, 1), on a grid of 2⁻³². */
  readonly uniform: () => number;
  /** A whole number in 0..below−1. @param below 1 to 2³² */
  readonly integer: (below: number) => number;
}

/**
 * xoshiro128** (Blackman & Vigna 2018), seeded by SplitMix32.
 * @param seed any whole number; its lowest 32 bits count
 */
export function seededRandom(seed: number): RandomStream {
  let mix = seed | 0;
  const splitMix = () => {
    mix = (mix + 0x9e3779b9) | 0;
    let z = mix ^ (mix >>> 16);
    z = Math.imul(z, 0x21f0aaad);
    z ^= z >>> 15;
    z = Math.imul(z, 0x735a2d97);
    return z ^ (z >>> 15);
  };
  let a = splitMix();
  let b = splitMix();
  let c = splitMix();
  let d = splitMix();
  const next = () => {
    const result = Math.imul(rotated(Math.imul(b, 5), 7), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = rotated(d, 11);
    return result;
  };
  return {
    uniform: () => next() / 2 ** 32,
    integer: (below) => Math.floor((next() / 2 ** 32) * below),
  };
}

const rotated = (value: number, by: number): number => (value << by) | (value >>> (32 - by));
