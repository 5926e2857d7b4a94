import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** A receiver on every address of this machine's loopback, which counts connections. */
export async function startReceiver(
  onRequest: (request: IncomingMessage, response: ServerResponse, body: string) => void,
) {
  let connectionCount = 0;
  const reachedAt: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => onRequest(request, response, Buffer.concat(pieces).toString()));
  });
  server.on('connection', (socket) => {
    connectionCount += 1;
    reachedAt.push(socket.localAddress?.replace('::ffff:', ''));
  });
  server.listen(0, '::');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  return {
    port,
    get connectionCount() {
      return connectionCount;
    },
    /** Local addresses that were connected to. */
    reachedAt,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
