import { type LookupFunction, type NetConnectOpts, Socket } from 'node:net';
import type pg from 'pg';

/** Where connections go, as `pg` takes it. */
export type ServerAddress = Pick<pg.ClientConfig, 'connectionString' | 'stream'>;

/** @param lookup finds the addresses of the host; without it the system does */
export const serverAddress = (databaseUrl: string, lookup?: LookupFunction): ServerAddress => ({
  connectionString: databaseUrl,
  ...(lookup === undefined ? {} : { stream: () => socketWith(lookup) }),
});

/** `pg` connects to a port of a host, or to the path of a local socket. */
function socketWith(lookup: LookupFunction): Socket {
  const socket = new Socket();
  const connect: (to: NetConnectOpts) => Socket = socket.connect.bind(socket);
  return Object.assign(socket, {
    connect: (to: number | string, host = 'localhost') =>
      connect(typeof to === 'number' ? { port: to, host, lookup } : { path: to }),
  });
}
