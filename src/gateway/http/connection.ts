import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { HeaderLines } from '../header-lines.ts';
import type { ClientAddress } from './client-address.ts';

/**
 * What stays the same from one request of a connection to the next. Clients that keep a connection mostly repeat their header
 * lines; comparing them with the last ones takes less time than parsing them again.
 */
export class Connection {
  /** The response to the last request. */
  response: ServerResponse | undefined;
  #lines: readonly string[] = [];
  #headers = new HeaderLines([]);
  #clientAddress: string | undefined;

  /** The request's headers. */
  headersOf({ rawHeaders }: IncomingMessage): HeaderLines {
    if (!areEqual(rawHeaders, this.#lines)) {
      this.#lines = rawHeaders;
      this.#headers = HeaderLines.fromRaw(rawHeaders);
      this.#clientAddress = undefined;
    }
    return this.#headers;
  }

  /** The address that the request counts for; call after `headersOf`. */
  clientAddressOf(request: IncomingMessage, addressOf: ClientAddress): string {
    this.#clientAddress ??= addressOf(request.socket.remoteAddress ?? '', this.#headers.list('x-forwarded-for'));
    return this.#clientAddress;
  }
}

/** The connections that are open, by their socket. */
export function openConnections(): (socket: Duplex) => Connection {
  const connections = new WeakMap<Duplex, Connection>();
  return (socket) => {
    const known = connections.get(socket);
    if (known !== undefined) return known;
    const connection = new Connection();
    connections.set(socket, connection);
    return connection;
  };
}

function areEqual(some: readonly string[], others: readonly string[]): boolean {
  if (some.length !== others.length) return false;
  for (let index = 0; index < some.length; index += 1) if (some[index] !== others[index]) return false;
  return true;
}
