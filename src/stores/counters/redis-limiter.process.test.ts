import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { immediateTimer, neverTimer } from '../../../test/kit/fake-clock.ts';
import { isRedisThere, REDIS_URL, testKeys } from '../../../test/kit/redis.ts';
import { describeRateLimiter } from './conformance.ts';
import { openRedisConnection, type RedisConnection } from './redis-connection.ts';
import { createRedisLimiter } from './redis-limiter.ts';

const testClock = () => {
  const clock = { time: Date.UTC(2026, 2, 16, 12), now: () => clock.time };
  return clock;
};
const WINDOWS = [{ subject: 'account:a', counter: 'requests', policy: 'day', lengthMs: 86_400_000, limit: 100 }];

describe.skipIf(!(await isRedisThere()))('a Redis server', () => {
  describeRateLimiter('Redis', async () => {
    const keys = testKeys();
    const instants = testClock();
    const connections = await Promise.all(Array.from({ length: 3 }, () => openRedisConnection(REDIS_URL)));
    const limiterOn = (connection: RedisConnection) =>
      createRedisLimiter({ connection, keyPrefix: keys.prefix, clock: instants, instants, setTimer: neverTimer });
    const [first, ...more] = connections.map(limiterOn);
    if (first === undefined) throw new Error('no connection');
    return {
      clock: instants,
      limiters: [first, ...more],
      close: async () => {
        await Promise.all(connections.map((connection) => connection.close()));
        await keys.remove();
      },
    };
  });

  it('counts by its own clock and keeps no key for ever', async () => {
    const keys = testKeys();
    const connection = await openRedisConnection(REDIS_URL);
    const wrong = { now: () => 0 };
    const limiter = createRedisLimiter({ connection, keyPrefix: keys.prefix, clock: wrong, setTimer: neverTimer });
    const before = await serverTime(connection);
    const taking = await limiter.take(WINDOWS, 1);
    if (taking.status === 'unavailable') throw new Error('Redis did not answer');
    const after = await serverTime(connection);
    expect([before, taking.at, after]).toEqual([before, taking.at, after].toSorted((a, b) => a - b));
    await limiter.giveBack(WINDOWS, 1, taking.at);
    for (const left of await keys.timesToLive()) expect(left).toBeGreaterThan(0);
    expect(await keys.list()).toEqual([`${keys.prefix}{account:a}:requests:86400000`]);
    await connection.close();
    await keys.remove();
  });

  it('lets exactly the limit through over several processes', async () => {
    const keys = testKeys();
    const program = await bundled('../test-kit/counting-process.ts');
    const children = Array.from({ length: 3 }, () =>
      fork(program.path, [REDIS_URL, keys.prefix, '80'], { execArgv: [] }),
    );
    await Promise.all(children.map((child) => once(child, 'message')));
    const counts = children.map(async (child) => {
      const reply = once(child, 'message');
      child.send('go');
      const [news] = await reply;
      return Number(Object(news).taken);
    });
    const taken = await Promise.all(counts);
    expect(taken.reduce((sum, count) => sum + count, 0)).toBe(100);
    await keys.remove();
    program.remove();
  });
});

describe('a Redis server that does not answer', () => {
  it('makes every taking unavailable without waiting, also at the start, and is reported once', async () => {
    const changes: boolean[] = [];
    const connection = await openRedisConnection('redis://127.0.0.1:1');
    const limiter = createRedisLimiter({
      connection,
      keyPrefix: 'none:',
      clock: testClock(),
      setTimer: neverTimer,
      onChange: (isReachable) => changes.push(isReachable),
    });
    const takings = await Promise.all([limiter.take(WINDOWS, 1), limiter.take(WINDOWS, 1)]);
    expect(takings).toEqual([{ status: 'unavailable' }, { status: 'unavailable' }]);
    await limiter.giveBack(WINDOWS, 1, 0);
    expect(changes).toEqual([false]);
    await connection.close();
  });

  it('but takes the connection does not hold a request up', async () => {
    const silent = await silentServer();
    const clock = testClock();
    const connection = await openRedisConnection(silent.url);
    const limiter = createRedisLimiter({ connection, keyPrefix: 'none:', clock, setTimer: immediateTimer });
    expect(await limiter.take(WINDOWS, 1)).toEqual({ status: 'unavailable' });
    await connection.close();
    await silent.close();
  });
});

/** Epoch ms. */
async function serverTime(connection: RedisConnection): Promise<number> {
  const script = "local t = redis.call('TIME') return { t[1] * 1000 + math.floor(t[2] / 1000) }";
  const [at] = await connection.run(script, [], []);
  if (at === undefined) throw new Error('Redis returned no time');
  return at;
}

async function bundled(path: string) {
  const cache = join(process.cwd(), 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'counters-'));
  const outfile = join(folder, 'main.mjs');
  const entry = new URL(path, import.meta.url).pathname;
  await build({ entryPoints: [entry], outfile, bundle: true, platform: 'node', format: 'esm', packages: 'external' });
  return { path: outfile, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** A server that is ready, and then keeps silent. */
async function silentServer() {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('data', (bytes) => {
      if (/info/i.test(bytes.toString())) socket.write('$9\r\nloading:0\r\n');
    });
    socket.on('error', () => socket.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `redis://127.0.0.1:${port}`,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
