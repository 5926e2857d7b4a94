import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { CATALOGUE } from '../contract/catalogue.ts';
import { DEFAULT_LIMITS, type Limits } from '../contract/conventions/plans.ts';
import type { FeedKeys } from '../feeds/registration.ts';
import { readSigningKey, type SigningKey } from '../identity/signing/signing-key.ts';
import { FEED_KEY_NAMES } from '../ports/feed.ts';
import { type IdentityProvider, readIdentityProvider } from './read-identity-provider.ts';
import { readLimits } from './read-limits.ts';
import { type ModelConfig, readModels } from './read-models.ts';
import type { CollectorConfig } from './traces/collector-config.ts';
import { readHeaders } from './traces/read-headers.ts';

/** Everything the environment decides, read once. */
export interface Config {
  readonly host: string;
  /** 0 lets the system choose. */
  readonly port: number;
  readonly dataDir: string;
  /** PostgreSQL instead of the embedded store. */
  readonly databaseUrl?: string;
  /** Connections to it that this process keeps at most, besides the one for notices. */
  readonly databaseConnectionCount: number;
  /** Counters that all processes share; without it this process counts alone. */
  readonly redisUrl?: string;
  /** Begins every key in Redis. */
  readonly redisPrefix: string;
  /** Evidence is held as it was known at any instant of so many days past; absent: all is kept. */
  readonly retentionDays?: number;
  readonly limits: Limits;
  /** Every feed request goes here instead. */
  readonly feedsProxy?: string;
  /** What the operator brought for feeds that need a key. */
  readonly feedKeys: FeedKeys;
  /** Language models in the order they are asked; none: the built-in analyst answers. */
  readonly models: readonly ModelConfig[];
  /** Whether the built-in analyst answers while no model does. */
  readonly deductFallsBack: boolean;
  /** What snapshots of the live world are signed with; absent: a key that is kept in DATA_DIR. */
  readonly signingKey?: SigningKey;
  /** What key hashes of the live world are made with, 32 bytes or more; absent: a file that is kept in DATA_DIR. */
  readonly pepper?: Uint8Array;
  /** How long a serving process that was told to stop says so at /readyz while it still takes requests, ms. */
  readonly drainMs: number;
  readonly production: boolean;
  readonly keyHeaderAliases: readonly string[];
  /** Whose access tokens are taken; without one, keys alone are. */
  readonly identityProvider?: IdentityProvider;
  readonly allowedOrigins: readonly string[];
  readonly trustedProxies: readonly string[];
  /** `info` in production; elsewhere `warn`, so that a terminal shows what a person needs. */
  readonly logLevel: LogLevel;
  /** Share of the answers below 400 that get a line in the log, 0 to 1. */
  readonly logSample: number;
  /** Where traces are sent; absent: nowhere, and nothing of them is loaded. */
  readonly collector?: CollectorConfig;
  /** Where metrics are served to programs of this machine without a key; absent: nowhere. 0 lets the system choose. */
  readonly metricsPort?: number;
}

const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

type Environment = Readonly<Record<string, string | undefined>>;

