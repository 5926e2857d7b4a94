import { decodeProtectedHeader } from 'jose';

/** The only signatures that are verified (CONTRACT.md §2). */
export const TOKEN_ALGORITHMS = ['RS256', 'ES256', 'EdDSA'] as const;
export type TokenAlgorithm = (typeof TOKEN_ALGORITHMS)[number];

export interface TokenHeader {
  readonly algorithm: TokenAlgorithm;
  /** Absent when the token names no key. */
  readonly keyId?: string;
}

/** Longest token read, characters: twice what identity providers issue, half of what a request's headers may hold. */
export const MAX_TOKEN_LENGTH = 8_192;
/** RFC 7515 §7.1: three parts of base64url; a token of five parts is encrypted and none of ours. */
const COMPACT_FORM = /^[\w-]+\.[\w-]+\.[\w-]+$/;
/** Members that bring their own key or change what a signature means. Never followed: a token with one is refused. */
const FOREIGN_MEMBERS = ['jku', 'x5u', 'jwk', 'crit'] as const;

/** What a token says about its own signature, before any of it is believed; `undefined` when it is none of ours. */
export function readTokenHeader(token: string): TokenHeader | undefined {
  if (token.length > MAX_TOKEN_LENGTH || !COMPACT_FORM.test(token)) return undefined;
  const header = decoded(token);
  if (header === undefined || FOREIGN_MEMBERS.some((member) => Object.hasOwn(header, member))) return undefined;
  const { alg, kid } = header;
  const algorithm = TOKEN_ALGORITHMS.find((known) => known === alg);
  if (algorithm === undefined) return undefined;
  if (kid === undefined) return { algorithm };
  return typeof kid === 'string' ? { algorithm, keyId: kid } : undefined;
}

function decoded(token: string) {
  try {
    return decodeProtectedHeader(token);
  } catch {
    return undefined;
  }
}
