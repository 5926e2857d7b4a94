import {
  ALLOWED_ORIGINS,
  BAROGRAPH_KEY,
  BAROGRAPH_PROFILE,
  BAROGRAPH_PROFILES,
  BAROGRAPH_URL,
  CONSOLE_PUBLIC,
  DELIVERY_ALLOW,
  ENTITLEMENT_GRACE,
  JWKS_URL,
  JWT_AUDIENCE,
  JWT_ISSUER,
  KEY_HEADER_ALIASES,
  LIMITS,
  PEPPER,
  PUBLIC_FEEDS,
  PUBLIC_URL,
  SIGNING_KEY,
  TRUSTED_PROXIES,
} from './access-variables.ts';
import { CONTACT, FEED_KEYS, FEEDS_PROXY } from './feed-variables.ts';
import { SMTP_URL } from './mail-variables.ts';
import { PROVIDER_NAMES } from './model-providers.ts';
import { DEDUCT_FALLBACK, MODEL_ANSWER_COST, MODEL_PRICES, MODELS, providerVariables } from './model-variables.ts';
import { LOG_LEVEL, LOG_SAMPLE, METRICS_PORT, OTLP_ENDPOINT, OTLP_HEADERS } from './monitoring-variables.ts';
import { text, wholeNumber } from './parsers.ts';
import {
  BACKUP_DIR,
  BACKUP_EVERY,
  BACKUP_KEEP,
  DATA_DIR,
  DATABASE_CONNECTIONS,
  DATABASE_URL,
  REDIS_PREFIX,
  REDIS_URL,
  RETENTION_DAYS,
} from './storage-variables.ts';
import type { DefaultedVariable, Variable } from './variable.ts';

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
  PUBLIC_URL,
  CONSOLE_PUBLIC,
  PUBLIC_FEEDS,
  ENTITLEMENT_GRACE,
  KEY_HEADER_ALIASES,
  JWT_ISSUER,
  JWT_AUDIENCE,
  JWKS_URL,
  ALLOWED_ORIGINS,
  TRUSTED_PROXIES,
  DELIVERY_ALLOW,
  SMTP_URL,
  BAROGRAPH_URL,
  BAROGRAPH_KEY,
  BAROGRAPH_PROFILE,
  BAROGRAPH_PROFILES,
  PEPPER,
  SIGNING_KEY,
  FEEDS_PROXY,
  CONTACT,
  ...FEED_KEYS,
  MODELS,
  ...PROVIDER_NAMES.flatMap((provider) => Object.values(providerVariables(provider))),
  MODEL_PRICES,
  MODEL_ANSWER_COST,
  DEDUCT_FALLBACK,
  LOG_LEVEL,
  LOG_SAMPLE,
  METRICS_PORT,
  OTLP_ENDPOINT,
  OTLP_HEADERS,
];
