import { Redis } from 'ioredis';

/** Where tests find a Redis server; they touch only keys of their own. */
export const REDIS_URL = process.env.TEST_REDIS_URL ?? 'redis://127.0.0.1:6379';

/**
 * Whether a Redis server is there for tests. Use as `describe.skipIf(!(await isRedisThere()))`.
 * @throws when it is absent although REQUIRE_SERVICES=1
 */
export async function isRedisThere(): Promise<boolean> {
  const redis = new Redis(REDIS_URL, { lazyConnect: true, connectTimeout: 2_000, retryStrategy: () => null });
  redis.on('error', () => undefined);
  try {
    await redis.connect();
    return true;
  } catch (error) {
    if (process.env.REQUIRE_SERVICES === '1') throw error;
    process.stderr.write('No Redis at 127.0.0.1:6379: tests against it are skipped.\n');
    return false;
  } finally {
    redis.disconnect();
  }
}

/** A key prefix that no other test uses, and what is kept under it. */
export function testKeys() {
  const prefix = `barograph-test:${process.pid}:${Date.now().toString(36)}:`;
  const redis = new Redis(REDIS_URL);
  const list = () => redis.keys(`${prefix}*`);
  return {
    prefix,
    list,
    /** Milliseconds until each key is gone by itself; negative when it never is. */
    timesToLive: async () => Promise.all((await list()).map((key) => redis.pttl(key))),
    async remove() {
      const keys = await list();
      if (keys.length > 0) await redis.del(...keys);
      redis.disconnect();
    },
  };
}

/** Removes every key that begins so. */
export async function forgetKeys(prefix: string): Promise<void> {
  const redis = new Redis(REDIS_URL);
  try {
    for await (const keys of redis.scanStream({ match: `${prefix}*`, count: 1_000 }))
      if (Array.isArray(keys) && keys.length > 0) await redis.del(...keys);
  } finally {
    redis.disconnect();
  }
}
