import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/**
 * SHA-256 of the canonical JSON of a value, lower-case hex.
 * @param value any JSON value; numbers must be finite
 * @param length hex digits to keep, 8 to 64
 */
export function contentHash(value: Json, length = 64): string {
  return bytesToHex(sha256(utf8ToBytes(canonicalJson(value)))).slice(0, length);
}

/**
 * JSON with members sorted by UTF-16 code unit and no white space (RFC 8785 for the values we hold).
 * @throws RangeError on a number that JSON cannot carry
 */
export function canonicalJson(value: Json): string {
  if (typeof value === 'number' && !Number.isFinite(value))
    throw new RangeError('canonical JSON carries finite numbers only');
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (isList(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return `{${members.map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`).join(',')}}`;
}

function isList(value: object): value is readonly Json[] {
  return Array.isArray(value);
}
