import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asin } from './asin.ts';
import { exp } from './exp.ts';
import { expm1 } from './expm1.ts';
import { log } from './log.ts';
import { log1p } from './log1p.ts';
import { log10 } from './log10.ts';
import { pow } from './pow.ts';
import { powerOfTen } from './power-of-ten.ts';
import { cos, sin } from './sin.ts';

const BITS = 1_200n;
const ONE = 1n << BITS;

/** A double as a fixed-point number with 1,200 bits after the point, exactly. */
function fixed(x: number): bigint {
  const words = new BigInt64Array(new Float64Array([x]).buffer);
  const bits = BigInt.asUintN(63, words[0] ?? 0n);
  const exponent = Number(bits >> 52n);
  const fraction = (bits & ((1n << 52n) - 1n)) | (exponent === 0 ? 0n : 1n << 52n);
  const size = (fraction << BITS) >> BigInt(1075 - Math.max(1, exponent));
  return x < 0 ? -size : size;
}

/** Distance of a result from the exact value, in units of the last place of the result. */
function ulps(result: number, exact: bigint): number {
  const size = Math.abs(result);
  const words = new BigInt64Array(new Float64Array([size]).buffer);
  const next = new Float64Array(new BigInt64Array([(words[0] ?? 0n) + 1n]).buffer)[0] ?? 0;
  const distance = fixed(result) - exact;
  return Number(((distance < 0n ? -distance : distance) * 1_000n) / (fixed(next) - fixed(size))) / 1_000;
}

/** Taylor series of eᶻ, after 40 halvings of z. */
function exactExp(z: bigint): bigint {
  let [sum, term] = [ONE, ONE];
  for (let k = 1n; term !== 0n && term !== -1n; k += 1n) {
    term = (term * (z >> 40n)) / (k * ONE);
    sum += term;
  }
  for (let i = 0; i < 40; i++) sum = (sum * sum) >> BITS;
  return sum;
}

/** The two alternating series of sine and cosine. */
function exactSine(z: bigint, from: 0n | 1n): bigint {
  let [sum, term] = [0n, from === 0n ? ONE : z];
  for (let k = from; term !== 0n && term !== -1n; k += 2n) {
    sum += term;
    term = -((((term * z) >> BITS) * z) / (ONE * (k + 1n) * (k + 2n)));
  }
  return sum;
}

/** ln of a value by Newton's method on the exact eˣ: every step doubles the right bits. */
function exactLog(x: bigint, start: number): bigint {
  let y = fixed(start);
  for (let i = 0; i < 5; i++) {
    const power = exactExp(y);
    y += (2n * (x - power) * ONE) / (x + power);
  }
  return y;
}

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const runs = { numRuns: 60 };
const holds = (value: fc.Arbitrary<number>, bound: number, own: (x: number) => number, exact: (x: number) => bigint) =>
  fc.assert(
    fc.property(value, (x) => ulps(own(x), exact(x)) <= bound),
    runs,
  );

describe('own arithmetic next to exact values', () => {
  it('has eˣ and eˣ − 1 within 1 ulp', () => {
    holds(between(-20, 20), 1, exp, (x) => exactExp(fixed(x)));
    holds(between(-20, 20), 1, expm1, (x) => exactExp(fixed(x)) - ONE);
  });

  it('has ln x and ln(1 + x) within 1 ulp, log₁₀ x within 2', () => {
    holds(between(1e-6, 1e9), 1, log, (x) => exactLog(fixed(x), Math.log(x)));
    holds(between(-0.99, 1e6), 1, log1p, (x) => exactLog(ONE + fixed(x), Math.log1p(x)));
    const ln10 = exactLog(10n * ONE, Math.LN10);
    holds(between(1e-6, 1e9), 2, log10, (x) => (exactLog(fixed(x), Math.log(x)) * ONE) / ln10);
  });

  it('has sine and cosine within 1 ulp', () => {
    holds(between(-100, 100), 1, sin, (x) => exactSine(fixed(x), 1n));
    holds(between(-100, 100), 1, cos, (x) => exactSine(fixed(x), 0n));
  });

  it('has the arcsine of x where its sine is x, within 1 ulp of the angle', () => {
    fc.assert(
      fc.property(between(-0.999, 0.999), (x) => {
        const angle = asin(x);
        // One Newton step from the result gives twice its right bits.
        const z = fixed(angle);
        const exact = z + ((fixed(x) - exactSine(z, 1n)) * ONE) / exactSine(z, 0n);
        return ulps(angle, exact) <= 1;
      }),
      runs,
    );
  });

  it('has x to the power of y within 2 ulp', () => {
    fc.assert(
      fc.property(between(1e-3, 1e8), between(-8, 8), (x, y) => {
        const exact = exactExp((exactLog(fixed(x), Math.log(x)) * fixed(y)) >> BITS);
        return ulps(pow(x, y), exact) <= 2;
      }),
      runs,
    );
  });

  it('has powers of ten exactly', () => {
    for (let digits = -20; digits <= 300; digits++) expect(powerOfTen(digits)).toBe(Number(`1e${digits}`));
  });
});

