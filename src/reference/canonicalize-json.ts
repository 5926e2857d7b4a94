import { canonicalJson } from './content-hash.ts';

/** A surrogate without its other half: with the `u` flag a pair is one character and does not match. */
const LONE_SURROGATE = /\p{Surrogate}/u;

/**
 * The one text of a JSON document (RFC 8785), to be signed: members sorted by UTF-16 code unit, numbers as ECMAScript
 * writes them, no white space.
 * @throws TypeError on what JSON cannot carry, and on half a surrogate pair, which UTF-8 cannot
 */
export function canonicalizeJson(value: unknown): string {
  refuseHalves(value);
  return canonicalJson(value);
}

function refuseHalves(value: unknown): void {
  if (typeof value === 'string' && LONE_SURROGATE.test(value))
    throw new TypeError('half a surrogate pair has no UTF-8');
  if (typeof value !== 'object' || value === null) return;
  for (const [name, member] of Object.entries(value)) {
    refuseHalves(name);
    refuseHalves(member);
  }
}
