import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/**
 * SHA-256 of the canonical JSON of a value, lower-case hex.
 * @param value anything JSON can carry
 * @param length hex digits to keep, 8 to 64
 * @throws TypeError on what JSON cannot carry: undefined, functions, numbers that are not finite
 */
export function contentHash(value: unknown, length = 64): string {
  return bytesToHex(sha256(utf8ToBytes(canonicalJson(value)))).slice(0, length);
}

/**
 * JSON with members sorted by UTF-16 code unit and no white space (RFC 8785 for the values we hold).
 * @throws TypeError on what JSON cannot carry
 */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number' && Number.isFinite(value)) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object') throw new TypeError(`canonical JSON cannot carry ${String(value)}`);
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return `{${members.map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`).join(',')}}`;
}
