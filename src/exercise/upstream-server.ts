import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Answer, Upstream } from '../feeds/fakes/fake-upstream.ts';

export interface UpstreamServer {
  /** Value for FEEDS_PROXY: `http://127.0.0.1:PORT`. */
  readonly url: string;
  close(): Promise<void>;
}

interface UpstreamServerOptions {
  readonly upstreams: readonly Upstream[];
  readonly host: string;
  /** 0 takes a free one. */
  readonly port: number;
  /** Sent with every answer. */
  readonly headers?: Readonly<Record<string, string>>;
}

const NOT_FOUND: Answer = { status: 404, contentType: 'text/plain', body: 'not found\n' };

/**
 * Serves `http://host:port/<upstream host>/<path>` from fake upstreams, with ETag and 304, HEAD and byte ranges.
 * @throws when the port is taken
 */
export async function startUpstreamServer(options: UpstreamServerOptions): Promise<UpstreamServer> {
  const server = createServer((request, response) => {
    const answer = answerOrFault(request, options.upstreams);
    for (const [name, value] of Object.entries(options.headers ?? {})) response.setHeader(name, value);
    send(request, response, answer);
  });
  const port = await listen(server, options);
  return {
    url: `http://${options.host}:${port}`,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((problem) => (problem === undefined ? resolve() : reject(problem)));
        server.closeAllConnections();
      }),
  };
}

/** A fault in a fake must not take the process that hosts it down. */
function answerOrFault(request: IncomingMessage, upstreams: readonly Upstream[]): Answer {
  try {
    return answerOf(request, upstreams);
  } catch (fault) {
    return { status: 500, contentType: 'text/plain', body: `${String(fault)}\n` };
  }
}

function answerOf(request: IncomingMessage, upstreams: readonly Upstream[]): Answer {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return { status: 405, contentType: 'text/plain', body: 'GET and HEAD only\n', headers: { Allow: 'GET, HEAD' } };
  const address = `https:/${request.url ?? ''}`;
  if (!/^\/[^/?]+\//.test(request.url ?? '') || !URL.canParse(address)) return NOT_FOUND;
  const url = new URL(address);
  for (const upstream of upstreams) {
    const answer = upstream(url);
    if (answer !== undefined) return answer;
  }
  return NOT_FOUND;
}

function send(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
  const { status, headers, body } = negotiated(request, answer);
  const type = answer.contentType === undefined ? {} : { 'Content-Type': answer.contentType };
  response.writeHead(status, { ...type, ...answer.headers, ...headers });
  response.end(request.method === 'HEAD' || body === undefined ? undefined : body);
}

/** What of an answer a conditional or partial request gets. */
function negotiated(
  request: IncomingMessage,
  answer: Answer,
): { readonly status: number; readonly headers: Record<string, string | number>; readonly body?: Uint8Array } {
  const body = typeof answer.body === 'string' ? Buffer.from(answer.body, 'utf8') : (answer.body ?? Buffer.alloc(0));
  if (answer.status !== 200) return { status: answer.status, headers: { 'Content-Length': body.length }, body };
  const tag = `"${createHash('md5').update(body).digest('hex')}"`;
  if (request.headers['if-none-match'] === tag) return { status: 304, headers: { ETag: tag } };
  const headers = { ETag: tag, 'Accept-Ranges': 'bytes' };
  const range = byteRange(request.headers.range, body.length);
  if (range === undefined) return { status: 200, headers: { ...headers, 'Content-Length': body.length }, body };
  const part = body.subarray(range.first, range.last + 1);
  const contentRange = `bytes ${range.first}-${range.last}/${body.length}`;
  return {
    status: 206,
    headers: { ...headers, 'Content-Range': contentRange, 'Content-Length': part.length },
    body: part,
  };
}

/** One range, `bytes=a-b`, `bytes=a-` or `bytes=-n`; anything else is answered in full, as RFC 9110 allows. */
function byteRange(
  header: string | undefined,
  length: number,
): { readonly first: number; readonly last: number } | undefined {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '') || length === 0) return undefined;
  const first = from === '' ? Math.max(0, length - Number(to)) : Number(from);
  const last = from === '' || to === '' ? length - 1 : Math.min(Number(to), length - 1);
  return first <= last ? { first, last } : undefined;
}

function listen(server: Server, { host, port }: { readonly host: string; readonly port: number }): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const address = server.address();
      if (address === null || typeof address === 'string') reject(new Error('the server listens on no TCP port'));
      else resolve(address.port);
    });
  });
}
