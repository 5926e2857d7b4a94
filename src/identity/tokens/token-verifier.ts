import { type JWTPayload, jwtVerify } from 'jose';
import { type Caller, OPERATOR_SCOPE } from '../../contract/conventions/caller.ts';
import type { Clock } from '../../ports/clock.ts';
import type { CredentialVerdict } from '../../ports/credentials.ts';
import { isTokenSubject, tokenAccountId } from '../account-id.ts';
import type { SigningKey } from './key-set.ts';
import type { ProviderKeys } from './provider-keys.ts';
import { readTokenHeader } from './token-header.ts';
import { createVerifiedTokens } from './verified-tokens.ts';

/** Verifies one access token. Never throws. */
export type VerifyToken = (token: string) => Promise<CredentialVerdict>;

/** How far the provider's clock may be off, seconds (CONTRACT.md §2). */
const LEEWAY_SECONDS = 60;
const REFUSED: CredentialVerdict = { status: 'refused' };

/**
 * Verifies JSON Web Tokens of one identity provider: signature, issuer, audience, expiry and subject. A token says who
 * its bearer is and no more: its subscription decides what the account may do, and operators need a key.
 * @param parts `issuer` and `audiences`, one of which a token names, exactly as the tokens carry them
 */
export function createTokenVerifier(parts: {
  readonly issuer: string;
  readonly audiences: readonly string[];
  readonly keys: ProviderKeys;
  readonly clock: Clock;
}): VerifyToken {
  const { issuer, audiences, keys, clock } = parts;
  const verified = createVerifiedTokens({ clock });

  return async (token) => {
    const header = readTokenHeader(token);
    if (header === undefined) return REFUSED;
    const known = verified.callerOf(token);
    if (known !== undefined) return { status: 'accepted', caller: known };
    const found = await keys.find(header);
    if (found.status === 'unavailable') return { status: 'unverifiable' };
    const claims = found.status === 'found' ? await claimsOf(token, found.key) : undefined;
    if (claims?.exp === undefined || !isTokenSubject(claims.sub)) return REFUSED;
    const { exp, sub, scope } = claims;
    const accountId = tokenAccountId(issuer, sub);
    const caller: Caller = { accountId, scheme: 'token', credentialId: sub, scopes: scopesOf(scope) };
    verified.add(token, caller, exp * 1_000);
    return { status: 'accepted', caller };
  };

  async function claimsOf(token: string, { key, algorithm }: SigningKey): Promise<JWTPayload | undefined> {
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: [algorithm],
        issuer,
        audience: [...audiences],
        requiredClaims: ['iss', 'aud', 'exp', 'sub'],
        clockTolerance: LEEWAY_SECONDS,
        currentDate: new Date(clock.now()),
      });
      return payload;
    } catch {
      // Whatever a token does to its verification, it did not hold.
      return undefined;
    }
  }
}

/** RFC 8693 §4.2. The operator scope is a scope of keys alone (CONTRACT.md §2). */
function scopesOf(claim: unknown): readonly string[] {
  const words = typeof claim === 'string' ? claim.split(' ') : [];
  return words.filter((word) => word !== '' && word !== OPERATOR_SCOPE);
}
