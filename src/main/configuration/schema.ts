import { CATALOGUE } from '../../contract/catalogue.ts';
import { DEFAULT_LIMITS, type Limits } from '../../contract/conventions/plans.ts';
import { FEED_CARDS } from '../../feeds/registry.ts';
import { isTokenIssuer } from '../../identity/account-id.ts';
import { readSigningKey, type SigningKey } from '../../identity/signing/signing-key.ts';
import { isLiteralHost } from '../../language-models/connections.ts';
import { FEED_KEY_NAMES, type FeedKeyName } from '../../ports/feed.ts';
import { MODEL_PROVIDERS, PROVIDER_NAMES, type ProviderName } from './model-providers.ts';
import {
  base64,
  isAddressBlock,
  isHeaderName,
  isOrigin,
  isWebAddress,
  list,
  oneOf,
  SHARE,
  text,
  wholeNumber,
} from './parsers.ts';
import { readHeaders } from './read-headers.ts';
import { readLimits } from './read-limits.ts';
import type { DefaultedVariable, Variable } from './variable.ts';

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Seconds for which a server in production drains: two polls of a proxy that checks /readyz every two seconds. */
export const PRODUCTION_DRAIN_SECONDS = 5;

const OPERATION_IDS = Object.values(CATALOGUE).map(({ operationId }) => operationId);

export const HOST: DefaultedVariable<string> = {
  name: 'HOST',
  group: 'Server',
  description: 'Address to listen on',
  ...text('a host name or an address, without a port', (value) => /^[\w.:-]+$/.test(value)),
  fallback: '127.0.0.1',
  secrecy: 'public',
};

export const PORT: DefaultedVariable<number> = {
  name: 'PORT',
  group: 'Server',
  description: 'Port to listen on; 0 takes a free one',
  ...wholeNumber(0, 65_535),
  fallback: 8080,
  secrecy: 'public',
};

export const DRAIN_SECONDS: Variable<number> = {
  name: 'DRAIN_SECONDS',
  group: 'Server',
  description: 'Seconds for which a stopping server answers `/readyz` with 503 and still accepts requests',
  ...wholeNumber(0, 60),
  fallbackText: `\`0\`; \`${PRODUCTION_DRAIN_SECONDS}\` in production`,
  example: String(PRODUCTION_DRAIN_SECONDS),
  secrecy: 'public',
};

export const NODE_ENV: Variable<string> = {
  name: 'NODE_ENV',
  group: 'Server',
  description: '`production` never starts the exercise: without a reachable feed the live world serves what is stored',
  ...text('`production`, or anything else for development'),
  example: 'production',
  secrecy: 'public',
};

export const DATA_DIR: DefaultedVariable<string> = {
  name: 'DATA_DIR',
  group: 'Storage',
  description: 'Data directory, created with mode 0700',
  ...text('a path'),
  fallback: './data',
  secrecy: 'public',
};

export const DATABASE_URL: Variable<string> = {
  name: 'DATABASE_URL',
  group: 'Storage',
  description: 'PostgreSQL 15 or later instead of the embedded store, for the live world',
  ...text(
    'an address such as postgres://user:password@host:5432/name',
    (value) => /^postgres(ql)?:\/\//.test(value) && URL.canParse(value),
  ),
  example: 'postgres://barograph:password@127.0.0.1:5432/barograph',
  secrecy: 'url',
};

/** Eight suffice for one process: statements are short, and a server allows about 100 connections in all. */
export const DATABASE_CONNECTIONS: DefaultedVariable<number> = {
  name: 'DATABASE_CONNECTIONS',
  group: 'Storage',
  description: 'Maximum connections of one process to PostgreSQL, not counting the one for notifications',
  ...wholeNumber(1, 100),
  fallback: 8,
  secrecy: 'public',
};

export const REDIS_URL: Variable<string> = {
  name: 'REDIS_URL',
  group: 'Storage',
  description: 'Redis server for rate counters that all processes share; without it each process counts alone',
  ...text('an address that begins with redis:// or rediss://', (value) => /^rediss?:\/\/[^/]/.test(value)),
  example: 'redis://127.0.0.1:6379',
  secrecy: 'url',
};

export const REDIS_PREFIX: DefaultedVariable<string> = {
  name: 'REDIS_PREFIX',
  group: 'Storage',
  description: 'Prefix of every key in Redis',
  ...text('any text'),
  fallback: 'barograph',
  secrecy: 'public',
};

