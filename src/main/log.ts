import { pino } from 'pino';
import type { AccessEntry } from '../gateway/access-entry.ts';
import type { LogLevel } from './config.ts';

/** Facts that go with a line; never a secret, never a caller's text. */
export type LogFacts = Readonly<Record<string, unknown>>;

export interface Log {
  info(message: string, facts?: LogFacts): void;
  warn(message: string, facts?: LogFacts): void;
  error(message: string, facts?: LogFacts): void;
  request(entry: AccessEntry): void;
}

/** One JSON line an entry, on stderr, so that stdout stays for people and for piping. */
export function createLog(level: LogLevel, world: string): Log {
  const logger = pino(
    { level, base: { world }, timestamp: pino.stdTimeFunctions.isoTime },
    pino.destination({ dest: 2, sync: false }),
  );
  return {
    info: (message, facts = {}) => logger.info(facts, message),
    warn: (message, facts = {}) => logger.warn(facts, message),
    error: (message, { error, ...facts } = {}) =>
      logger.error({ ...facts, ...(error === undefined ? {} : { err: error }) }, message),
    request: (entry) => (entry.status >= 500 ? logger.error(entry, 'request') : logger.debug(entry, 'request')),
  };
}
