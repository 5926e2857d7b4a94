import { isTokenIssuer } from '../identity/account-id.ts';

/** Whose access tokens are taken as credentials. */
export interface IdentityProvider {
  /** `iss` exactly as the tokens carry it. */
  readonly issuer: string;
  /** One of `aud`. */
  readonly audience: string;
  /** Where the provider publishes its keys (RFC 7517). */
  readonly jwksUrl: string;
}

export type IdentityProviderRead =
  /** Without a provider no token is taken. */
  | { readonly ok: true; readonly provider?: IdentityProvider }
  | { readonly ok: false; readonly problems: readonly string[] };

type Name = 'JWT_ISSUER' | 'JWT_AUDIENCE' | 'JWKS_URL';

const RULES: readonly (readonly [name: Name, isUsable: (text: string) => boolean, rule: string])[] = [
  ['JWT_ISSUER', isTokenIssuer, 'the `iss` of the tokens: printable ASCII without white space or |'],
  [
    'JWT_AUDIENCE',
    (text) => /^[!-~]{1,255}$/.test(text),
    'the `aud` of the tokens: printable ASCII without white space',
  ],
  ['JWKS_URL', isKeyAddress, 'an https address without user or fragment; http only on loopback'],
];

/** Reads the three variables of an identity provider: all of them or none. */
export function readIdentityProvider(value: (name: Name) => string | undefined): IdentityProviderRead {
  const [issuer, audience, jwksUrl] = RULES.map(([name]) => value(name));
  if (issuer === undefined && audience === undefined && jwksUrl === undefined) return { ok: true };
  const problems = RULES.flatMap(([name, isUsable, rule]) => {
    const text = value(name);
    return text === undefined || isUsable(text) ? [] : [`${name} must be ${rule}`];
  });
  if (problems.length > 0) return { ok: false, problems };
  if (issuer !== undefined && audience !== undefined && jwksUrl !== undefined)
    return { ok: true, provider: { issuer, audience, jwksUrl } };
  const missing = RULES.flatMap(([name]) => (value(name) === undefined ? [name] : []));
  const others = RULES.map(([name]) => name).filter((name) => !missing.includes(name));
  return { ok: false, problems: missing.map((name) => `${name} must be set when ${others.join(' and ')} is`) };
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

function isKeyAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password, hash } = new URL(text);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname));
  return isSafe && [username, password, hash].every((part) => part === '');
}
