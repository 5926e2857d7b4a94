import { type DestinationStream, pino } from 'pino';
import type { AccessEntry } from '../gateway/access-entry.ts';
import { type AccessLevel, accessLevel, accessLine } from './access-line.ts';
import type { LogLevel } from './configuration/schema.ts';
import { errorFacts, withoutSecrets } from './error-facts.ts';
import { holdLines } from './held-lines.ts';

/** Facts that go with a line; never a secret, never a caller's text. */
export type LogFacts = Readonly<Record<string, unknown>>;

export interface Log {
  info(message: string, facts?: LogFacts): void;
  warn(message: string, facts?: LogFacts): void;
  error(message: string, facts?: LogFacts): void;
  request(entry: AccessEntry): void;
  /** A request met a broken invariant. What it says may hold the caller's text: only where it happened is told. */
  brokenRequest(error: unknown, requestId: string): void;
  /** Writes what is still in memory, before the process ends. */
  flush(): void;
}

export interface LogOptions {
  /** Share of the answers below 400 that get a line, 0 to 1; each such line says so in `sample`. Errors always do. */
  readonly sample?: number;
  /** [0, 1). */
  readonly random?: () => number;
  /** Epoch ms, of the lines of answers. */
  readonly now?: () => number;
  /** stderr unless given. */
  readonly destination?: DestinationStream;
}

/**
 * One JSON line an entry, written behind the requests; on stderr, so that stdout stays for people and for piping. Answers
 * below 400 are `info`, refusals `warn`, failures of ours `error`.
 */
export function createLog(level: LogLevel, world: string, options: LogOptions = {}): Log {
  const { sample = 1, random = Math.random, now = Date.now } = options;
  const { destination, flush } = options.destination === undefined ? toStderr() : given(options.destination);
  const logger = pino({ level, base: { world }, timestamp: pino.stdTimeFunctions.isoTime }, destination);
  const enabled: Readonly<Record<AccessLevel, boolean>> = {
    info: logger.isLevelEnabled('info'),
    warn: logger.isLevelEnabled('warn'),
    error: logger.isLevelEnabled('error'),
  };
  return {
    info: (message, facts = {}) => logger.info(cleaned(facts), message),
    warn: (message, facts = {}) => logger.warn(cleaned(facts), message),
    error: (message, { error, ...facts } = {}) =>
      logger.error(
        {
          ...cleaned(facts),
          ...(error === undefined ? {} : { err: { ...errorFacts(error), message: messageOf(error) } }),
        },
        message,
      ),
    request: (entry) => {
      const written = accessLevel(entry.status);
      if (!enabled[written] || (written === 'info' && sample < 1 && random() >= sample)) return;
      destination.write(accessLine(entry, { world, sample, now: now() }));
    },
    brokenRequest: (error, requestId) => logger.error({ requestId, err: errorFacts(error) }, 'a request broke'),
    flush,
  };
}

interface Place {
  readonly destination: DestinationStream;
  /** Writes what is held. */
  flush(): void;
}

const given = (destination: DestinationStream): Place => ({ destination, flush: () => undefined });

function toStderr(): Place {
  const stderr = pino.destination({ dest: 2, sync: false });
  const held = holdLines(stderr);
  return {
    destination: held,
    flush: () => {
      held.flush();
      stderr.flushSync();
    },
  };
}

/** An upstream's address or words may be among the facts. */
const cleaned = (facts: LogFacts): LogFacts =>
  Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [name, typeof fact === 'string' ? withoutSecrets(fact) : fact]),
  );

const messageOf = (error: unknown): string => withoutSecrets(error instanceof Error ? error.message : String(error));