/** @throws ConfigError naming every variable that cannot be used, never its value: it may be a secret */
export function readConfig(environment: Environment = process.env): Config {
  const problems: string[] = [];
  const value = (name: string): string | undefined => environment[name]?.trim() || undefined;
  const checked = (name: string, isUsable: (text: string) => boolean, rule: string): string | undefined => {
    const text = value(name);
    if (text === undefined || isUsable(text)) return text;
    problems.push(`${name} must be ${rule}`);
    return undefined;
  };
  const list = (name: string, isUsable: (text: string) => boolean, rule: string): readonly string[] => {
    const parts = (value(name) ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean);
    if (!parts.every(isUsable)) problems.push(`${name} must be ${rule}`);
    return parts;
  };
  const redisUrl = value('REDIS_URL');
  if (redisUrl !== undefined && !/^rediss?:\/\/[^/]/.test(redisUrl))
    problems.push('REDIS_URL must begin with redis:// or rediss://');
  const operationIds = Object.values(CATALOGUE).map(({ operationId }) => operationId);
  const limits = readLimits(value('LIMITS') ?? '{}', operationIds);
  if (!limits.ok) problems.push(`LIMITS ${limits.problem}`);
  const identity = readIdentityProvider(value);
  if (!identity.ok) problems.push(...identity.problems);
  const models = readModels(value);
  if (!models.ok) problems.push(...models.problems);
  const fallback = checked('DEDUCT_FALLBACK', (text) => text === 'builtin', '"builtin" or absent');
  const production = value('NODE_ENV') === 'production';
  const port = checked('PORT', isPort, 'a whole number from 0 to 65535');
  const databaseUrl = checked('DATABASE_URL', isDatabase, 'an address such as postgres://user:password@host:5432/name');
  const connections = checked('DATABASE_CONNECTIONS', isConnectionCount, 'a whole number from 1 to 100');
  const drain = checked('DRAIN_SECONDS', isDrain, 'a whole number from 0 to 60');
  const pepper = checked('PEPPER', isPepper, '32 bytes or more in base64');
  const feedsProxy = checked(
    'FEEDS_PROXY',
    isPlace,
    'an http(s) address without user or path, such as http://127.0.0.1:9000',
  );
  const logLevel = checked('LOG_LEVEL', (text) => levelOf(text) !== undefined, `one of ${LOG_LEVELS.join(', ')}`);
  const logSample = checked('LOG_SAMPLE', isShare, 'a number from 0 to 1');
  const metricsPort = checked('METRICS_PORT', isPort, 'a whole number from 0 to 65535');
  if (metricsPort !== undefined && metricsPort !== '0' && Number(metricsPort) === Number(port ?? 8080))
    problems.push('METRICS_PORT must be another port than PORT');
  const retentionDays = checked(
    'RETENTION_DAYS',
    isRetention,
    `a whole number of days from ${MIN_RETENTION_DAYS} to 36500`,
  );
  const collectorUrl = checked('OTEL_EXPORTER_OTLP_ENDPOINT', isCollector, 'an http(s) address without user or query');
  const collectorHeaders = readHeaders(value('OTEL_EXPORTER_OTLP_HEADERS') ?? '');
  if (collectorHeaders === undefined)
    problems.push('OTEL_EXPORTER_OTLP_HEADERS must be name=value, percent-encoded, with commas between');
  const signingKeyText = value('SIGNING_KEY');
  const signingKey = signingKeyText === undefined ? undefined : readSigningKey(signingKeyText);
  if (signingKeyText !== undefined && signingKey === undefined)
    problems.push('SIGNING_KEY must be a private Ed25519 key as a JSON Web Key');
  const config: Config = {
    host: checked('HOST', (text) => HOST.test(text), 'a host name or an address, without a port') ?? '127.0.0.1',
    port: Number(port ?? 8080),
    dataDir: resolve(value('DATA_DIR') ?? './data'),
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
    databaseConnectionCount: Number(connections ?? DEFAULT_CONNECTION_COUNT),
    ...(redisUrl === undefined ? {} : { redisUrl }),
    redisPrefix: value('REDIS_PREFIX') ?? 'barograph',
    ...(retentionDays === undefined ? {} : { retentionDays: Number(retentionDays) }),
    limits: limits.ok ? limits.limits : DEFAULT_LIMITS,
    ...(feedsProxy === undefined ? {} : { feedsProxy: new URL(feedsProxy).origin }),
    feedKeys: feedKeys(value),
    models: models.ok ? models.models : [],
    deductFallsBack: fallback !== undefined,
    ...(signingKey === undefined ? {} : { signingKey }),
    ...(pepper === undefined ? {} : { pepper: new Uint8Array(Buffer.from(pepper, 'base64')) }),
    drainMs: 1_000 * Number(drain ?? (production ? PRODUCTION_DRAIN_SECONDS : 0)),
    production,
    keyHeaderAliases: list('KEY_HEADER_ALIASES', isAlias, 'header names other than Authorization, with commas between'),
    ...(identity.ok && identity.provider !== undefined ? { identityProvider: identity.provider } : {}),
    allowedOrigins: list(
      'ALLOWED_ORIGINS',
      isOrigin,
      'exact origins such as https://console.example, with commas between',
    ),
    trustedProxies: list('TRUSTED_PROXIES', isBlock, 'IP addresses or CIDR blocks, with commas between'),
    logLevel: levelOf(logLevel) ?? (production ? 'info' : 'warn'),
    logSample: Number(logSample ?? DEFAULT_LOG_SAMPLE),
    ...(collectorUrl === undefined ? {} : { collector: { url: collectorUrl, headers: collectorHeaders ?? {} } }),
    ...(metricsPort === undefined ? {} : { metricsPort: Number(metricsPort) }),
  };
  if (problems.length > 0) throw new ConfigError(problems);
  return config;
}

