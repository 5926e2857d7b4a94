import { HOUR_MS } from '../../assessment/time.ts';
import { DEFAULT_LIMITS } from '../../contract/conventions/plans.ts';
import { FEED_CARDS } from '../../feeds/registry.ts';
import type { FeedKeyName } from '../../ports/feed.ts';
import type { Config } from '../config.ts';
import { PROVIDER_NAMES, type ProviderName } from './model-providers.ts';
import { providerVariables } from './model-variables.ts';
import { nameOf } from './read-models.ts';
import { VARIABLES } from './schema.ts';
import type { Variable } from './variable.ts';

/** One variable of the environment and its value in force. */
export interface ConfigLine {
  readonly name: string;
  /** Secrets masked; undefined if nothing is in force. */
  readonly value: string | undefined;
}

/** Every declared variable with its value in force, in the order of the schema. No line holds a secret. */
export function configLines(config: Config): readonly ConfigLine[] {
  const values = valuesInForce(config);
  return VARIABLES.map((variable) => ({ name: variable.name, value: shown(variable, values[variable.name]) }));
}

type Values = Readonly<Record<string, string | number | undefined>>;

function valuesInForce(config: Config): Values {
  return {
    HOST: config.host,
    PORT: config.port,
    DRAIN_SECONDS: config.drainMs / 1_000,
    NODE_ENV: config.production ? 'production' : undefined,
    DATA_DIR: config.dataDir,
    DATABASE_URL: config.databaseUrl,
    DATABASE_CONNECTIONS: config.databaseConnectionCount,
    REDIS_URL: config.redisUrl,
    REDIS_PREFIX: config.redisPrefix,
    RETENTION_DAYS: config.retentionDays,
    BACKUP_DIR: config.backups?.directory,
    BACKUP_EVERY: config.backups === undefined ? undefined : `${config.backups.everyMs / HOUR_MS}h`,
    BACKUP_KEEP: config.backups?.keepCount,
    LIMITS: limitsOf(config),
    ENTITLEMENT_GRACE: config.entitlementGraceMs / 1_000,
    PUBLIC_URL: config.publicUrl,
    PUBLIC_FEEDS: String(config.publicFeeds !== undefined),
    CONSOLE_PUBLIC: config.isConsolePublic ? 'read' : 'off',
    KEY_HEADER_ALIASES: joined(config.keyHeaderAliases),
    JWT_ISSUER: config.identityProvider?.issuer,
    JWT_AUDIENCE: config.identityProvider?.audiences.join(','),
    JWKS_URL: config.identityProvider?.jwksUrl,
    ALLOWED_ORIGINS: joined(config.allowedOrigins),
    TRUSTED_PROXIES: joined(config.trustedProxies),
    BAROGRAPH_URL: config.remote?.url,
    BAROGRAPH_KEY: config.remote?.key === undefined ? undefined : '',
    BAROGRAPH_PROFILE: config.profile,
    BAROGRAPH_PROFILES: config.profilesFile,
    DELIVERY_ALLOW: joined(config.deliveryAllow),
    SMTP_URL: mailServerText(config),
    PEPPER: config.pepper === undefined ? undefined : '',
    SIGNING_KEY: config.signingKey === undefined ? undefined : `key id ${config.signingKey.keyId}`,
    FEEDS_PROXY: config.feedsProxy,
    CONTACT: config.contact,
    ...Object.fromEntries(Object.keys(config.feedKeys).map((name) => [name, ''])),
    MODELS: joined(config.models.map(nameOf)),
    ...Object.fromEntries(PROVIDER_NAMES.flatMap((provider) => providerValues(config, provider))),
    MODEL_PRICES: joined(
      config.models.flatMap((model) =>
        model.price === undefined ? [] : [`${nameOf(model)}=${model.price.input}/${model.price.output}`],
      ),
    ),
    MODEL_ANSWER_COST: config.modelAnswerCost,
    DEDUCT_FALLBACK: config.deductFallsBack ? 'builtin' : undefined,
    LOG_LEVEL: config.logLevel,
    LOG_SAMPLE: config.logSample,
    METRICS_PORT: config.metricsPort,
    OTEL_EXPORTER_OTLP_ENDPOINT: config.collector?.url,
    OTEL_EXPORTER_OTLP_HEADERS: joined(Object.keys(config.collector?.headers ?? {})),
  };
}

/** Without user and password. */
function mailServerText({ mailServer }: Config): string | undefined {
  if (mailServer === undefined) return undefined;
  const { host, port, tls, from } = mailServer;
  return `${tls === 'implicit' ? 'smtps' : 'smtp'}://${host.includes(':') ? `[${host}]` : host}:${port}?from=${from}`;
}

function providerValues(
  { models }: Config,
  provider: ProviderName,
): readonly (readonly [string, string | undefined])[] {
  const used = models.find((model) => model.provider === provider);
  const { apiKey, baseUrl } = providerVariables(provider);
  return [
    [apiKey.name, used?.apiKey === undefined ? undefined : ''],
    [baseUrl.name, used?.baseUrl],
  ];
}

/** @param value of a hidden variable: what may be shown of it, such as a key id; never the secret */
function shown({ secrecy }: Variable<unknown>, value: string | number | undefined): string | undefined {
  if (value === undefined) return undefined;
  if (secrecy === 'hidden') return ['(set, not shown)', String(value)].filter(Boolean).join(', ');
  return secrecy === 'url' ? masked(String(value)) : String(value);
}

/** Valid settings that are probably not intended. */
export function configWarnings(config: Config): readonly string[] {
  const { production, databaseUrl, redisUrl, models, deductFallsBack } = config;
  const halves = halfSet(config).map(
    ({ id, missing }) => `feed ${id} is not polled: ${missing.join(' and ')} is missing from its credentials`,
  );
  return [
    ...halves,
    ...(production && databaseUrl === undefined
      ? ['NODE_ENV=production without DATABASE_URL: a power cut can lose the last writes of the embedded store']
      : []),
    ...(redisUrl !== undefined && databaseUrl === undefined
      ? ['REDIS_URL without DATABASE_URL: the embedded store has one server, which shares its counters with no other']
      : []),
    ...(models.length === 0 && deductFallsBack
      ? ['DEDUCT_FALLBACK without MODELS has no effect: the built-in analyst answers anyway']
      : []),
  ];
}

/** Feeds with some of their credentials set and others missing. */
function halfSet({ feedKeys }: Pick<Config, 'feedKeys'>) {
  return FEED_CARDS.flatMap(({ id, needsKeys = [] }) => {
    const missing: readonly FeedKeyName[] = needsKeys.filter((name) => feedKeys[name] === undefined);
    return missing.length > 0 && missing.length < needsKeys.length ? [{ id, missing }] : [];
  });
}

const joined = (parts: readonly string[]): string | undefined => (parts.length === 0 ? undefined : parts.join(','));

/** Query parameters can carry passwords, too. */
function masked(address: string): string {
  if (!URL.canParse(address)) return '(set, not shown)';
  const url = new URL(address);
  if (url.password !== '') url.password = '***';
  for (const name of new Set(url.searchParams.keys())) url.searchParams.set(name, '***');
  return url.href;
}

function limitsOf({ limits }: Config): string | undefined {
  return JSON.stringify(limits) === JSON.stringify(DEFAULT_LIMITS) ? undefined : JSON.stringify(limits);
}
