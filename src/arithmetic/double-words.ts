/** One double and its two 32-bit words, in the byte order of the machine. */
const double = new Float64Array(1);
const words = new Int32Array(double.buffer);
double[0] = 1;
/** The upper half of 1 is 0x3ff00000, the lower one 0. */
const HIGH = words[0] === 0 ? 1 : 0;
const LOW = 1 - HIGH;

/** Sign, exponent and the upper 20 bits of the fraction, as a signed 32-bit integer. */
export function highWord(value: number): number {
  double[0] = value;
  return words[HIGH] ?? 0;
}

/** The lower 32 bits of the fraction, as a signed integer. */
export function lowWord(value: number): number {
  double[0] = value;
  return words[LOW] ?? 0;
}

/** The double of two words. */
export function fromWords(high: number, low: number): number {
  words[HIGH] = high;
  words[LOW] = low;
  return double[0] ?? 0;
}

/** The same fraction below another upper half. */
export function withHighWord(value: number, high: number): number {
  double[0] = value;
  words[HIGH] = high;
  return double[0] ?? 0;
}

/** The value with its lower 32 bits zero: its product with another such value is exact. */
export function withoutLowWord(value: number): number {
  double[0] = value;
  words[LOW] = 0;
  return double[0] ?? 0;
}

/** 2^exponent, exactly. @param exponent whole, −1022 to 1023 */
export function powerOfTwo(exponent: number): number {
  return fromWords((1023 + exponent) << 20, 0);
}
