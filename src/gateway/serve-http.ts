import { executionAsyncResource } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { chain } from '../contract/conventions/maybe-promise.ts';
import type { Gateway } from './create-gateway.ts';
import type { Answer, UnparsedRequest } from './exchange.ts';
import { clientAddress } from './http/client-address.ts';
import { openConnections } from './http/connection.ts';
import { endAfterBytes } from './http/end-after-body.ts';
import { EndOfTurn } from './http/end-of-turn.ts';
import { HttpRequest } from './http/http-request.ts';
import { isDataAfterClose, parserFailure, rawAnswer } from './http/parser-failure.ts';
import { MAX_HEADER_BYTES, requestFormFailure } from './http/request-form.ts';
import { sendAnswer } from './http/send-answer.ts';

export interface HttpParts {
  readonly gateway: Gateway;
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** Addresses or CIDR blocks whose `X-Forwarded-For` is believed. */
  readonly trustedProxies?: readonly string[];
  /** Connections at most; further ones are closed unread. */
  readonly maxConnections?: number;
  /** Called for every connection that was not taken: there are too many, or no file is left for it. */
  readonly onRejected?: () => void;
  readonly newRequestId?: () => string;
  /** Called when an answer could not be sent as it was; the caller saw the connection end. */
  readonly onError?: (error: unknown, requestId: string) => void;
  /** How long a request may take to arrive, ms. */
  readonly requestTimeoutMs?: number;
  /** How long new connections are still taken once the server closes, so that a proxy can look elsewhere first, ms. */
  readonly drainMs?: number;
  /** How long callers that are connected may at least still send a request once the server closes, ms. */
  readonly closeGraceMs?: number;
  /** How long answers in flight may take once the server closes, ms. */
  readonly closeTimeoutMs?: number;
}

export interface HttpServer {
  /** `http://host:port`. */
  readonly url: string;
  /**
   * Ends every connection with its next answer. Once it has drained it takes no new connection and ends idle ones; the rest
   * ends at the deadline.
   */
  close(): Promise<void>;
}

/** A request has arrived at most this long after its first byte, with the check interval still within 15 s. */
const REQUEST_TIMEOUT_MS = 13_000;
const CHECK_INTERVAL_MS = 1_000;
/** Longer than the idle timeout of common proxies, so that they and not this server end an idle connection. */
const KEEP_ALIVE_MS = 72_000;
/** A client that takes no byte of its answer for so long is disconnected; DeductSituation may take 25 s. */
const IDLE_SOCKET_MS = 40_000;
const CLOSE_GRACE_MS = 250;
const CLOSE_TIMEOUT_MS = 5_000;

