import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface CuttableProxy {
  /** Of 127.0.0.1. */
  readonly port: number;
  /** Takes no connection from now on, and drops those there are. */
  cut(): void;
  restore(): void;
  /** Holds back what the server says for so long from now on, ms. */
  delay(ms: number): void;
  close(): Promise<void>;
}

/** Stands before a server of this machine. */
export async function cuttableProxy(serverPort: number): Promise<CuttableProxy> {
  const sockets = new Set<Socket>();
  let isCut = false;
  let delayMs = 0;
  const server = createServer((socket) => {
    if (isCut) {
      socket.destroy();
      return;
    }
    const behind = connect(serverPort, '127.0.0.1');
    for (const one of [socket, behind]) {
      sockets.add(one);
      one.on('error', () => one.destroy());
      one.on('close', () => {
        sockets.delete(one);
        socket.destroy();
        behind.destroy();
      });
    }
    socket.pipe(behind);
    // Timers of one length keep their order; a change of the length takes hold between two answers.
    behind.on('data', (chunk) => {
      if (delayMs === 0) socket.write(chunk);
      else setTimeout(() => socket.destroyed || socket.write(chunk), delayMs);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port');
  const drop = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: address.port,
    cut() {
      isCut = true;
      drop();
    },
    restore() {
      isCut = false;
    },
    delay(ms) {
      delayMs = ms;
    },
    async close() {
      drop();
      server.close();
      await once(server, 'close');
    },
  };
}
