import { resolve } from 'node:path';

/** Everything the environment decides, read once. */
export interface Config {
  readonly host: string;
  /** 0 lets the system choose. */
  readonly port: number;
  readonly dataDir: string;
  /** PostgreSQL instead of the embedded store. */
  readonly databaseUrl?: string;
  /** Every feed request goes here instead. */
  readonly feedsProxy?: string;
  readonly production: boolean;
  readonly keyHeaderAliases: readonly string[];
  readonly allowedOrigins: readonly string[];
  readonly trustedProxies: readonly string[];
  /** `info` in production; elsewhere `warn`, so that a terminal shows what a person needs. */
  readonly logLevel: LogLevel;
}

const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

type Environment = Readonly<Record<string, string | undefined>>;

/** @throws ConfigError naming every variable that cannot be used */
export function readConfig(environment: Environment = process.env): Config {
  const problems: string[] = [];
  const value = (name: string): string | undefined => environment[name]?.trim() || undefined;
  const list = (name: string): readonly string[] =>
    (value(name) ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean);
  const port = Number(value('PORT') ?? 8080);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    problems.push('PORT must be a whole number from 0 to 65535');
  const feedsProxy = value('FEEDS_PROXY');
  if (feedsProxy !== undefined && !isOrigin(feedsProxy))
    problems.push('FEEDS_PROXY must be an http(s) address without a path, e.g. http://127.0.0.1:9000');
  const databaseUrl = value('DATABASE_URL');
  if (databaseUrl !== undefined && !/^postgres(ql)?:\/\//.test(databaseUrl))
    problems.push('DATABASE_URL must begin with postgres:// or postgresql://');
  const production = value('NODE_ENV') === 'production';
  const logLevel = LOG_LEVELS.find((level) => level === (value('LOG_LEVEL') ?? (production ? 'info' : 'warn')));
  if (logLevel === undefined) problems.push(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}`);
  if (problems.length > 0) throw new ConfigError(problems);
  return {
    host: value('HOST') ?? '127.0.0.1',
    port,
    dataDir: resolve(value('DATA_DIR') ?? './data'),
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
    ...(feedsProxy === undefined ? {} : { feedsProxy: feedsProxy.replace(/\/$/, '') }),
    production,
    keyHeaderAliases: list('KEY_HEADER_ALIASES'),
    allowedOrigins: list('ALLOWED_ORIGINS'),
    trustedProxies: list('TRUSTED_PROXIES'),
    logLevel: logLevel ?? 'info',
  };
}

export class ConfigError extends Error {
  constructor(problems: readonly string[]) {
    super(`the configuration cannot be used:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  }
}

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  return /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === '';
}
