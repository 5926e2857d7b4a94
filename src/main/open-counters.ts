import { machineLookup } from '../feeds/http/machine-lookup.ts';
import { createNameResolver } from '../feeds/http/name-resolver.ts';
import type { Counters } from '../gateway/rates/counters.ts';
import { createMemoryLimiter } from '../stores/counters/memory-limiter.ts';
import { openRedisConnection } from '../stores/counters/redis-connection.ts';
import { createRedisLimiter } from '../stores/counters/redis-limiter.ts';
import type { Config } from './config.ts';
import type { Log } from './log.ts';
import type { LimitMetrics } from './metrics/limit-metrics.ts';
import { measuredLimiter } from './metrics/measured-limiter.ts';
import { systemClock } from './system-clock.ts';
import { systemTimer } from './system-timer.ts';
import type { WorldName } from './world-folder.ts';

/** The rate counters of a serving process: local ones, and with `REDIS_URL` those that all processes share. */
export async function openCounters(
  config: Pick<Config, 'redisUrl' | 'redisPrefix'>,
  world: WorldName,
  { log, metrics }: { readonly log: Pick<Log, 'info' | 'warn'>; readonly metrics: LimitMetrics },
): Promise<Counters & { close(): Promise<void> }> {
  const clock = systemClock;
  const own = createMemoryLimiter({ clock });
  if (config.redisUrl === undefined)
    return { local: measuredLimiter(own, metrics.limited('local')), close: async () => undefined };
  const names = createNameResolver();
  const connection = await openRedisConnection(config.redisUrl, machineLookup(names));
  const shared = createRedisLimiter({
    connection,
    keyPrefix: `${config.redisPrefix}:${world}:limit:`,
    clock,
    setTimer: systemTimer,
    onChange: (isReachable, reason) =>
      isReachable
        ? log.info('shared counters are reachable again')
        : log.warn('shared counters are unreachable; rate limits apply per process', { reason }),
  });
  return {
    local: measuredLimiter(own, metrics.limited('alone')),
    shared: measuredLimiter(shared, metrics.limited('shared')),
    close() {
      names.close();
      return connection.close();
    },
  };
}
