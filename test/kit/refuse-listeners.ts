import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A way to the PostgreSQL server of tests that can refuse every connection for notices, and no other. */
export async function refuseListeners() {
  let isRefusing = false;
  let rejectedCount = 0;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
    // Its first message names the application.
    socket.once('data', (first) => {
      if (isRefusing && first.includes('barograph notices')) {
        rejectedCount += 1;
        socket.destroy();
        return;
      }
      const onward = connect({ host: '127.0.0.1', port: 5432 }, () => onward.write(first));
      onward.on('error', () => socket.destroy());
      onward.on('close', () => socket.destroy());
      socket.on('close', () => onward.destroy());
      onward.pipe(socket);
      socket.pipe(onward);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    /** The same database by this way. */
    through: (url: string) => url.replace('127.0.0.1:5432', `127.0.0.1:${port}`),
    begin: () => {
      isRefusing = true;
    },
    rejectedCount: () => rejectedCount,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
