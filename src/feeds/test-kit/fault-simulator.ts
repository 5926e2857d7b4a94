import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { Answer } from '../fakes/fake-upstream.ts';
import { damagedBody, damagedHeaders, isDamage } from './fault-damage.ts';
import type { FaultMode } from './fault-modes.ts';
import { startFaultServer } from './fault-server.ts';

export interface FaultSimulator {
  /** Value for FEEDS_PROXY. */
  readonly origin: string;
  /** How every upstream behaves from now on, after so many more healthy answers. */
  become(mode: FaultMode, healthyAnswers?: number): void;
  /** Answers that misbehaved since then. */
  faultCount(): number;
  /** Hosts that were asked and must never be: a redirect led there. */
  readonly privateHosts: readonly string[];
  close(): Promise<void>;
}

/** Where `redirect-private` leads: the address of cloud credentials. */
const PRIVATE_TARGET = 'https://169.254.169.254/latest/meta-data/';
const MEGABYTE = Buffer.alloc(1024 * 1024, ' ');
/** Half a gigabyte of blanks as a few hundred kilobytes: gzip members may follow each other. */
const BOMB = Buffer.concat(Array<Buffer>(32).fill(gzipSync(Buffer.alloc(16 * 1024 * 1024, ' '))));

/** One server in the place of all upstreams, healthy or broken in one of the known ways. */
export async function startFaultSimulator(healthy: (url: URL) => Answer): Promise<FaultSimulator> {
  let mode: FaultMode = 'ok';
  let healthyLeft = 0;
  let faultCount = 0;
  const privateHosts: string[] = [];
  const server = await startFaultServer((url, response, request) => {
    if (url.hostname === new URL(PRIVATE_TARGET).hostname) privateHosts.push(url.hostname);
    const isHealthy = mode === 'ok' || healthyLeft > 0;
    healthyLeft -= 1;
    if (!isHealthy) faultCount += 1;
    misbehave(isHealthy ? 'ok' : mode, { answer: healthy(url), response, request });
  });
  return {
    origin: server.origin,
    become: (next, healthyAnswers = 0) => {
      mode = next;
      healthyLeft = healthyAnswers;
      faultCount = 0;
    },
    faultCount: () => faultCount,
    privateHosts,
    close: server.close,
  };
}

interface Exchange {
  readonly answer: Answer;
  readonly response: ServerResponse;
  readonly request: IncomingMessage;
}

type Behaviour = (exchange: Exchange, type: Record<string, string>) => void;

const BEHAVIOURS: Readonly<Partial<Record<FaultMode, Behaviour>>> = {
  ok: (exchange) => send(exchange, bytesOf(exchange.answer)),
  // The clock goes on and the content does not.
  frozen: (exchange) => send(exchange, bytesOf(exchange.answer)),
  '500': ({ response }) => void response.writeHead(500).end('error'),
  '429': ({ response }) => void response.writeHead(429, { 'retry-after': '3600' }).end('slow down'),
  hang: () => undefined,
  drip: ({ response }, type) => drip(response, type),
  huge: ({ response }, type) => pour(response.writeHead(200, type)),
  gzipbomb: ({ response }, type) => void response.writeHead(200, { ...type, 'content-encoding': 'gzip' }).end(BOMB),
  html: ({ response }, type) => void response.writeHead(200, type).end('<!doctype html><html><body>Wait</body></html>'),
  truncated: ({ response, answer }, type) => cutShort(response, { type, body: bytesOf(answer) }),
  'redirect-private': ({ response }) => void response.writeHead(302, { location: PRIVATE_TARGET }).end(),
};

function misbehave(mode: FaultMode, exchange: Exchange): void {
  const { answer } = exchange;
  const behave = BEHAVIOURS[mode];
  if (behave !== undefined)
    behave(exchange, answer.contentType === undefined ? {} : { 'content-type': answer.contentType });
  else if (isDamage(mode) && answer.status === 200)
    send(
      { ...exchange, answer: { ...answer, headers: damagedHeaders(mode, answer.headers) } },
      damagedBody(mode, bytesOf(answer)),
    );
  else send(exchange, bytesOf(answer));
}

const bytesOf = ({ body }: Answer): Uint8Array =>
  typeof body === 'string' ? Buffer.from(body) : (body ?? Buffer.alloc(0));

/** The answer, or the end of it where a range of it was asked for. */
function send({ answer, response, request }: Exchange, body: Uint8Array): void {
  const { status, contentType, headers } = answer;
  const type = contentType === undefined ? {} : { 'content-type': contentType };
  const tail = Number(/^bytes=-(\d+)$/.exec(request.headers.range ?? '')?.[1] ?? Number.NaN);
  if (status !== 200 || !(tail > 0)) return void response.writeHead(status, { ...type, ...headers }).end(body);
  const part = body.subarray(-tail);
  const range = `bytes ${body.length - part.length}-${body.length - 1}/${body.length}`;
  response.writeHead(206, { ...type, ...headers, 'content-range': range }).end(part);
}

function drip(response: ServerResponse, type: Record<string, string>): void {
  response.writeHead(200, type).write(' ');
  const timer = setInterval(() => response.write(' '), 10);
  response.on('close', () => clearInterval(timer));
}

/** Blanks without end, as fast as they are taken. */
function pour(response: ServerResponse): void {
  const more = (): void => {
    while (!response.destroyed && response.write(MEGABYTE));
  };
  response.on('drain', more);
  more();
}

function cutShort(
  response: ServerResponse,
  { type, body }: { readonly type: Record<string, string>; readonly body: Uint8Array },
): void {
  response.writeHead(200, { ...type, 'content-length': String(body.length + 1) });
  response.write(body.length === 0 ? ' ' : body.subarray(0, Math.ceil(body.length / 2)));
  setImmediate(() => response.destroy());
}
