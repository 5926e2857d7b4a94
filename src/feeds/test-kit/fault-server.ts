import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

export interface FaultServer {
  /** `http://127.0.0.1:PORT`, to be used as `FEEDS_PROXY`. */
  readonly origin: string;
  close(): Promise<void>;
}

/**
 * A loopback server in the place of `FEEDS_PROXY`.
 * @param handle gets the upstream's URL, as if the request had gone there
 */
export async function startFaultServer(
  handle: (upstream: URL, response: ServerResponse, request: IncomingMessage) => void,
): Promise<FaultServer> {
  const server = createServer((request, response) => {
    const [, host, ...rest] = (request.url ?? '').split('/');
    const upstream = `https://${host}/${rest.join('/')}`;
    handle(new URL(URL.canParse(upstream) ? upstream : 'https://nowhere.example/'), response, request);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the fault server has no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
