import { mcpResource } from '../../contract/platform/mcp.ts';
import { JWKS_URL, JWT_AUDIENCE, JWT_ISSUER } from './access-variables.ts';
import type { EnvironmentReader } from './environment-reader.ts';

/** The provider whose access tokens are accepted as credentials. */
export interface IdentityProvider {
  /** `iss` exactly as the tokens carry it. */
  readonly issuer: string;
  /** A token names at least one of them in `aud`. */
  readonly audiences: readonly string[];
  /** Where the provider publishes its keys (RFC 7517). */
  readonly jwksUrl: string;
}

const PARTS = [JWT_ISSUER, JWT_AUDIENCE, JWKS_URL];

/**
 * Reads the three variables of an identity provider: all of them or none.
 * @param publicUrl origin at which agents reach this server @returns undefined without a provider
 */
export function readIdentityProvider(
  { read, isSet, reject }: EnvironmentReader,
  publicUrl: string | undefined,
): IdentityProvider | undefined {
  const [issuer, audiences, jwksUrl] = [read(JWT_ISSUER), read(JWT_AUDIENCE), read(JWKS_URL)];
  if (issuer !== undefined && audiences !== undefined && jwksUrl !== undefined) {
    // Agents ask the provider for tokens for this address (RFC 9728).
    const resource = publicUrl === undefined ? undefined : mcpResource(publicUrl);
    if (resource !== undefined && !audiences.includes(resource))
      reject(JWT_AUDIENCE, `must hold ${resource}, the audience that agents ask tokens for`);
    return { issuer, audiences, jwksUrl };
  }
  const set = PARTS.filter(isSet);
  const isRejected = set.length > [issuer, audiences, jwksUrl].filter((value) => value !== undefined).length;
  if (set.length === 0 || isRejected) return undefined;
  const others = set.map(({ name }) => name).join(' and ');
  for (const missing of PARTS.filter((part) => !isSet(part))) reject(missing, `must be set when ${others} is`);
  return undefined;
}
