import { randomUUID } from 'node:crypto';
import type { Counters } from '../../src/gateway/rates/counters.ts';
import { systemTimer } from '../../src/main/system-timer.ts';
import type { Clock } from '../../src/ports/clock.ts';
import type { RateLimiter } from '../../src/ports/rate-limiter.ts';
import { createMemoryLimiter } from '../../src/stores/counters/memory-limiter.ts';
import { openRedisConnection, type RedisConnection } from '../../src/stores/counters/redis-connection.ts';
import { createRedisLimiter } from '../../src/stores/counters/redis-limiter.ts';
import { forgetKeys, REDIS_URL } from './redis.ts';
import { STORE_UNDER_TEST } from './store-under-test.ts';

/** Above the limit of any test: a busy machine is no dead server, and what a late answer does is tested by itself. */
const PATIENCE_MS = 600_000;

/** Begins the keys of this process or thread. */
const PREFIX = `barograph-test:${randomUUID()}:`;
let prefixCount = 0;
let connection: Promise<RedisConnection> | undefined;

/** Counters as a service has them on the store under test, by the instants of a test's clock. */
export function countersUnderTest(clock: Clock): Counters {
  const local = createMemoryLimiter({ clock });
  return STORE_UNDER_TEST === 'embedded' ? { local } : { local, shared: sharedCounters(clock) };
}

/** Lets go of the server and of what was counted there. */
export async function closeCountersUnderTest(): Promise<void> {
  const open = connection;
  connection = undefined;
  if (open === undefined) return;
  await (await open).close();
  await forgetKeys(PREFIX);
}

/** Connects with the first count. */
function sharedCounters(clock: Clock): RateLimiter {
  prefixCount += 1;
  const keyPrefix = `${PREFIX}${prefixCount}:`;
  const limiter = async (): Promise<RateLimiter> => {
    connection ??= openRedisConnection(REDIS_URL);
    const parts = { connection: await connection, keyPrefix, setTimer: systemTimer, timeoutMs: PATIENCE_MS };
    return createRedisLimiter({ ...parts, clock: { now: () => Date.now() }, instants: clock });
  };
  return {
    take: async (windows, units) => (await limiter()).take(windows, units),
    giveBack: async (windows, units, takenAt) => (await limiter()).giveBack(windows, units, takenAt),
  };
}
