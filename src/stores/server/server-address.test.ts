import { expect, it } from 'vitest';
import { startNamedServer } from '../test-kit/named-server.ts';
import { openServerStore } from './open-server-store.ts';

it('a name of a server is looked up by the lookup that is given, and a call fails as that fails', async () => {
  const server = await startNamedServer();
  const url = `postgres://db.example:${server.port}/none`;
  const statement = { name: 'one', text: 'SELECT 1', values: [] };

  const reached = openServerStore(url, { lookup: server.found });
  const connected = server.nextConnection();
  await expect(reached.query(statement)).rejects.toMatchObject({ kind: 'unavailable' });
  await connected;
  expect(server.asked).toEqual(['db.example']);
  await reached.close();

  const unreached = openServerStore(url, { lookup: server.lost });
  await expect(unreached.query(statement)).rejects.toMatchObject({ kind: 'unavailable', message: 'lookup ended' });
  await unreached.close();
  server.close();
});
