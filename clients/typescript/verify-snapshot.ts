/** Why a snapshot is not what it says. */
export type VerifyProblem =
  | 'not_json'
  | 'no_snapshot'
  | 'no_signature'
  | 'no_key_set'
  | 'key_unknown'
  | 'key_misnamed'
  | 'mismatch'
  | 'unsupported';

export type Verdict =
  /** `generatedAt`: epoch ms. */
  | { readonly status: 'valid'; readonly keyId: string; readonly snapshotId: string; readonly generatedAt: number }
  | { readonly status: 'invalid'; readonly problem: VerifyProblem; readonly keyId?: string };

/** What is compared; documents as JSON or parsed. */
export interface SignedDocument {
  /** A served body of a snapshot, a companion or inputs, or the snapshot or companion in it. */
  readonly document: unknown;
  /** `X-Snapshot-Signature`, `X-Companion-Signature` or `X-Inputs-Signature`, or headers with one. */
  readonly signature: string;
  /** A JSON Web Key Set, as `client.platform.jwks()` has it. */
  readonly keySet: unknown;
}

const SIGNATURE = /ed25519; kid="([0-9A-Za-z_-]{43})"; sig="([0-9A-Za-z_-]{86})"/;

/**
 * Whether a snapshot is what the holder of a key signed (RFC 8785, Ed25519), by WebCrypto alone; nothing is sent.
 * @returns the first thing that is wrong
 */
export async function verifySnapshot({ document, signature, keySet }: SignedDocument): Promise<Verdict> {
  const whole = parsed(document);
  const signed = signedIn(whole);
  if (signed === undefined) return invalid('not_json');
  const { snapshotId, generatedAt } = { ...Object(signed).meta, ...Object(signed) };
  if (typeof snapshotId !== 'string' || typeof generatedAt !== 'number') return invalid('no_snapshot');
  const [, keyId, value = ''] = SIGNATURE.exec(signature) ?? [];
  if (keyId === undefined) return invalid('no_signature');
  const { keys } = Object(parsed(keySet));
  if (!Array.isArray(keys)) return invalid('no_key_set');
  const key = Object(keys.find((one: unknown) => Object(one).kid === keyId));
  if (key.kid !== keyId) return invalid('key_unknown', keyId);
  const x: unknown = key.x;
  // A key under the thumbprint of another one is not the key that was named.
  if (typeof x !== 'string' || (await thumbprint(x)) !== keyId) return invalid('key_misnamed', keyId);
  const { subtle } = globalThis.crypto;
  try {
    const jwk = { kty: 'OKP', crv: 'Ed25519', x };
    const publicKey = await subtle.importKey('jwk', jwk, { name: 'Ed25519' }, false, ['verify']);
    const bytes = new TextEncoder().encode(canonicalJson(signed));
    const isSigned = await subtle.verify({ name: 'Ed25519' }, publicKey, fromBase64Url(value), bytes);
    if (isSigned && !(await hasSignedTexts(whole))) return invalid('mismatch', keyId);
    return isSigned ? { status: 'valid', keyId, snapshotId, generatedAt } : invalid('mismatch', keyId);
  } catch (error) {
    const isMissing = error instanceof Error && error.name === 'NotSupportedError';
    return invalid(isMissing ? 'unsupported' : 'mismatch', keyId);
  }
}

const invalid = (problem: VerifyProblem, keyId?: string): Verdict => ({
  status: 'invalid',
  problem,
  ...(keyId === undefined ? {} : { keyId }),
});

function parsed(given: unknown): unknown {
  if (typeof given !== 'string') return given;
  try {
    return JSON.parse(given);
  } catch {
    return undefined;
  }
}

function signedIn(document: unknown): unknown {
  if (typeof document !== 'object' || document === null) return document;
  if ('snapshot' in document) return document.snapshot;
  if ('companion' in document) return document.companion;
  return 'inputs' in document ? document.inputs : document;
}

/** The signature of inputs covers the hash of each text of observations beside them. */
async function hasSignedTexts(document: unknown): Promise<boolean> {
  const { inputs, observations } = Object(document);
  if (!Array.isArray(observations)) return true;
  const { chunks } = Object(inputs);
  if (!Array.isArray(chunks) || chunks.length !== observations.length) return false;
  for (const [i, text] of observations.entries()) if ((await sha256(String(text))) !== chunks[i]) return false;
  return true;
}

async function sha256(text: string): Promise<string> {
  const hash = await globalThis.crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The one text of a JSON document (RFC 8785): members sorted by UTF-16 code unit, numbers as ECMAScript writes them. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)}`).join(',')}}`;
}

/** RFC 7638. */
async function thumbprint(x: string): Promise<string> {
  const text = `{"crv":"Ed25519","kty":"OKP","x":${JSON.stringify(x)}}`;
  const hash = await globalThis.crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const binary = [...new Uint8Array(hash)].map((byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
