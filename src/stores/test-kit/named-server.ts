import { once } from 'node:events';
import { createServer, type LookupFunction } from 'node:net';

/** A server that hangs up on every connection, and lookups of its name. */
export interface NamedServer {
  readonly port: number;
  /** Names that `found` was asked for. */
  readonly asked: readonly string[];
  /** Finds the server, whatever the name. */
  readonly found: LookupFunction;
  /** Fails with `lookup ended`. */
  readonly lost: LookupFunction;
  /** Resolves with the next connection. */
  nextConnection(): Promise<unknown>;
  close(): void;
}

export async function startNamedServer(): Promise<NamedServer> {
  const server = createServer((socket) => socket.destroy());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const asked: string[] = [];
  return {
    port: typeof address === 'object' ? (address?.port ?? 0) : 0,
    asked,
    found(hostname, _, answer) {
      asked.push(hostname);
      answer(null, [{ address: '127.0.0.1', family: 4 }]);
    },
    lost: (_, __, answer) => answer(Object.assign(new Error('lookup ended'), { code: 'EAI_AGAIN' }), ''),
    nextConnection: () => once(server, 'connection'),
    close: () => server.close(),
  };
}
