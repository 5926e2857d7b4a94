/** Who signed a snapshot or its companion and with what. */
export interface SnapshotSignature {
  /** `kid` of a key at `/.well-known/jwks.json`: its thumbprint (RFC 7638). */
  readonly keyId: string;
  /** Ed25519 over the canonical JSON (RFC 8785) of what is signed; base64url, 86 characters. */
  readonly value: string;
}

export const SIGNATURE_HEADER = 'X-Snapshot-Signature';
/** Of the companion that is stored with a snapshot. */
export const COMPANION_SIGNATURE_HEADER = 'X-Companion-Signature';
/** Of the inputs of a snapshot. */
export const INPUTS_SIGNATURE_HEADER = 'X-Inputs-Signature';

export const writeSignature = ({ keyId, value }: SnapshotSignature): string =>
  `ed25519; kid="${keyId}"; sig="${value}"`;

const SIGNATURE = /^ed25519; kid="([0-9A-Za-z_-]{43})"; sig="([0-9A-Za-z_-]{86})"$/;

/** @param text as `writeSignature` writes it; `undefined` for anything else */
export function readSignature(text: string): SnapshotSignature | undefined {
  const [, keyId, value] = SIGNATURE.exec(text.trim()) ?? [];
  return keyId === undefined || value === undefined ? undefined : { keyId, value };
}
