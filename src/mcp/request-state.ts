import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Json } from '../contract/openapi/json.ts';
import { canonicalJson, contentHash } from '../reference/content-hash.ts';

/** How long an answer to `input_required` may take, ms. */
const STATE_MS = 600_000;

/** What a state belongs to: it is worth nothing elsewhere. */
export interface StateOwner {
  /** Undefined without a credential. */
  readonly accountId: string | undefined;
  readonly method: string;
  /** Name and arguments of the call. */
  readonly call: Json;
}

/**
 * The `requestState` of an `input_required` result: what is kept, with an HMAC over it, its time, account, method and arguments.
 * @param secret 32 bytes; the same in every process of a store
 * @param now epoch ms
 */
export function signState(kept: Json, owner: StateOwner, { secret, now }: StateKey): string {
  const payload = canonicalJson({ at: now, kept });
  return `${payload}.${tagOf(payload, owner, secret)}`;
}

export interface StateKey {
  readonly secret: Uint8Array;
  readonly now: number;
}

/** What was kept; undefined where the state is forged, another's, of other arguments or older than 10 minutes. */
export function readState(
  state: string,
  owner: StateOwner,
  { secret, now }: StateKey,
): { readonly kept: Json } | undefined {
  const split = state.lastIndexOf('.');
  if (split < 0) return undefined;
  const payload = state.slice(0, split);
  if (!isEqual(state.slice(split + 1), tagOf(payload, owner, secret))) return undefined;
  const { at, kept } = JSON.parse(payload);
  return typeof at === 'number' && now - at <= STATE_MS ? { kept } : undefined;
}

function tagOf(payload: string, { accountId, method, call }: StateOwner, secret: Uint8Array): string {
  const text = canonicalJson([payload, accountId ?? null, method, contentHash(call)]);
  return bytesToHex(hmac(sha256, secret, utf8ToBytes(text)));
}

/** In a time that depends on the length alone. */
function isEqual(given: string, expected: string): boolean {
  if (given.length !== expected.length) return false;
  let difference = 0;
  for (let index = 0; index < given.length; index += 1)
    difference |= given.charCodeAt(index) ^ expected.charCodeAt(index);
  return difference === 0;
}
