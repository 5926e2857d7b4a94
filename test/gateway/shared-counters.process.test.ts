import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createMemoryLimiter } from '../../src/stores/counters/memory-limiter.ts';
import { openRedisConnection, type RedisConnection } from '../../src/stores/counters/redis-connection.ts';
import { createRedisLimiter } from '../../src/stores/counters/redis-limiter.ts';
import { neverTimer } from '../kit/fake-clock.ts';
import { isRedisThere, REDIS_URL, testKeys } from '../kit/redis.ts';
import { createWorld, DEDUCT, headerOf, JSON_TYPE, NOW, type World } from './world.ts';

describe.skipIf(!(await isRedisThere()))('services over one Redis server', () => {
  let proxy: Awaited<ReturnType<typeof cuttableProxy>>;
  let connections: readonly RedisConnection[];
  let worlds: readonly { world: World; key: string }[];
  let keys: ReturnType<typeof testKeys>;
  const changes: boolean[] = [];

  beforeAll(async () => {
    keys = testKeys();
    proxy = await cuttableProxy();
    connections = await Promise.all([openRedisConnection(proxy.url), openRedisConnection(REDIS_URL)]);
    worlds = await Promise.all(
      connections.map(async (connection) => {
        const clock = { now: () => NOW };
        const parts = {
          connection,
          keyPrefix: keys.prefix,
          clock: { now: () => Date.now() },
          instants: clock,
          setTimer: neverTimer,
        };
        const shared = createRedisLimiter({ ...parts, onChange: (isReachable) => changes.push(isReachable) });
        const world = createWorld({ gateway: { counters: { local: createMemoryLimiter({ clock }), shared } } });
        return { world, key: await world.newKey('acme', 'pro_monthly') };
      }),
    );
  });
  afterAll(async () => {
    await Promise.all(connections.map((connection) => connection.close()));
    await proxy.close();
    await keys.remove();
  });

  const at = (index: number) => {
    const found = worlds[index % worlds.length];
    if (found === undefined) throw new Error('no world');
    return found;
  };
  const ask = (index: number) => at(index).world.send({ target: '/api/bootstrap', key: at(index).key });
  const deduct = (index: number) => {
    const { world, key } = at(index);
    return world.send({ method: 'POST', target: DEDUCT, key, headers: [JSON_TYPE], body: '{"query":"why"}' });
  };

  it('let an account through exactly as often as its plan says, at whichever it asks', async () => {
    const answers = await Promise.all(Array.from({ length: 200 }, (_, index) => ask(index)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(120);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(80);
    expect(answers.map((answer) => headerOf(answer, 'X-RateLimit-Mode'))).toEqual(Array(200).fill(undefined));
  });

  it('go on alone while the server is away, but run no model, and count together again once it is back', async () => {
    proxy.cut();
    await vi.waitFor(async () => expect(headerOf(await ask(0), 'X-RateLimit-Mode')).toBe('degraded'), {
      timeout: 20_000,
    });
    const closed = await deduct(0);
    expect([closed.status, headerOf(closed, 'X-Error-Code')]).toEqual([503, 'store_unavailable']);
    expect((await ask(1)).status).toBe(429);
    proxy.restore();
    await vi.waitFor(async () => expect(headerOf(await ask(0), 'X-RateLimit-Mode')).toBeUndefined(), {
      timeout: 20_000,
    });
    expect((await ask(0)).status).toBe(429);
    expect(changes).toEqual([false, true]);
  });
});

/** Stands before Redis; while cut it takes no connection and has dropped those there were. */
async function cuttableProxy() {
  const sockets = new Set<Socket>();
  let isCut = false;
  const server = createServer((socket) => {
    if (isCut) {
      socket.destroy();
      return;
    }
    const redis = connect(6379, '127.0.0.1');
    for (const one of [socket, redis]) {
      sockets.add(one);
      one.on('error', () => one.destroy());
      one.on('close', () => {
        socket.destroy();
        redis.destroy();
      });
    }
    socket.pipe(redis).pipe(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const drop = () => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  return {
    url: `redis://127.0.0.1:${port}`,
    cut() {
      isCut = true;
      drop();
    },
    restore() {
      isCut = false;
    },
    async close() {
      drop();
      server.close();
      await once(server, 'close');
    },
  };
}
