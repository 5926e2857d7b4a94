import { connect as connectPlainly, type LookupFunction, type Socket } from 'node:net';
import { connect as connectByTls } from 'node:tls';
import type { AbstractConnector } from 'ioredis';

/** A socket whose end the other side does not answer is destroyed after so long, ms: what `ioredis` waits by itself. */
const END_MS = 2_000;
const DEFAULT_PORT = 6379;

/**
 * The connector that `ioredis` uses in place of its own, which takes no lookup and so asks the system for every name.
 * @param url `redis://` or, for TLS, `rediss://`
 */
export function redisConnector(Base: typeof AbstractConnector, url: string, lookup: LookupFunction) {
  const { protocol, hostname, port } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '');
  const place = { host: host === '' ? 'localhost' : host, port: port === '' ? DEFAULT_PORT : Number(port), lookup };
  return class extends Base {
    constructor() {
      super(END_MS);
    }

    async connect(): Promise<Socket> {
      this.connecting = true;
      this.stream = protocol === 'rediss:' ? connectByTls(place) : connectPlainly(place);
      this.stream.once('error', (error) => {
        this.firstError = error;
      });
      return this.stream;
    }
  };
}
