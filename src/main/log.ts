import { type DestinationStream, pino } from 'pino';
import type { SetTimer } from '../concurrency/deadline.ts';
import type { AccessEntry } from '../gateway/access-entry.ts';
import { type AccessLevel, accessLevel, accessLine } from './access-line.ts';
import { bufferLines } from './buffered-lines.ts';
import type { LogLevel } from './configuration/monitoring-variables.ts';
import { errorFacts, withoutSecrets } from './error-facts.ts';
import { countRefusals } from './repeated-refusals.ts';
import { systemTimer } from './system-timer.ts';

/** Members of a log line; never a secret, never a caller's text. */
export type LogFacts = Readonly<Record<string, unknown>>;

export interface Log {
  info(message: string, facts?: LogFacts): void;
  warn(message: string, facts?: LogFacts): void;
  error(message: string, facts?: LogFacts): void;
  request(entry: AccessEntry): void;
  /** A request met a broken invariant. The error text may hold the caller's: only its place is logged. */
  brokenRequest(error: unknown, requestId: string): void;
  /** Writes buffered lines before the process ends. */
  flush(): void;
}

export interface LogOptions {
  /** Share of the answers below 400 that are logged, 0 to 1; each such line has it as `sample`. Errors are always logged. */
  readonly sample?: number;
  /** [0, 1). */
  readonly random?: () => number;
  /** Epoch ms, of the lines of answers. */
  readonly now?: () => number;
  /** For counted refusals; the system's unless given. */
  readonly setTimer?: SetTimer;
  /** stderr unless given. */
  readonly destination?: DestinationStream;
}

/**
 * One JSON line per entry, written asynchronously to stderr; stdout is for people and pipes. Answers
 * below 400 are `info`, rejections `warn`, server errors `error`. Repeated refusals of one address are a count each second.
 */
export function createLog(level: LogLevel, world: string, options: LogOptions = {}): Log {
  const { sample = 1, random = Math.random, now = Date.now, setTimer = systemTimer } = options;
  const { destination, flush } = options.destination === undefined ? toStderr() : given(options.destination);
  const logger = pino({ level, base: { world }, timestamp: pino.stdTimeFunctions.isoTime }, destination);
  const enabled: Readonly<Record<AccessLevel, boolean>> = {
    info: logger.isLevelEnabled('info'),
    warn: logger.isLevelEnabled('warn'),
    error: logger.isLevelEnabled('error'),
  };
  const refusals = countRefusals((counted) => logger.warn({ ...counted }, 'repeated refusals'), { setTimer });
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
      const requestLevel = accessLevel(entry.status);
      if (requestLevel === 'warn' && !refusals.hasOwnLine(entry)) return;
      if (!enabled[requestLevel] || (requestLevel === 'info' && sample < 1 && random() >= sample)) return;
      destination.write(accessLine(entry, { world, sample, now: now() }));
    },
    brokenRequest: (error, requestId) =>
      logger.error({ requestId, err: errorFacts(error) }, 'request failed unexpectedly'),
    flush: () => {
      refusals.flush();
      flush();
    },
  };
}

interface Sink {
  readonly destination: DestinationStream;
  /** Writes the buffered lines. */
  flush(): void;
}

const given = (destination: DestinationStream): Sink => ({ destination, flush: () => undefined });

function toStderr(): Sink {
  const stderr = pino.destination({ dest: 2, sync: false });
  const buffered = bufferLines(stderr);
  return {
    destination: buffered,
    flush: () => {
      buffered.flush();
      stderr.flushSync();
    },
  };
}

/** A fact may hold the address or text of an upstream. */
const cleaned = (facts: LogFacts): LogFacts =>
  Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [name, typeof fact === 'string' ? withoutSecrets(fact) : fact]),
  );

const messageOf = (error: unknown): string => withoutSecrets(error instanceof Error ? error.message : String(error));