describe('own arithmetic at its bounds', () => {
  it.each([
    ['exp', exp, Math.exp],
    ['expm1', expm1, Math.expm1],
    ['log', log, Math.log],
    ['log1p', log1p, Math.log1p],
    ['log10', log10, Math.log10],
    ['asin', asin, Math.asin],
  ])('agrees with Math.%s on any double up to 2 ulp, and on what is no number', (_, own, engine) => {
    fc.assert(
      fc.property(fc.double(), (x) => {
        const [a, b] = [own(x), engine(x)];
        if (!Number.isFinite(b) || b === 0) return Object.is(a, b);
        return Math.abs(a - b) <= Math.max(Math.abs(b) * 2 ** -51, Number.MIN_VALUE * 2);
      }),
      { numRuns: 1_000 },
    );
    for (const x of [0, -0, 1, -1, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NaN])
      expect(own(x)).toBe(engine(x));
  });

  it('raises the special values as Math.pow does', () => {
    const exponents = [0, 1, -1, 0.5, 2, -3, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NaN];
    for (const x of [0, 0.5, 1, 2, Number.POSITIVE_INFINITY, Number.NaN])
      for (const y of exponents) expect(pow(x, y), `${x} ${y}`).toBe(x ** y);
    expect(pow(-2, 2)).toBeNaN();
  });

  it('rejects an angle that it cannot reduce', () => {
    expect(() => sin(1e6)).toThrow(RangeError);
    expect(sin(Number.POSITIVE_INFINITY)).toBeNaN();
  });
});

describe('the bits of own arithmetic', () => {
  /** Hash of 20,000 results on a fixed grid. */
  const bitsOf = (own: (x: number) => number, from: number, to: number): string => {
    const results = Float64Array.from({ length: 20_000 }, (_, i) => own(from + ((to - from) * (i + 0.37)) / 20_000));
    return bytesToHex(sha256(new Uint8Array(results.buffer))).slice(0, 16);
  };

  it('are those that stored snapshots were made with', () => {
    expect({
      exp: bitsOf(exp, -30, 30),
      expm1: bitsOf(expm1, -5, 5),
      log: bitsOf(log, 0, 1e4),
      log1p: bitsOf(log1p, -1, 1e3),
      log10: bitsOf(log10, 0, 1e6),
      sin: bitsOf(sin, -400, 400),
      cos: bitsOf(cos, -400, 400),
      asin: bitsOf(asin, -1, 1),
      halving: bitsOf((x) => pow(0.5, x), 0, 60),
      root: bitsOf((x) => pow(x, 0.25), 0, 1),
      share: bitsOf((x) => pow(x, 0.4), 0, 1e9),
    }).toMatchInlineSnapshot(`
      {
        "asin": "f5694345e69f0b0c",
        "cos": "f02a7e51ffc2cbb5",
        "exp": "de9752b67c9b2ae2",
        "expm1": "ea309e9a05e49f41",
        "halving": "05a5647ea9815f22",
        "log": "21378452b3d2ff0a",
        "log10": "daf52a4436e49e88",
        "log1p": "1c54a0e6e1b32243",
        "root": "3bcd5007e11dff7b",
        "share": "709731cd7415bd50",
        "sin": "e7ab78a4efb5dae3",
      }
    `);
  });
});
