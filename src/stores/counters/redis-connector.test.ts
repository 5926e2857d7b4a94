import { expect, it } from 'vitest';
import { startNamedServer } from '../test-kit/named-server.ts';
import { openRedisConnection } from './redis-connection.ts';

it.each(['redis', 'rediss'])('the name in a %s address is looked up by the lookup that is given', async (scheme) => {
  const server = await startNamedServer();
  const url = `${scheme}://redis.example:${server.port}`;

  const connected = server.nextConnection();
  const reached = await openRedisConnection(url, server.found);
  await connected;
  expect(new Set(server.asked)).toEqual(new Set(['redis.example']));
  await reached.close();

  const unreached = await openRedisConnection(url, server.lost);
  await expect(unreached.run('return 1', [], [])).rejects.toThrow();
  await unreached.close();
  server.close();
});
