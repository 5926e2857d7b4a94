import { resolve } from 'node:path';
import type { FeedKeys } from '../feeds/registration.ts';
import * as access from './configuration/access-variables.ts';
import {
  createEnvironmentReader,
  type Environment,
  type EnvironmentReader,
} from './configuration/environment-reader.ts';
import * as feeds from './configuration/feed-variables.ts';
import { SMTP_URL } from './configuration/mail-variables.ts';
import { DEDUCT_FALLBACK, MODEL_ANSWER_COST } from './configuration/model-variables.ts';
import * as monitoring from './configuration/monitoring-variables.ts';
import { readIdentityProvider } from './configuration/read-identity-provider.ts';
import { readModels } from './configuration/read-models.ts';
import * as schema from './configuration/schema.ts';
import * as storage from './configuration/storage-variables.ts';

/** Everything that the environment decides, read once. The variables are declared in configuration/schema.ts. */
export type Config = Readonly<ReturnType<typeof readConfig>>;
export type BackupConfig = NonNullable<Config['backups']>;
export type CollectorConfig = NonNullable<Config['collector']>;

/** @throws ConfigError naming every rejected variable, never its value: it may be a secret */
export function readConfig(environment: Environment = process.env) {
  const reader = createEnvironmentReader(environment);
  const { read } = reader;
  const production = read(schema.NODE_ENV) === 'production';
  const drainSeconds = read(schema.DRAIN_SECONDS) ?? (production ? schema.PRODUCTION_DRAIN_SECONDS : 0);
  const port = read(schema.PORT);
  const metricsPort = read(monitoring.METRICS_PORT);
  if (metricsPort !== undefined && metricsPort !== 0 && metricsPort === port)
    reader.reject(monitoring.METRICS_PORT, 'must be another port than PORT');
  const publicUrl = read(access.PUBLIC_URL);
  const hasFeeds = read(access.PUBLIC_FEEDS) === 'true';
  if (hasFeeds && publicUrl === undefined)
    reader.reject(access.PUBLIC_FEEDS, 'needs PUBLIC_URL, where the links in feeds lead');
  const mailServer = read(SMTP_URL);
  if (mailServer !== undefined && publicUrl === undefined)
    reader.reject(SMTP_URL, 'needs PUBLIC_URL, where the links in mails lead');
  const collectorUrl = read(monitoring.OTLP_ENDPOINT);
  // May hold secrets: sent to the collector and to no other address.
  const headers = read(monitoring.OTLP_HEADERS) ?? {};
  const serverUrl = read(access.BAROGRAPH_URL);
  const serverKey = read(access.BAROGRAPH_KEY);
  const profile = read(access.BAROGRAPH_PROFILE);
  const profilesFile = read(access.BAROGRAPH_PROFILES);
  const backupDir = read(storage.BACKUP_DIR);
  const backups = {
    everyMs: read(storage.BACKUP_EVERY) ?? storage.DEFAULT_BACKUP_EVERY_MS,
    keepCount: read(storage.BACKUP_KEEP),
  };
  const config = {
    host: read(schema.HOST),
    /** 0 lets the system choose. */
    port,
    dataDir: resolve(read(storage.DATA_DIR)),
    /** Maximum connections of this process to PostgreSQL, not counting the one for notifications. */
    databaseConnectionCount: read(storage.DATABASE_CONNECTIONS),
    /** Prefix of every key in Redis. */
    redisPrefix: read(storage.REDIS_PREFIX),
    limits: read(access.LIMITS),
    /** How long a known plan still reads while the store does not answer, ms; 0: not at all. */
    entitlementGraceMs: 1_000 * read(access.ENTITLEMENT_GRACE),
    /** Credentials for feeds that need them. */
    feedKeys: feedKeys(reader),
    /** Language models in the order of the calls; none: the built-in analyst answers. */
    models: readModels(reader),
    /** Whether the built-in analyst answers while no model does. */
    deductFallsBack: read(DEDUCT_FALLBACK) !== undefined,
    /** How long a stopping server reports so at /readyz while it still accepts requests, ms. */
    drainMs: 1_000 * drainSeconds,
    production,
    /** Whether viewers without a credential may read the console. */
    isConsolePublic: read(access.CONSOLE_PUBLIC) === 'read',
    keyHeaderAliases: read(access.KEY_HEADER_ALIASES),
    allowedOrigins: read(access.ALLOWED_ORIGINS),
    trustedProxies: read(access.TRUSTED_PROXIES),
    /** Networks open to deliveries. */
    deliveryAllow: read(access.DELIVERY_ALLOW),
    logLevel: read(monitoring.LOG_LEVEL) ?? (production ? 'info' : 'warn'),
    /** Share of the answers below 400 that are logged, 0 to 1. */
    logSample: read(monitoring.LOG_SAMPLE),
    ...present({
      /** Most that one answer may cost, in the currency of the prices. */
      modelAnswerCost: read(MODEL_ANSWER_COST),
      /** PostgreSQL instead of the embedded store. */
      databaseUrl: read(storage.DATABASE_URL),
      /** The server that commands ask instead of the store of this machine. */
      remote: present({ url: serverUrl, key: serverKey }),
      /** Name of the profile that names it. */
      profile,
      /** Where profiles are kept. */
      profilesFile,
      /** Origin of the console behind a proxy. */
      publicUrl,
      /** Where links of public feeds lead; without it there are none. */
      publicFeeds: hasFeeds && publicUrl !== undefined ? { publicUrl } : undefined,
      /** Sends mails; without it there are none, and leads are kept unconfirmed. */
      mailServer,
      /** Counters that all processes share; without it each process counts alone. */
      redisUrl: read(storage.REDIS_URL),
      /** Days for which evidence is kept as it was known; without it everything is kept. */
      retentionDays: read(storage.RETENTION_DAYS),
      /** Scheduled backups of the live world; without it there are none. */
      backups: backupDir === undefined ? undefined : { directory: resolve(backupDir), ...backups },
      /** Origin that receives every feed request instead. */
      feedsProxy: read(feeds.FEEDS_PROXY),
      /** Sent to upstreams. */
      contact: read(feeds.CONTACT),
      /** Signs snapshots of the live world; without it a key that is kept in DATA_DIR does. */
      signingKey: read(access.SIGNING_KEY),
      /** Secret of the key hashes of the live world, 32 bytes or more; without it a file in DATA_DIR holds one. */
      pepper: read(access.PEPPER),
      /** Without a provider, keys alone are accepted. */
      identityProvider: readIdentityProvider(reader, publicUrl),
      /** Where traces are sent; without it tracing is not loaded. */
      collector: collectorUrl === undefined ? undefined : { url: collectorUrl, headers },
      /** Where metrics are served to programs of this machine without a key. 0 lets the system choose. */
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
    feeds.FEED_KEYS.flatMap((variable) => {
      const key = read(variable);
      return key === undefined ? [] : [[variable.name, key]];
    }),
  );
}