/** The minimum: a replay of one day needs 90 days of evidence before it, and some room to replay in. */
export const RETENTION_DAYS: Variable<number> = {
  name: 'RETENTION_DAYS',
  group: 'Storage',
  description:
    'Days for which evidence is kept as it was known. Older evidence that is no longer read is removed once a day; without this variable everything is kept. Snapshots, forecasts and the audit log are always kept',
  ...wholeNumber(120, 36_500),
  example: '400',
  secrecy: 'public',
};

export const LIMITS: DefaultedVariable<Limits> = {
  name: 'LIMITS',
  group: 'Access',
  description: 'Rate limits to replace; limits per day also take `"unlimited"`',
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

/** `Authorization` carries tokens and can be no key header. */
export const KEY_HEADER_ALIASES: DefaultedVariable<readonly string[]> = {
  name: 'KEY_HEADER_ALIASES',
  group: 'Access',
  description: 'Further headers that may carry a key, next to X-Service-Key and X-Api-Key',
  ...list(
    'header names other than Authorization, separated by commas',
    (value) => isHeaderName(value) && value.toLowerCase() !== 'authorization',
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

export const JWT_AUDIENCE: Variable<string> = {
  name: 'JWT_AUDIENCE',
  group: 'Access',
  description: 'Audience of these tokens',
  ...text('the `aud` of the tokens: printable ASCII without white space', (value) => /^[!-~]{1,255}$/.test(value)),
  example: 'https://barograph.example',
  secrecy: 'public',
};

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

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

export const FEEDS_PROXY: Variable<string> = {
  name: 'FEEDS_PROXY',
  group: 'Feeds',
  description: 'Receives every feed request: https://host/path goes to FEEDS_PROXY/host/path',
  rule: 'an http(s) address without user or path, such as http://127.0.0.1:9000',
  parse: (value) =>
    isWebAddress(value, ['username', 'password', 'pathname', 'search', 'hash']) ? new URL(value).origin : undefined,
  example: 'http://127.0.0.1:9000',
  secrecy: 'public',
};

/** Credentials of feeds that need an account of the operator; a feed without its credentials is not polled. */
export const FEED_KEYS: readonly (Variable<string> & { readonly name: FeedKeyName })[] = FEED_KEY_NAMES.map((name) => ({
  name,
  group: 'Feeds',
  description: `Credential of ${FEED_CARDS.filter(({ needsKeys }) => needsKeys?.includes(name))
    .map(({ id }) => `\`${id}\``)
    .join(', ')}`,
  ...text('text'),
  secrecy: 'hidden',
}));

export const MODELS: DefaultedVariable<readonly string[]> = {
  name: 'MODELS',
  group: 'Language models',
  description:
    'Language models for DeductSituation and the narrative, in the order in which they are called. `local` is a server of your own (vLLM, LM Studio, Ollama). Without models the built-in analyst answers',
  ...list(`models such as openai=MODEL,local=MODEL, of ${PROVIDER_NAMES.join(', ')}`),
  fallback: [],
  example: 'openai=MODEL,local=MODEL',
  secrecy: 'public',
};

export interface ProviderVariables {
  readonly apiKey: Variable<string>;
  readonly baseUrl: Variable<string>;
}

function providerVariables(provider: ProviderName): ProviderVariables {
  const { prefix, baseUrl } = MODEL_PROVIDERS[provider];
  const isLocal = provider === 'local';
  const group = 'Language models';
  return {
    apiKey: {
      name: `${prefix}_API_KEY`,
      group,
      description: `Key of provider \`${provider}\`, ${isLocal ? 'if it asks for one' : 'needed when MODELS names it'}`,
      ...text('visible ASCII characters', (value) => /^[\x21-\x7e]+$/.test(value)),
      secrecy: 'hidden',
    },
    baseUrl: {
      name: `${prefix}_BASE_URL`,
      group,
      description: isLocal
        ? 'Address of the server of provider `local`, the only one that may be on this machine or in a private network'
        : `Another address of the same interface for provider \`${provider}\``,
      ...text(
        `${isLocal ? 'an http(s) address' : 'an https address of a name'} without user, query and fragment`,
        (value) =>
          isWebAddress(value, ['username', 'password', 'search', 'hash']) &&
          (isLocal || (value.startsWith('https:') && !isLiteralHost(new URL(value)))),
      ),
      ...(baseUrl === undefined ? { example: 'http://127.0.0.1:11434/v1' } : { fallback: baseUrl }),
      secrecy: 'public',
    },
  };
}

export const PROVIDERS: Readonly<Record<ProviderName, ProviderVariables>> = {
  openai: providerVariables('openai'),
  openrouter: providerVariables('openrouter'),
  groq: providerVariables('groq'),
  anthropic: providerVariables('anthropic'),
  local: providerVariables('local'),
};

export const MODEL_PRICES: DefaultedVariable<readonly string[]> = {
  name: 'MODEL_PRICES',
  group: 'Language models',
  description: 'Price per million tokens, input/output, in your currency: `/metrics` and the log then report costs',
  ...list('prices such as openai=MODEL=0.15/0.60, each of a model that MODELS names'),
  fallback: [],
  example: 'openai=MODEL=0.15/0.60',
  secrecy: 'public',
};

export const DEDUCT_FALLBACK: Variable<'builtin'> = {
  name: 'DEDUCT_FALLBACK',
  group: 'Language models',
  description: 'Lets the built-in analyst answer while no model does; without it the answer is a 503',
  rule: '"builtin" or absent',
  parse: (value) => (value === 'builtin' ? value : undefined),
  example: 'builtin',
  secrecy: 'public',
};

export const LOG_LEVEL: Variable<LogLevel> = {
  name: 'LOG_LEVEL',
  group: 'Monitoring',
  description: 'Lowest level that is logged. Requests are `info` below status 400, `warn` below 500, else `error`',
  ...oneOf(LOG_LEVELS),
  fallbackText: '`warn`; `info` in production',
  example: 'info',
  secrecy: 'public',
};

/** A read takes about 0.1 ms and its line 0.01; the metrics count every request. */
export const LOG_SAMPLE: DefaultedVariable<number> = {
  name: 'LOG_SAMPLE',
  group: 'Monitoring',
  description: 'Share of the requests with a status below 400 that are logged; errors always are',
  ...SHARE,
  fallback: 0.01,
  secrecy: 'public',
};

export const METRICS_PORT: Variable<number> = {
  name: 'METRICS_PORT',
  group: 'Monitoring',
  description:
    'Serves `/metrics` without a key on this port of 127.0.0.1, and for a worker its probes; PORT serves `/metrics` to operator keys',
  ...wholeNumber(0, 65_535),
  example: '9464',
  secrecy: 'public',
};

export const OTLP_ENDPOINT: Variable<string> = {
  name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
  group: 'Monitoring',
  description:
    'OpenTelemetry collector for traces (OTLP over HTTP in JSON; `/v1/traces` is appended); without it tracing is not loaded',
  ...text('an http(s) address without user or query', (value) =>
    isWebAddress(value, ['username', 'password', 'search', 'hash']),
  ),
  example: 'http://127.0.0.1:4318',
  secrecy: 'public',
};

export const OTLP_HEADERS: Variable<Readonly<Record<string, string>>> = {
  name: 'OTEL_EXPORTER_OTLP_HEADERS',
  group: 'Monitoring',
  description: 'Headers for the collector',
  rule: 'name=value, percent-encoded, separated by commas',
  parse: readHeaders,
  example: 'api-key=secret',
  secrecy: 'hidden',
};

/** Every variable that the program reads, in the order of the reference. */
export const VARIABLES: readonly Variable<unknown>[] = [
  HOST,
  PORT,
  DRAIN_SECONDS,
  NODE_ENV,
  DATA_DIR,
  DATABASE_URL,
  DATABASE_CONNECTIONS,
  REDIS_URL,
  REDIS_PREFIX,
  RETENTION_DAYS,
  LIMITS,
  KEY_HEADER_ALIASES,
  JWT_ISSUER,
  JWT_AUDIENCE,
  JWKS_URL,
  ALLOWED_ORIGINS,
  TRUSTED_PROXIES,
  PEPPER,
  SIGNING_KEY,
  FEEDS_PROXY,
  ...FEED_KEYS,
  MODELS,
  ...PROVIDER_NAMES.flatMap((provider) => [PROVIDERS[provider].apiKey, PROVIDERS[provider].baseUrl]),
  MODEL_PRICES,
  DEDUCT_FALLBACK,
  LOG_LEVEL,
  LOG_SAMPLE,
  METRICS_PORT,
  OTLP_ENDPOINT,
  OTLP_HEADERS,
];
