import { createHash } from 'node:crypto';
import { lookup as systemLookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import type { Redis } from 'ioredis';
import { withDeadline } from '../../concurrency/deadline.ts';
import { systemTimer } from '../system-timer.ts';
import { redisConnector } from './redis-connector.ts';

/** Runs Lua scripts on a Redis server. */
export interface RedisConnection {
  /**
   * @returns the script's answer, a list of integers
   * @throws Error when the server is not connected, answers an error, or too many scripts wait already
   */
  run(script: string, keys: readonly string[], values: readonly string[]): Promise<readonly number[]>;
  close(): Promise<void>;
}

/** How long one attempt to connect may take, ms. */
const CONNECT_TIMEOUT_MS = 1_000;
/** A connection that owes an answer for so long is taken for dead, ms. */
const SILENCE_MS = 2_000;
/** Longest pause between two attempts to connect, ms; so soon after its return a server is used again. */
const MAX_PAUSE_MS = 1_000;
/** Scripts without an answer at one time; further ones fail without waiting. */
const MAX_WAITING = 10_000;
/** How long the opening waits for the first connection before it goes on without, ms. */
const OPENING_MS = 1_000;

/**
 * Connects and stays connected; calls to an unreachable server fail without waiting. A script is sent at
 * most once, because counting twice would be wrong.
 * @param url `redis://` or, for TLS, `rediss://`
 * @param lookup finds the addresses of its host; without it the system does
 */
export async function openRedisConnection(
  url: string,
  lookup: LookupFunction = systemLookup,
): Promise<RedisConnection> {
  // Loaded here and nowhere else: without a Redis server the package costs nothing.
  const ioredis = await import('ioredis');
  const redis = new ioredis.Redis(url, {
    protocol: 2,
    connectTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SILENCE_MS,
    retryStrategy: (attempt) => Math.min(50 * attempt, MAX_PAUSE_MS),
    reconnectOnError: (error) => error.message.startsWith('READONLY'),
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    disableClientInfo: true,
    // What is counted in one turn of the event loop goes over in one write.
    enableAutoPipelining: true,
    Connector: redisConnector(ioredis.AbstractConnector, url, lookup),
  });
  // Every call fails by itself on a broken connection; this event only repeats it.
  redis.on('error', () => undefined);
  await firstConnection(redis);
  let waiting = 0;
  return {
    run(script, keys, values) {
      if (waiting >= MAX_WAITING) return Promise.reject(new Error(`${MAX_WAITING} calls wait for Redis already`));
      waiting += 1;
      // The socket's own time limit restarts with everything that is sent, so a steady sender would never reach it.
      const stopWatching = systemTimer(SILENCE_MS, () => redis.stream.destroy());
      return evaluate(redis, script, [keys.length, ...keys, ...values]).then(
        (answer) => {
          stopWatching();
          waiting -= 1;
          return integers(answer);
        },
        (error: unknown) => {
          stopWatching();
          waiting -= 1;
          throw error;
        },
      );
    },
    close: async () => redis.disconnect(),
  };
}

async function firstConnection(redis: Redis): Promise<void> {
  const limit = { ms: OPENING_MS, setTimer: systemTimer };
  await withDeadline(limit, () => new Promise<void>((resolve) => redis.once('ready', () => resolve())));
}

/** By its digest, as the server remembers it; the text goes over only when it does not. */
function evaluate(redis: Redis, script: string, [count, ...rest]: readonly [number, ...string[]]): Promise<unknown> {
  return redis.evalsha(digestOf(script), count, ...rest).catch((error: unknown) => {
    if (!(error instanceof Error && error.message.startsWith('NOSCRIPT'))) throw error;
    return redis.eval(script, count, ...rest);
  });
}

const digests = new Map<string, string>();

function digestOf(script: string): string {
  const known = digests.get(script) ?? createHash('sha1').update(script).digest('hex');
  digests.set(script, known);
  return known;
}

function integers(answer: unknown): readonly number[] {
  const list: readonly unknown[] = Array.isArray(answer) ? answer : [answer];
  return list.map((item) => {
    if (typeof item !== 'number' || !Number.isSafeInteger(item)) throw new Error('Redis answered no integer');
    return item;
  });
}
