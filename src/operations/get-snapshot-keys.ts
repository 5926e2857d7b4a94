import type { SetTimer } from '../concurrency/deadline.ts';
import { failed } from '../contract/conventions/handler.ts';
import type { HandlerOf } from '../contract/endpoints.ts';
import type { SigningKeyStore } from '../ports/signing-keys.ts';
import { jsonReply } from './json-reply.ts';
import { readWithDeadline } from './read-with-deadline.ts';

export function getSnapshotKeys(parts: {
  readonly signingKeys: Pick<SigningKeyStore, 'all'>;
  readonly setTimer: SetTimer;
}): HandlerOf<'jwks'> {
  return async () => {
    const read = await readWithDeadline(parts.signingKeys.all(), parts.setTimer);
    if (!read.ok) return failed(read.failure);
    const keys = read.value.map(({ keyId, publicKey }) => ({
      kty: 'OKP' as const,
      crv: 'Ed25519' as const,
      x: publicKey,
      kid: keyId,
      alg: 'EdDSA' as const,
      use: 'sig' as const,
    }));
    return jsonReply({ keys });
  };
}
