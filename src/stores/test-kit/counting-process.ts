import { neverTimer } from '../../../test/kit/fake-clock.ts';
import { openRedisConnection } from '../counters/redis-connection.ts';
import { createRedisLimiter } from '../counters/redis-limiter.ts';

/** A process that takes one unit so many times concurrently when its parent says `go`, and reports how often it succeeded. */
const [, , url = '', keyPrefix = '', times = '0'] = process.argv;
const clock = { now: () => 0 };
const connection = await openRedisConnection(url);
const limiter = createRedisLimiter({ connection, keyPrefix, clock, setTimer: neverTimer });
const windows = [{ subject: 'account:shared', counter: 'requests', policy: 'day', lengthMs: 86_400_000, limit: 100 }];

process.on('message', async () => {
  const takings = await Promise.all(Array.from({ length: Number(times) }, () => limiter.take(windows, 1)));
  process.send?.({ taken: takings.filter(({ status }) => status === 'taken').length });
  await connection.close();
  process.disconnect();
});
process.send?.({ ready: true });
