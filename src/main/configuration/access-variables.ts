import { CATALOGUE } from '../../contract/catalogue.ts';
import { DEFAULT_LIMITS, type Limits } from '../../contract/conventions/plans.ts';
import { isTokenIssuer } from '../../identity/account-id.ts';
import { readSigningKey, type SigningKey } from '../../identity/signing/signing-key.ts';
import {
  base64,
  hasStandardMeaning,
  isAddressBlock,
  isHeaderName,
  isOrigin,
  isWebAddress,
  list,
  text,
  wholeNumber,
} from './parsers.ts';
import { readLimits } from './read-limits.ts';
import type { DefaultedVariable, Variable } from './variable.ts';

const OPERATION_IDS = Object.values(CATALOGUE).map(({ operationId }) => operationId);

export const ENTITLEMENT_GRACE: DefaultedVariable<number> = {
  name: 'ENTITLEMENT_GRACE',
  group: 'Access',
  description: 'Seconds for which a known plan still reads while the store does not answer; 0 turns it off',
  ...wholeNumber(0, 3_600),
  fallback: 60,
  secrecy: 'public',
};

export const PUBLIC_URL: Variable<string> = {
  name: 'PUBLIC_URL',
  group: 'Access',
  description:
    'Origin under which a proxy serves the console and feeds; without it a browser signs in on this machine alone, and feed links name the address that the server listens on',
  ...text('an origin such as https://barograph.example', isOrigin),
  example: 'https://barograph.example',
  secrecy: 'public',
};

export const CONSOLE_PUBLIC: DefaultedVariable<'off' | 'read'> = {
  name: 'CONSOLE_PUBLIC',
  group: 'Access',
  description:
    'Whether viewers without a credential may read the console: its pages at the anonymous limit of their address, 5 questions per hour to the built-in analyst, no accounts; of sources that forbid handing on, figures alone. `/api/` stays closed',
  rule: '`off` or `read`',
  parse: (value) => (value === 'off' || value === 'read' ? value : undefined),
  fallback: 'off',
  secrecy: 'public',
};

export const PUBLIC_FEEDS: DefaultedVariable<'true' | 'false'> = {
  name: 'PUBLIC_FEEDS',
  group: 'Access',
  description:
    'Whether viewers without a credential may read `/feeds/REGION.atom` and `.json`, or `all`: what each snapshot changed, in sentences; needs PUBLIC_URL. Feed links open them without',
  rule: '`true` or `false`',
  parse: (value) => (value === 'true' || value === 'false' ? value : undefined),
  fallback: 'false',
  secrecy: 'public',
};

export const LIMITS: DefaultedVariable<Limits> = {
  name: 'LIMITS',
  group: 'Access',
  description:
    'Rate limits to replace: `anonymousRequestsPerMinute`, `wrongCredentialsPerMinute`, and `plans` by key with `requestsPerMinute`, `requestsPerUtcDay`, `deductionsPerUtcDay`, `requestsPerMinuteByOperation`; limits per day also take `"unlimited"`',
  rule: 'a JSON object of limits',
  parse: (value) => {
    const limits = readLimits(value, OPERATION_IDS);
    return limits.ok ? limits.limits : undefined;
  },
  problemOf: (value) => {
    const limits = readLimits(value, OPERATION_IDS);
    return limits.ok ? '' : limits.problem;
  },
  fallback: DEFAULT_LIMITS,
  fallbackText: 'the limits of the plans',
  example:
    '{"anonymousRequestsPerMinute":60,"wrongCredentialsPerMinute":60,"plans":{"free":{"requestsPerMinute":60,"requestsPerUtcDay":1000}}}',
  secrecy: 'public',
};

/** Every request of HTTP or of a browser may carry these with a meaning of their own: none can be a key header. */
export const KEY_HEADER_ALIASES: DefaultedVariable<readonly string[]> = {
  name: 'KEY_HEADER_ALIASES',
  group: 'Access',
  description: 'Further headers that may carry a key, next to X-Service-Key and X-Api-Key',
  ...list(
    'header names without standard meaning, separated by commas',
    (value) => isHeaderName(value) && !hasStandardMeaning(value),
  ),
  fallback: [],
  example: 'X-Other-Key',
  secrecy: 'public',
};

export const JWT_ISSUER: Variable<string> = {
  name: 'JWT_ISSUER',
  group: 'Access',
  description:
    'Identity provider whose access tokens are accepted as `Authorization: Bearer`; needs JWT_AUDIENCE and JWKS_URL. The account of a token is `<JWT_ISSUER>|<sub>`',
  ...text('the `iss` of the tokens: printable ASCII without white space or |', isTokenIssuer),
  example: 'https://idp.example/',
  secrecy: 'public',
};

const AUDIENCES = list('printable ASCII without white space or comma, separated by commas', (value) =>
  /^[!-~]{1,255}$/.test(value),
);

