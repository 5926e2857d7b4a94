import { once } from 'node:events';
import { createServer, type LookupFunction } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { openRedisConnection } from './redis-connection.ts';

const server = createServer((socket) => socket.destroy());
afterEach(() => {
  server.close();
});

it.each(['redis', 'rediss'])('the name in a %s address is looked up by the lookup that is given', async (scheme) => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const asked: string[] = [];
  const found: LookupFunction = (hostname, _, answer) => {
    asked.push(hostname);
    answer(null, [{ address: '127.0.0.1', family: 4 }]);
  };
  const lost: LookupFunction = (_, __, answer) =>
    answer(Object.assign(new Error('lookup ended'), { code: 'EAI_AGAIN' }), '');

  const connected = once(server, 'connection');
  const reached = await openRedisConnection(`${scheme}://redis.example:${port}`, found);
  await connected;
  expect(new Set(asked)).toEqual(new Set(['redis.example']));
  await reached.close();

  const unreached = await openRedisConnection(`${scheme}://redis.example:${port}`, lost);
  await expect(unreached.run('return 1', [], [])).rejects.toThrow();
  await unreached.close();
});
