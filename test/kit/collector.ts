import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';

/** A span as the collector got it. */
export interface ReceivedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[];
  readonly status: { readonly code?: number };
}

export interface Collector {
  readonly url: string;
  /** Everything that was sent, as text. */
  readonly bodies: readonly string[];
  readonly requests: readonly { readonly path: string; readonly headers: IncomingHttpHeaders }[];
  spans(): readonly ReceivedSpan[];
  /** The status of every answer from now on; 0 ends the connection without one. */
  answer(status: number): void;
  close(): Promise<void>;
}

/** A collector of traces on loopback (OTLP over HTTP, JSON). */
export async function startCollector(): Promise<Collector> {
  const bodies: string[] = [];
  const requests: { path: string; headers: IncomingHttpHeaders }[] = [];
  let status = 200;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      requests.push({ path: request.url ?? '', headers: request.headers });
      bodies.push(Buffer.concat(chunks).toString('utf8'));
      if (status === 0) response.destroy();
      else response.writeHead(status, { 'Content-Type': 'application/json' }).end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the collector has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    bodies,
    requests,
    spans: () => bodies.flatMap(spansIn),
    answer(next) {
      status = next;
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** One attribute, whatever its type. */
export const attribute = (span: ReceivedSpan | undefined, key: string): unknown =>
  Object.values(span?.attributes.find((one) => one.key === key)?.value ?? {})[0];

function spansIn(body: string): readonly ReceivedSpan[] {
  const document: {
    readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly ReceivedSpan[] }[] }[];
  } = JSON.parse(body);
  return document.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans));
}
