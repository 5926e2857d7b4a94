const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/**
 * A non-negative integer in base 62, padded with leading zeros.
 * @throws RangeError when the number needs more digits than `length`
 */
export function base62(value: bigint, length: number): string {
  let rest = value;
  let text = '';
  for (let position = 0; position < length; position += 1) {
    text = (DIGITS[Number(rest % 62n)] ?? '') + text;
    rest /= 62n;
  }
  if (rest !== 0n) throw new RangeError(`${length} base 62 digits cannot carry the number`);
  return text;
}

/** Bytes as one big-endian integer. */
export const integerOf = (bytes: Uint8Array): bigint => bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
