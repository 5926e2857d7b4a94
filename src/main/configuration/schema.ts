import { DAY_MS, HOUR_MS } from '../../assessment/time.ts';
import { FEED_CARDS } from '../../feeds/registry.ts';
import { FEED_KEY_NAMES, type FeedKeyName } from '../../ports/feed.ts';
import {
  ALLOWED_ORIGINS,
  ENTITLEMENT_GRACE,
  JWKS_URL,
  JWT_AUDIENCE,
  JWT_ISSUER,
  KEY_HEADER_ALIASES,
  LIMITS,
  PEPPER,
  SIGNING_KEY,
  TRUSTED_PROXIES,
} from './access-variables.ts';
import { PROVIDER_NAMES } from './model-providers.ts';
import { DEDUCT_FALLBACK, MODEL_PRICES, MODELS, providerVariables } from './model-variables.ts';
import { isWebAddress, oneOf, SHARE, text, timeSpan, wholeNumber } from './parsers.ts';
import { readHeaders } from './read-headers.ts';
import type { DefaultedVariable, Variable } from './variable.ts';

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Seconds for which a server in production drains: two polls of a proxy that checks /readyz every two seconds. */
export const PRODUCTION_DRAIN_SECONDS = 5;

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

export const BACKUP_DIR: Variable<string> = {
  name: 'BACKUP_DIR',
  group: 'Storage',
  description:
    'Folder to which `start` and `worker` write backups of the live world, each to a new dated folder; without it none is scheduled',
  ...text('a path'),
  example: '/var/backups/barograph',
  secrecy: 'public',
};

/** In force without BACKUP_EVERY. */
export const DEFAULT_BACKUP_EVERY_MS = DAY_MS;

export const BACKUP_EVERY: Variable<number> = {
  name: 'BACKUP_EVERY',
  group: 'Storage',
  description: 'Time between two backups to BACKUP_DIR',
  ...timeSpan(HOUR_MS, 31 * DAY_MS),
  fallbackText: '`24h`',
  example: '24h',
  secrecy: 'public',
};

export const BACKUP_KEEP: DefaultedVariable<number> = {
  name: 'BACKUP_KEEP',
  group: 'Storage',
  description: 'Newest backups of this installation that stay in BACKUP_DIR; older ones of its own are removed',
  ...wholeNumber(1, 1_000),
  fallback: 7,
  secrecy: 'public',
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

export const CONTACT: Variable<string> = {
  name: 'CONTACT',
  group: 'Feeds',
  description: 'Who operates this installation; sent to every upstream in `User-Agent`, as weather.gov and others ask',
  rule: 'a mail address or an http(s) address',
  parse: (value) => (/^[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+$/.test(value) || isPage(value) ? value : undefined),
  fallbackText: "the project's page",
  example: 'ops@example.org',
  secrecy: 'public',
};

/** Printable ASCII without what ends a comment of a header. */
const isPage = (value: string): boolean =>
  /^[!-~]{1,200}$/.test(value) && !/[()\\]/.test(value) && isWebAddress(value, ['username', 'password']);

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
  BACKUP_DIR,
  BACKUP_EVERY,
  BACKUP_KEEP,
  LIMITS,
  ENTITLEMENT_GRACE,
  KEY_HEADER_ALIASES,
  JWT_ISSUER,
  JWT_AUDIENCE,
  JWKS_URL,
  ALLOWED_ORIGINS,
  TRUSTED_PROXIES,
  PEPPER,
  SIGNING_KEY,
  FEEDS_PROXY,
  CONTACT,
  ...FEED_KEYS,
  MODELS,
  ...PROVIDER_NAMES.flatMap((provider) => Object.values(providerVariables(provider))),
  MODEL_PRICES,
  DEDUCT_FALLBACK,
  LOG_LEVEL,
  LOG_SAMPLE,
  METRICS_PORT,
  OTLP_ENDPOINT,
  OTLP_HEADERS,
];
