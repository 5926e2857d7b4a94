import { DEFAULT_LIMITS } from '../contract/conventions/plans.ts';
import { FEED_CARDS } from '../feeds/registry.ts';
import { FEED_KEY_NAMES, type FeedKeyName } from '../ports/feed.ts';
import type { Config } from './config.ts';
import { nameOf, PROVIDER_NAMES, type ProviderName, prefixOf } from './read-models.ts';

/** One variable of the environment and what came of it. */
export interface ConfigLine {
  readonly name: string;
  /** What is in force, secrets masked; undefined where nothing is. */
  readonly value: string | undefined;
}

const HIDDEN = '(set, not shown)';

/** Every variable that the configuration reads, with what is in force. No line holds a secret. */
export function configLines(config: Config): readonly ConfigLine[] {
  const lines: Readonly<Record<string, string | number | undefined>> = {
    HOST: config.host,
    PORT: config.port,
    DATA_DIR: config.dataDir,
    DATABASE_URL: masked(config.databaseUrl),
    DATABASE_CONNECTIONS: config.databaseConnectionCount,
    REDIS_URL: masked(config.redisUrl),
    REDIS_PREFIX: config.redisPrefix,
    RETENTION_DAYS: config.retentionDays,
    LIMITS: limitsOf(config),
    FEEDS_PROXY: config.feedsProxy,
    ...Object.fromEntries(FEED_KEY_NAMES.map((name) => [name, hidden(config.feedKeys[name])])),
    MODELS: joined(config.models.map(nameOf)),
    MODEL_PRICES: joined(
      config.models.flatMap((model) =>
        model.price === undefined ? [] : [`${nameOf(model)}=${model.price.input}/${model.price.output}`],
      ),
    ),
    ...Object.fromEntries(PROVIDER_NAMES.flatMap((provider) => modelLines(config, provider))),
    DEDUCT_FALLBACK: config.deductFallsBack ? 'builtin' : undefined,
    NODE_ENV: config.production ? 'production' : undefined,
    KEY_HEADER_ALIASES: joined(config.keyHeaderAliases),
    JWT_ISSUER: config.identityProvider?.issuer,
    JWT_AUDIENCE: config.identityProvider?.audience,
    JWKS_URL: masked(config.identityProvider?.jwksUrl),
    ALLOWED_ORIGINS: joined(config.allowedOrigins),
    TRUSTED_PROXIES: joined(config.trustedProxies),
    LOG_LEVEL: config.logLevel,
    LOG_SAMPLE: config.logSample,
    METRICS_PORT: config.metricsPort,
    DRAIN_SECONDS: config.drainMs / 1_000,
    PEPPER: config.pepper === undefined ? undefined : HIDDEN,
    OTEL_EXPORTER_OTLP_ENDPOINT: config.collector?.url,
    OTEL_EXPORTER_OTLP_HEADERS: hiddenNames(config.collector?.headers ?? {}),
    SIGNING_KEY: config.signingKey === undefined ? undefined : `${HIDDEN}, key id ${config.signingKey.keyId}`,
  };
  return Object.entries(lines).map(([name, value]) => ({
    name,
    value: value === undefined ? undefined : String(value),
  }));
}

/** What can be used and is probably not meant. */
export function configWarnings(config: Config): readonly string[] {
  const { production, databaseUrl, redisUrl, models, deductFallsBack } = config;
  const halves = halfSet(config).map(
    ({ id, missing }) =>
      `feed ${id} is not asked: ${missing.join(' and ')} is missing beside the rest of its credentials`,
  );
  return [
    ...halves,
    ...(production && databaseUrl === undefined
      ? ['NODE_ENV is production without DATABASE_URL: a power cut can lose the last writes of the embedded store']
      : []),
    ...(redisUrl !== undefined && databaseUrl === undefined
      ? ['REDIS_URL without DATABASE_URL: the embedded store has one server, so there is nobody to share counters with']
      : []),
    ...(models.length === 0 && deductFallsBack
      ? ['DEDUCT_FALLBACK without MODELS changes nothing: the built-in analyst answers anyway']
      : []),
  ];
}

/** Feeds of which some credentials are set and others are not. */
function halfSet({ feedKeys }: Pick<Config, 'feedKeys'>) {
  return FEED_CARDS.flatMap(({ id, needsKeys = [] }) => {
    const missing: readonly FeedKeyName[] = needsKeys.filter((name) => feedKeys[name] === undefined);
    return missing.length > 0 && missing.length < needsKeys.length ? [{ id, missing }] : [];
  });
}

function modelLines({ models }: Config, provider: ProviderName): readonly (readonly [string, string | undefined])[] {
  const used = models.find((model) => model.provider === provider);
  const prefix = prefixOf(provider);
  return [
    [`${prefix}_API_KEY`, hidden(used?.apiKey)],
    [`${prefix}_BASE_URL`, used?.baseUrl],
  ];
}

const joined = (parts: readonly string[]): string | undefined => (parts.length === 0 ? undefined : parts.join(','));

const hiddenNames = (headers: Readonly<Record<string, string>>): string | undefined =>
  joined(Object.keys(headers).map((name) => `${name}=${HIDDEN}`));

const hidden = (secret: string | undefined): string | undefined => (secret === undefined ? undefined : HIDDEN);

/** Parameters of an address carry passwords, too. */
function masked(address: string | undefined): string | undefined {
  if (address === undefined) return undefined;
  if (!URL.canParse(address)) return HIDDEN;
  const url = new URL(address);
  if (url.password !== '') url.password = '***';
  for (const name of new Set(url.searchParams.keys())) url.searchParams.set(name, '***');
  return url.href;
}

function limitsOf({ limits }: Config): string | undefined {
  return JSON.stringify(limits) === JSON.stringify(DEFAULT_LIMITS) ? undefined : JSON.stringify(limits);
}