export class ConfigError extends Error {
  constructor(problems: readonly string[]) {
    super(`the configuration cannot be used:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  }
}

function feedKeys(value: (name: string) => string | undefined): FeedKeys {
  const keys = FEED_KEY_NAMES.flatMap((name): [string, string][] => {
    const key = value(name);
    return key === undefined ? [] : [[name, key]];
  });
  return Object.fromEntries(keys);
}

const HOST = /^[\w.:-]+$/;
/** A field name of RFC 9110. */
const HEADER = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;

/** `Authorization` carries tokens; as a key header too it would contradict itself. */
const isAlias = (text: string): boolean => HEADER.test(text) && text.toLowerCase() !== 'authorization';
/** A read takes some 0.1 ms and its line 0.01; how many there were is told by the metrics. */
const DEFAULT_LOG_SAMPLE = 0.01;

/** Enough for one process: statements are short, and a server allows some hundred connections in all. */
const DEFAULT_CONNECTION_COUNT = 8;
/** A proxy that asks /readyz every two seconds has heard of it twice. */
const PRODUCTION_DRAIN_SECONDS = 5;

const isConnectionCount = (text: string): boolean => /^[1-9]\d{0,2}$/.test(text) && Number(text) <= 100;

const isDrain = (text: string): boolean => /^\d{1,2}$/.test(text) && Number(text) <= 60;

/** Base64 of either alphabet; shorter than 32 bytes could be guessed. */
const isPepper = (text: string): boolean =>
  /^[A-Za-z0-9+/_-]+={0,2}$/.test(text) && Buffer.from(text, 'base64').length >= 32;
/** A replay of one day needs 90 days of evidence before it; the rest is room for a look back. */
const MIN_RETENTION_DAYS = 120;
const isRetention = (text: string): boolean =>
  /^\d{1,5}$/.test(text) && Number(text) >= MIN_RETENTION_DAYS && Number(text) <= 36_500;

const isShare = (text: string): boolean => /^(?:0|1|0?\.\d{1,6}|1\.0+)$/.test(text);

const isPort = (text: string): boolean => /^\d{1,5}$/.test(text) && Number(text) <= 65_535;

const levelOf = (text: string | undefined): LogLevel | undefined => LOG_LEVELS.find((level) => level === text);

function isDatabase(text: string): boolean {
  return /^postgres(ql)?:\/\//.test(text) && URL.canParse(text);
}

function isPlace(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, pathname, search, hash } = new URL(text);
  return (
    /^https?:$/.test(protocol) && pathname === '/' && [username, password, search, hash].every((part) => part === '')
  );
}

function isCollector(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, search, hash } = new URL(text);
  return /^https?:$/.test(protocol) && [username, password, search, hash].every((part) => part === '');
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text;
}

function isBlock(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}
