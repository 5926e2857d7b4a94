import { resolve } from 'node:path';
import type { Limits } from '../contract/conventions/plans.ts';
import type { FeedKeys } from '../feeds/registration.ts';
import type { SigningKey } from '../identity/signing/signing-key.ts';
import * as access from './configuration/access-variables.ts';
import {
  createEnvironmentReader,
  type Environment,
  type EnvironmentReader,
} from './configuration/environment-reader.ts';
import { DEDUCT_FALLBACK } from './configuration/model-variables.ts';
import { type IdentityProvider, readIdentityProvider } from './configuration/read-identity-provider.ts';
import { type ModelConfig, readModels } from './configuration/read-models.ts';
import * as schema from './configuration/schema.ts';

/** Everything that the environment decides, read once. The variables are documented in configuration/schema.ts. */
export interface Config {
  /** How long a known plan still reads while the store does not answer, ms; 0: not at all. */
  readonly entitlementGraceMs: number;
  readonly host: string;
  /** 0 lets the system choose. */
  readonly port: number;
  readonly dataDir: string;
  /** PostgreSQL instead of the embedded store. */
  readonly databaseUrl?: string;
  /** Maximum connections of this process to it, not counting the one for notifications. */
  readonly databaseConnectionCount: number;
  /** Counters that all processes share; without it each process counts alone. */
  readonly redisUrl?: string;
  /** Prefix of every key in Redis. */
  readonly redisPrefix: string;
  /** Days for which evidence is kept as it was known; without it everything is kept. */
  readonly retentionDays?: number;
  /** Scheduled backups of the live world; without it there are none. */
  readonly backups?: BackupConfig;
  readonly limits: Limits;
  /** Origin that receives every feed request instead. */
  readonly feedsProxy?: string;
  /** Sent to upstreams. */
  readonly contact?: string;
  /** Credentials for feeds that need them. */
  readonly feedKeys: FeedKeys;
  /** Language models in the order of the calls; none: the built-in analyst answers. */
  readonly models: readonly ModelConfig[];
  /** Whether the built-in analyst answers while no model does. */
  readonly deductFallsBack: boolean;
  /** Signs snapshots of the live world; without it a key that is kept in DATA_DIR does. */
  readonly signingKey?: SigningKey;
  /** Secret of the key hashes of the live world, 32 bytes or more; without it a file in DATA_DIR holds one. */
  readonly pepper?: Uint8Array;
  /** How long a stopping server reports that at /readyz while it still accepts requests, ms. */
  readonly drainMs: number;
  readonly production: boolean;
  readonly keyHeaderAliases: readonly string[];
  /** Without a provider, keys alone are accepted. */
  readonly identityProvider?: IdentityProvider;
  readonly allowedOrigins: readonly string[];
  readonly trustedProxies: readonly string[];
  readonly logLevel: schema.LogLevel;
  /** Share of the answers below 400 that are logged, 0 to 1. */
  readonly logSample: number;
  /** Where traces are sent; without it tracing is not loaded. */
  readonly collector?: CollectorConfig;
  /** Where metrics are served to programs of this machine without a key. 0 lets the system choose. */
  readonly metricsPort?: number;
}

export interface BackupConfig {
  readonly directory: string;
  readonly everyMs: number;
  /** How many of its own backups an installation keeps there, 1 or more. */
  readonly keepCount: number;
}

export interface CollectorConfig {
  /** Of the collector, without `/v1/traces`. */
  readonly url: string;
  /** May hold secrets: sent to this address and to no other. */
  readonly headers: Readonly<Record<string, string>>;
}

/** @throws ConfigError naming every rejected variable, never its value: it may be a secret */
export function readConfig(environment: Environment = process.env): Config {
  const reader = createEnvironmentReader(environment);
  const { read } = reader;
  const production = read(schema.NODE_ENV) === 'production';
  const drainSeconds = read(schema.DRAIN_SECONDS) ?? (production ? schema.PRODUCTION_DRAIN_SECONDS : 0);
  const port = read(schema.PORT);
  const metricsPort = read(schema.METRICS_PORT);
  if (metricsPort !== undefined && metricsPort !== 0 && metricsPort === port)
    reader.reject(schema.METRICS_PORT, 'must be another port than PORT');
  const collectorUrl = read(schema.OTLP_ENDPOINT);
  const headers = read(schema.OTLP_HEADERS) ?? {};
  const backupDir = read(schema.BACKUP_DIR);
  const backups = {
    everyMs: read(schema.BACKUP_EVERY) ?? schema.DEFAULT_BACKUP_EVERY_MS,
    keepCount: read(schema.BACKUP_KEEP),
  };
  const config: Config = {
    host: read(schema.HOST),
    port,
    dataDir: resolve(read(schema.DATA_DIR)),
    databaseConnectionCount: read(schema.DATABASE_CONNECTIONS),
    redisPrefix: read(schema.REDIS_PREFIX),
    limits: read(access.LIMITS),
    entitlementGraceMs: 1_000 * read(access.ENTITLEMENT_GRACE),
    feedKeys: feedKeys(reader),
    models: readModels(reader),
    deductFallsBack: read(DEDUCT_FALLBACK) !== undefined,
    drainMs: 1_000 * drainSeconds,
    production,
    keyHeaderAliases: read(access.KEY_HEADER_ALIASES),
    allowedOrigins: read(access.ALLOWED_ORIGINS),
    trustedProxies: read(access.TRUSTED_PROXIES),
    logLevel: read(schema.LOG_LEVEL) ?? (production ? 'info' : 'warn'),
    logSample: read(schema.LOG_SAMPLE),
    ...present({
      databaseUrl: read(schema.DATABASE_URL),
      redisUrl: read(schema.REDIS_URL),
      retentionDays: read(schema.RETENTION_DAYS),
      backups: backupDir === undefined ? undefined : { directory: resolve(backupDir), ...backups },
      feedsProxy: read(schema.FEEDS_PROXY),
      contact: read(schema.CONTACT),
      signingKey: read(access.SIGNING_KEY),
      pepper: read(access.PEPPER),
      identityProvider: readIdentityProvider(reader),
      collector: collectorUrl === undefined ? undefined : { url: collectorUrl, headers },
      metricsPort,
    }),
  };
  const problems = reader.problems();
  if (problems.length > 0) throw new ConfigError(problems);
  return config;
}

export class ConfigError extends Error {
  constructor(problems: readonly string[]) {
    super(`invalid configuration:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  }
}

type Present<T> = { readonly [Name in keyof T]?: Exclude<T[Name], undefined> };

/** Without the members that are undefined. */
function present<T extends object>(members: T): Present<T> {
  const result: Present<T> = {};
  for (const name in members) if (members[name] !== undefined) Object.assign(result, { [name]: members[name] });
  return result;
}

function feedKeys({ read }: EnvironmentReader): FeedKeys {
  return Object.fromEntries(
    schema.FEED_KEYS.flatMap((variable) => {
      const key = read(variable);
      return key === undefined ? [] : [[variable.name, key]];
    }),
  );
}
