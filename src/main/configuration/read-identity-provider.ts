import { JWKS_URL, JWT_AUDIENCE, JWT_ISSUER } from './access-variables.ts';
import type { EnvironmentReader } from './environment-reader.ts';

/** The provider whose access tokens are accepted as credentials. */
export interface IdentityProvider {
  /** `iss` exactly as the tokens carry it. */
  readonly issuer: string;
  /** One of `aud`. */
  readonly audience: string;
  /** Where the provider publishes its keys (RFC 7517). */
  readonly jwksUrl: string;
}

const PARTS = [JWT_ISSUER, JWT_AUDIENCE, JWKS_URL];

/** Reads the three variables of an identity provider: all of them or none. @returns undefined without a provider */
export function readIdentityProvider({ read, isSet, reject }: EnvironmentReader): IdentityProvider | undefined {
  const [issuer, audience, jwksUrl] = [read(JWT_ISSUER), read(JWT_AUDIENCE), read(JWKS_URL)];
  if (issuer !== undefined && audience !== undefined && jwksUrl !== undefined) return { issuer, audience, jwksUrl };
  const set = PARTS.filter(isSet);
  const isRejected = set.length > [issuer, audience, jwksUrl].filter((value) => value !== undefined).length;
  if (set.length === 0 || isRejected) return undefined;
  const others = set.map(({ name }) => name).join(' and ');
  for (const missing of PARTS.filter((part) => !isSet(part))) reject(missing, `must be set when ${others} is`);
  return undefined;
}
