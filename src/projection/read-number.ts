export interface NumberRead {
  readonly value: number | bigint;
  /** Index of the first character behind the number. */
  readonly end: number;
}

const NUMBER = /-?(?:0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?/y;

/** Integers of more characters are beyond 2^63; their conversion would take quadratic time. */
const MAX_INTEGER_CHARACTERS = 20;
/** Largest integer that keeps every digit (CONTRACT.md §5); the smallest is −2^63. */
export const MAX_INTEGER = 2n ** 63n - 1n;
const MIN_INTEGER = -(2n ** 63n);

/** Reads a JSON number at this place; `undefined` when there is none or when it is beyond the range of a double. */
export function readNumber(text: string, at: number): NumberRead | undefined {
  NUMBER.lastIndex = at;
  const match = NUMBER.exec(text);
  if (match === null) return undefined;
  const [written, fraction, exponent] = match;
  const value = Number(written);
  if (!Number.isFinite(value)) return undefined;
  const isInteger = fraction === undefined && exponent === undefined;
  const isExact = !isInteger || Number.isSafeInteger(value) || written.length > MAX_INTEGER_CHARACTERS;
  return { value: isExact ? value : exactInteger(BigInt(written)), end: at + written.length };
}

/** Whether a JSON number begins at this place, of any size. */
export function isNumber(text: string, at: number): boolean {
  NUMBER.lastIndex = at;
  return NUMBER.test(text);
}

/** The integer as a double where a double is exact, as it is up to 64 bits, and rounded beyond. */
export function exactInteger(value: bigint): number | bigint {
  const rounded = Number(value);
  return Number.isSafeInteger(rounded) || value > MAX_INTEGER || value < MIN_INTEGER ? rounded : value;
}
