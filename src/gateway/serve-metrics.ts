import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { NO_SNIFF } from '../contract/conventions/headers.ts';
import type { MetricsSource } from '../ports/metrics-source.ts';
import { STORE_PROBLEM_SENTENCES, type StoreProblem } from '../ports/store-problem.ts';

export interface OperatorParts {
  readonly source: MetricsSource;
  /** Whether the process can do its work now; a rejection counts as no. */
  readonly ready: () => Promise<boolean>;
  /** Of its store, for the body of `/readyz`. */
  readonly problems: () => readonly StoreProblem[];
  /** 0 takes any free one. */
  readonly port: number;
}

export interface MetricsServer {
  /** `http://127.0.0.1:port/metrics`. */
  readonly url: string;
  close(): Promise<void>;
}

const TEXT_FORMAT = 'text/plain; version=0.0.4; charset=utf-8';
const HEADERS = { 'Cache-Control': 'no-store', Connection: 'close', [NO_SNIFF[0]]: NO_SNIFF[1] };
const REQUEST_TIMEOUT_MS = 5_000;
const MAX_CONNECTIONS = 16;

/**
 * The operator port: `/metrics`, `/livez` and `/readyz` without a credential, for programs of this machine only. Pages cannot
 * read it: a request with an `Origin`, or for another host name than the loopback's, is refused.
 * @throws whatever listening throws
 */
export async function serveMetrics({ source, ready, problems, port }: OperatorParts): Promise<MetricsServer> {
  const server = createServer(
    { requestTimeout: REQUEST_TIMEOUT_MS, headersTimeout: REQUEST_TIMEOUT_MS, connectionsCheckingInterval: 1_000 },
    (request, response) => {
      const status = statusOf(request);
      const end = (code: number, text: string) =>
        response
          .writeHead(code, { ...HEADERS, 'Content-Type': TEXT_FORMAT })
          .end(request.method === 'HEAD' ? undefined : text);
      request.resume();
      if (status !== 200) end(status, '');
      else if (request.url === '/livez') end(200, 'ok\n');
      else if (request.url === '/readyz')
        ready().then(
          (isReady) =>
            end(
              isReady ? 200 : 503,
              problems()
                .map((problem) => `${STORE_PROBLEM_SENTENCES[problem]}\n`)
                .join(''),
            ),
          () => end(503, ''),
        );
      else
        source.text().then(
          (text) => end(200, text),
          () => end(500, ''),
        );
    },
  );
  server.maxConnections = MAX_CONNECTIONS;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host: '127.0.0.1', port }, resolve);
  });
  return {
    url: `http://127.0.0.1:${portOf(server.address())}/metrics`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const LOOPBACK_HOST = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?$/i;

const PATHS: ReadonlySet<string> = new Set(['/metrics', '/livez', '/readyz']);

function statusOf({ method, url, headers }: IncomingMessage): 200 | 403 | 404 | 405 {
  if (headers.origin !== undefined || !LOOPBACK_HOST.test(headers.host ?? '')) return 403;
  if (url === undefined || !PATHS.has(url)) return 404;
  return method === 'GET' || method === 'HEAD' ? 200 : 405;
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('a TCP server has a port');
  return address.port;
}
