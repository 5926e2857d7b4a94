import { once } from 'node:events';
import { createServer, type LookupFunction } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { openServerStore } from './open-server-store.ts';

const server = createServer((socket) => socket.destroy());
afterEach(() => {
  server.close();
});

it('a name of a server is looked up by the lookup that is given, and a call fails as that fails', async () => {
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
  const statement = { name: 'one', text: 'SELECT 1', values: [] };

  const reached = openServerStore(`postgres://db.example:${port}/none`, { lookup: found });
  const connected = once(server, 'connection');
  await expect(reached.query(statement)).rejects.toMatchObject({ kind: 'unavailable' });
  await connected;
  expect(asked).toEqual(['db.example']);
  await reached.close();

  const unreached = openServerStore(`postgres://db.example:${port}/none`, { lookup: lost });
  await expect(unreached.query(statement)).rejects.toMatchObject({ kind: 'unavailable', message: 'lookup ended' });
  await unreached.close();
});
