import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { HeaderLines } from '../header-lines.ts';
import type { RequestMemory } from '../learnt-request.ts';
import type { ClientAddress } from './client-address.ts';
import type { HttpRequest } from './http-request.ts';

/**
 * What stays the same from one request of a connection to the next. A caller that keeps its connection mostly sends the same
 * header lines again; they are compared with the last ones, which costs less than reading them anew.
 */
export class Connection {
  /** The answer to the request that runs or ran last. */
  response: ServerResponse | undefined;
  /** The requests that the parser found in the piece that arrived last. */
  served: Served[] = [];
  #lines: readonly string[] = [];
  #headers = new HeaderLines([]);
  #clientAddress: string | undefined;
  #target: string | undefined;
  #method: string | undefined;
  #version: string | undefined;
  #memory: RequestMemory = {};

  /** The request's headers. */
  headersOf({ rawHeaders }: IncomingMessage): HeaderLines {
    if (!areEqual(rawHeaders, this.#lines)) {
      this.#lines = rawHeaders;
      this.#headers = HeaderLines.fromRaw(rawHeaders);
      this.#clientAddress = undefined;
      this.#memory = {};
    }
    return this.#headers;
  }

  /** What is kept of the request before, if this one has the same bytes. */
  memoryOf(request: IncomingMessage): RequestMemory {
    this.headersOf(request);
    const { url, method, httpVersion } = request;
    if (url !== this.#target || method !== this.#method || httpVersion !== this.#version) {
      this.#target = url;
      this.#method = method;
      this.#version = httpVersion;
      this.#memory = {};
    }
    return this.#memory;
  }

  /** The address that the request counts for. */
  clientAddressOf(request: IncomingMessage, addressOf: ClientAddress): string {
    const forwardedFor = this.headersOf(request).list('x-forwarded-for');
    this.#clientAddress ??= addressOf(request.socket.remoteAddress ?? '', forwardedFor);
    return this.#clientAddress;
  }
}

/** A request as it came, and what is said to it. */
export interface Served {
  readonly raw: IncomingMessage;
  readonly request: HttpRequest;
  readonly response: ServerResponse;
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
