import { DAY_MS, HOUR_MS } from '../../assessment/time.ts';
import { text, timeSpan, wholeNumber } from './parsers.ts';
import type { DefaultedVariable, Variable } from './variable.ts';

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