/** Serves a gateway over HTTP/1.1. Every request goes through the gateway: nothing here routes, reads a body or renders a failure. */
export async function serveHttp(parts: HttpParts): Promise<HttpServer> {
  const { gateway, newRequestId = randomUUID } = parts;
  const addressOf = clientAddress(parts.trustedProxies ?? []);
  const connectionOf = openConnections();
  const requestTimeout = parts.requestTimeoutMs ?? REQUEST_TIMEOUT_MS;

  keepTickShape();
  const answers = new EndOfTurn();
  let isClosing = false;
  /** Sockets whose last answer is written. */
  const discarding = new WeakSet<Duplex>();

  const server = createServer({
    requestTimeout,
    headersTimeout: requestTimeout,
    connectionsCheckingInterval: CHECK_INTERVAL_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    maxHeaderSize: MAX_HEADER_BYTES,
    // The gateway refuses it with a body.
    requireHostHeader: false,
  });
  // Node drops headers beyond its limit without an error; without one, requestFormFailure counts them all.
  server.maxHeadersCount = 0;
  server.setTimeout(IDLE_SOCKET_MS, (socket) => socket.destroy());
  for (const event of ['request', 'checkContinue', 'checkExpectation']) server.on(event, take);
  server.on('connect', (_request, socket: Duplex) => {
    // Node has detached its own listener: without one a client that resets its connection would end the process.
    socket.on('error', () => socket.destroy());
    endWith(socket, new Error('CONNECT'));
  });
  server.on('clientError', (error: Error, socket: Duplex) => endWith(socket, error));
  if (parts.maxConnections !== undefined) server.maxConnections = parts.maxConnections;
  server.on('drop', () => parts.onRejected?.());
  await listen(server, parts);
  // An accept that fails, as without files; the next connection may succeed.
  server.on('error', () => parts.onRejected?.());
  return { url: urlOf(server), close };

  function take(raw: IncomingMessage, response: ServerResponse): void {
    const connection = connectionOf(raw.socket);
    connection.response = response;
    const request = new HttpRequest({ raw, response, requestId: newRequestId(), connection, addressOf });
    const failure = requestFormFailure(raw, request.headers);
    if (failure === undefined)
      void chain(gateway.answer(request), (answer) => answers.add(() => send(request, response, answer)));
    // A client that breaks the protocol loses its connection.
    else sendAnswer(response, gateway.refuse(failure, unparsed(request)), true);
  }

  function send(request: HttpRequest, response: ServerResponse, answer: Answer): void {
    // A pipelined answer waits for the one before it: its `100 Continue` belongs between them.
    if (response.socket === null) {
      response.once('socket', () => send(request, response, answer));
      return;
    }
    try {
      sendAnswer(response, answer, isClosing);
    } catch (error) {
      response.destroy();
      parts.onError?.(error, request.requestId);
    }
  }

  async function close(): Promise<void> {
    // From here on every answer ends its connection; keep-alive would hold the server open.
    isClosing = true;
    // A request may be on its way over an idle connection, which `close` ends with the listening.
    const graceMs = (await connectionCount(server)) > 0 ? (parts.closeGraceMs ?? CLOSE_GRACE_MS) : 0;
    await wait(Math.max(parts.drainMs ?? 0, graceMs));
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    const deadline = setTimeout(() => server.closeAllConnections(), parts.closeTimeoutMs ?? CLOSE_TIMEOUT_MS);
    await closed.finally(() => clearTimeout(deadline));
  }

  /** `X-Forwarded-For` was in headers that could not be parsed. */
  function fromSocket(socket: Duplex): UnparsedRequest {
    const address = 'remoteAddress' in socket && typeof socket.remoteAddress === 'string' ? socket.remoteAddress : '';
    return { requestId: newRequestId(), clientAddress: addressOf(address, undefined) };
  }

  function endWith(socket: Duplex, error: Error): void {
    // The parser reports each further piece of the bytes that it rejected.
    if (discarding.has(socket)) return;
    // Earlier requests of the connection are answered first.
    answers.runAll();
    const failure = parserFailure(error);
    const { response } = connectionOf(socket);
    // Before its turn on the connection it has no socket, and afterwards none any more.
    const isSent = response?.writableEnded === true && (response.writableFinished || response.socket !== null);
    const midAnswer = response?.headersSent === true && !response.writableFinished;
    if (failure === undefined || !socket.writable) socket.destroy();
    else if (isSent && (isDataAfterClose(error) || !response.req.complete)) {
      // The request has its answer: a proxy would take a second one for that of another client's request.
      discarding.add(socket);
      endAfterBytes(socket, NOTHING);
    } else if (midAnswer) socket.destroy();
    else {
      discarding.add(socket);
      const answer = rawAnswer(gateway.refuse(failure, fromSocket(socket)));
      // A client that was too slow has had its time.
      if (failure.code === 'request_timeout') socket.end(answer, () => socket.destroy());
      else endAfterBytes(socket, answer);
    }
  }
}

const NOTHING = new Uint8Array();

const unparsed = ({ requestId, method, clientAddress: address, headers }: HttpRequest): UnparsedRequest => {
  const accept = headers.list('accept');
  return { requestId, method, clientAddress: address, ...(accept === undefined ? {} : { accept }) };
};

const ticks: object[] = [];

/**
 * Keeps one object of Node's `nextTick`. V8 forgets the shape of such objects when none exists during several full collections
 * and makes each later one by a slow call, six times per request, for good (docs/decisions/0125).
 */
function keepTickShape(): void {
  if (ticks.length === 0) process.nextTick(() => ticks.push(executionAsyncResource()));
}

function listen(server: Server, { host, port }: Pick<HttpParts, 'host' | 'port'>): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

const connectionCount = (server: Server): Promise<number> =>
  new Promise((resolve, reject) =>
    server.getConnections((error, count) => (error === null ? resolve(count) : reject(error))),
  );

/** @throws Error when the server listens on no TCP port */
function urlOf(server: Server): string {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server listens on no TCP port');
  const host = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return `http://${host}:${address.port}`;
}
