import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { machineLookup } from './machine-lookup.ts';
import { createNameResolver, type NameResolver } from './name-resolver.ts';

/** A name server that never answers. */
const server = { socket: createSocket('udp4'), asked: Promise.resolve<unknown>(undefined) };
let names: NameResolver;

beforeEach(async () => {
  server.socket = createSocket('udp4').bind(0, '127.0.0.1');
  await once(server.socket, 'listening');
  server.asked = once(server.socket, 'message');
  names = createNameResolver([`127.0.0.1:${server.socket.address().port}`]);
});
afterEach(() => {
  names.close();
  server.socket.close();
});

it('fails what waits for a server when it is closed, and whatever is looked up later', async () => {
  const looked = names.resolve('feeds.example');
  await server.asked;
  names.close();
  const closed = { code: 'EAI_AGAIN', cause: { code: 'ECANCELLED' } };
  await expect(looked).rejects.toMatchObject(closed);
  await expect(names.resolve('other.example')).rejects.toMatchObject({ code: 'EAI_AGAIN' });
});

it('ends lookups of names that the operator has set, which share one', async () => {
  const lookup = machineLookup(names);
  const codes = ['first', 'second'].map(
    () =>
      new Promise((resolve) => {
        lookup('proxy.example', { all: true }, (error) => resolve(error?.code));
      }),
  );
  await server.asked;
  names.close();
  expect(await Promise.all(codes)).toEqual(['EAI_AGAIN', 'EAI_AGAIN']);
});

it('knows names of the loopback without a server', async () => {
  const found = await new Promise((resolve) => {
    machineLookup(names)('localhost', { all: false }, (_, address) => resolve(address));
  });
  expect(['127.0.0.1', '::1']).toContain(found);
});