export const JWT_AUDIENCE: Variable<readonly string[]> = {
  name: 'JWT_AUDIENCE',
  group: 'Access',
  description: 'Audiences, one of which these tokens name in `aud`; with PUBLIC_URL, `PUBLIC_URL/mcp` is among them',
  ...AUDIENCES,
  parse: (value) => {
    const audiences = AUDIENCES.parse(value);
    return audiences?.length === 0 ? undefined : audiences;
  },
  example: 'https://barograph.example/mcp,urn:api',
  secrecy: 'public',
};

export const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

export const JWKS_URL: Variable<string> = {
  name: 'JWKS_URL',
  group: 'Access',
  description: 'Key set of the identity provider',
  ...text('an https address without user or fragment; http only on loopback', (value) => {
    if (!isWebAddress(value, ['username', 'password', 'hash'])) return false;
    const { protocol, hostname } = new URL(value);
    return protocol === 'https:' || LOOPBACK.test(hostname);
  }),
  example: 'https://idp.example/.well-known/jwks.json',
  secrecy: 'url',
};

export const ALLOWED_ORIGINS: DefaultedVariable<readonly string[]> = {
  name: 'ALLOWED_ORIGINS',
  group: 'Access',
  description: 'Origins whose pages may call; a request with any other Origin is rejected',
  ...list('exact origins such as https://console.example, separated by commas', isOrigin),
  fallback: [],
  example: 'https://console.example',
  secrecy: 'public',
};

export const TRUSTED_PROXIES: DefaultedVariable<readonly string[]> = {
  name: 'TRUSTED_PROXIES',
  group: 'Access',
  description: 'Proxies whose X-Forwarded-For is trusted',
  ...list('IP addresses or CIDR blocks, separated by commas', isAddressBlock),
  fallback: [],
  example: '127.0.0.1,10.0.0.0/8',
  secrecy: 'public',
};

export const DELIVERY_ALLOW: DefaultedVariable<readonly string[]> = {
  name: 'DELIVERY_ALLOW',
  group: 'Access',
  description: 'Networks that webhooks may be sent to though they are not public, by http and on every port too',
  ...list('IP addresses or CIDR blocks, separated by commas', isAddressBlock),
  fallback: [],
  example: '10.20.0.0/16',
  secrecy: 'public',
};

export const BAROGRAPH_URL: Variable<string> = {
  name: 'BAROGRAPH_URL',
  group: 'Access',
  description: 'Server that commands ask instead of the store of this machine, as --url does',
  ...text('an address such as https://barograph.example', (value) => isWebAddress(value, ['username', 'password'])),
  example: 'https://barograph.example',
  secrecy: 'url',
};

export const BAROGRAPH_KEY: Variable<string> = {
  name: 'BAROGRAPH_KEY',
  group: 'Access',
  description: 'Key for that server, as --key-file gives it',
  ...text('a key of Barograph', (value) => /^[!-~]{1,200}$/.test(value)),
  secrecy: 'hidden',
};

export const BAROGRAPH_PROFILE: Variable<string> = {
  name: 'BAROGRAPH_PROFILE',
  group: 'Access',
  description: 'Name of the profile whose server commands ask instead, as --profile does',
  ...text('a name of letters, digits, `.`, `_` and `-`', (value) => /^[\w.-]{1,64}$/.test(value)),
  example: 'work',
  secrecy: 'public',
};

export const BAROGRAPH_PROFILES: Variable<string> = {
  name: 'BAROGRAPH_PROFILES',
  group: 'Access',
  description: 'File of profiles, YAML: `work: {url: https://barograph.example, key-file: work.key}`',
  ...text('a path', () => true),
  fallbackText: '`~/.config/barograph/profiles.yaml`',
  example: '/etc/barograph/profiles.yaml',
  secrecy: 'public',
};

export const PEPPER: Variable<Uint8Array> = {
  name: 'PEPPER',
  group: 'Access',
  description:
    'Secret of the key hashes of the live world, the same for every process that shares a database. Without it a file is created in DATA_DIR; `base64 -w0 data/live/pepper` prints that of an existing world',
  ...base64(32),
  fallbackText: 'a file in `DATA_DIR`',
  secrecy: 'hidden',
};

export const SIGNING_KEY: Variable<SigningKey> = {
  name: 'SIGNING_KEY',
  group: 'Access',
  description:
    'Key that signs snapshots of the live world, on one line. Without it a key is created in DATA_DIR; `npm run cli -- signing rotate` replaces it there',
  rule: 'a private Ed25519 key as a JSON Web Key',
  parse: readSigningKey,
  fallbackText: 'a file in `DATA_DIR`',
  example: '{"kty":"OKP","crv":"Ed25519","x":"…","d":"…"}',
  secrecy: 'hidden',
};
