import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { chain, type MaybePromise } from '../contract/conventions/maybe-promise.ts';
import type { Gateway, UnparsedRequest } from './create-gateway.ts';
import type { Answer } from './exchange.ts';
import { AnswerResponse, KEEP_ALIVE_SECONDS } from './http/answer-response.ts';
import { clientAddress } from './http/client-address.ts';
import { openConnections } from './http/connection.ts';
import { HttpRequest } from './http/http-request.ts';
import { parserFailure, rawAnswer } from './http/parser-failure.ts';
import { type KeptRequest, watchBytes } from './http/repeated-bytes.ts';
import { RepeatedRequest } from './http/repeated-request.ts';
import { MAX_HEADER_BYTES, requestFormFailure } from './http/request-form.ts';
import { sendAnswer, sendOn } from './http/send-answer.ts';

export interface HttpParts {
  readonly gateway: Gateway;
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** Addresses or CIDR blocks whose `X-Forwarded-For` is believed. */
  readonly trustedProxies?: readonly string[];
  readonly newRequestId?: () => string;
  /** Called when an answer could not be sent as it was; the caller saw the connection end. */
  readonly onError?: (error: unknown, requestId: string) => void;
  /** How long a request may take to arrive, ms. */
  readonly requestTimeoutMs?: number;
  /** How long new connections are still taken once the server closes, so that a proxy can look elsewhere first, ms. */
  readonly drainMs?: number;
  /** How long callers that are connected may still send a request once the server closes, ms. */
  readonly closeGraceMs?: number;
  /** How long answers in flight may take once the server closes, ms. */
  readonly closeTimeoutMs?: number;
}

export interface HttpServer {
  /** `http://host:port`. */
  readonly url: string;
  /**
   * Ends every connection with its next answer, takes no new one once it has drained, answers what arrives on the open ones
   * for a moment, ends the rest at the deadline.
   */
  close(): Promise<void>;
}

/** A request has arrived at most this long after its first byte, with the check interval still within 15 s. */
const REQUEST_TIMEOUT_MS = 13_000;
const CHECK_INTERVAL_MS = 1_000;
/** A caller that takes no byte of its answer for so long has gone; DeductSituation may be silent for 25 s. */
const SILENCE_MS = 40_000;
const CLOSE_GRACE_MS = 250;
const CLOSE_TIMEOUT_MS = 5_000;

/** Serves a gateway over HTTP/1.1. Every request takes the gateway's way: nothing here routes, reads a body or refuses in words of its own. */
export async function serveHttp(parts: HttpParts): Promise<HttpServer> {
  const { gateway, newRequestId = randomUUID } = parts;
  const addressOf = clientAddress(parts.trustedProxies ?? []);
  const connectionOf = openConnections();
  const requestTimeout = parts.requestTimeoutMs ?? REQUEST_TIMEOUT_MS;

  /** Answers that are awaited by connections on which the parser knows of no request. */
  const late = new Set<Promise<void>>();
  let isClosing = false;

  const server = createServer({
    ServerResponse: AnswerResponse,
    requestTimeout,
    headersTimeout: requestTimeout,
    connectionsCheckingInterval: CHECK_INTERVAL_MS,
    keepAliveTimeout: KEEP_ALIVE_SECONDS * 1_000,
    maxHeaderSize: MAX_HEADER_BYTES,
    // Refused by us, in our own words.
    requireHostHeader: false,
  });
  // Node drops headers beyond its limit without a word; it shall count them all, so that we can.
  server.maxHeadersCount = 0;
  server.setTimeout(SILENCE_MS, (socket) => socket.destroy());
  server.on('connection', (socket: Socket) =>
    watchBytes(socket, connectionOf(socket), {
      mayRepeat: () => !isClosing,
      again: (kept) => answerAgain(socket, kept),
    }),
  );
  for (const event of ['request', 'checkContinue', 'checkExpectation']) server.on(event, take);
  server.on('connect', (_request, socket: Duplex) => endWith(socket, new Error('CONNECT')));
  server.on('clientError', (error: Error, socket: Duplex) => endWith(socket, error));
  await listen(server, parts);
  return { url: urlOf(server), close };

  function take(raw: IncomingMessage, response: AnswerResponse): void {
    const connection = connectionOf(raw.socket);
    connection.response = response;
    const request = new HttpRequest({ raw, response, requestId: newRequestId(), connection, addressOf });
    connection.served.push({ raw, request, response });
    const failure = request.memory.learnt === undefined ? requestFormFailure(raw, request.headers) : undefined;
    if (failure === undefined) {
      const answer = gateway.answer(request);
      if (answer instanceof Promise) void answer.then((later) => send(request, response, later));
      else send(request, response, answer);
    } else {
      // Who does not speak the protocol is not listened to any further.
      sendAnswer(response, gateway.refuse(failure, unread(request)), true);
    }
  }

  /** Answers a request whose bytes came before; nothing else is under way on its connection. */
  function answerAgain(socket: Socket, kept: KeptRequest): MaybePromise<void> {
    const requestId = newRequestId();
    const answer = gateway.answer(new RepeatedRequest(kept, requestId, socket));
    const sent = chain(answer, (there) => sendAgain(socket, requestId, there));
    if (sent instanceof Promise) {
      late.add(sent);
      void sent.then(() => late.delete(sent));
    }
    return sent;
  }

  function sendAgain(socket: Socket, requestId: string, answer: Answer): void {
    if (!socket.writable) return;
    try {
      sendOn(socket, answer);
    } catch (error) {
      socket.destroy();
      parts.onError?.(error, requestId);
    }
  }

  function send({ requestId }: HttpRequest, response: AnswerResponse, answer: Answer): void {
    try {
      sendAnswer(response, answer, isClosing);
    } catch (error) {
      response.destroy();
      parts.onError?.(error, requestId);
    }
  }

  async function close(): Promise<void> {
    // From here on every answer ends its connection; else keep-alive would hold the server open.
    isClosing = true;
    if (parts.drainMs !== undefined && parts.drainMs > 0) await wait(parts.drainMs);
    const closed = new Promise<void>((resolve) => server.once('close', () => resolve()));
    // A request may be on its way over an idle connection: the door is shut first, the connections a moment later.
    NetServer.prototype.close.call(server);
    await Promise.race([closed, wait(parts.closeGraceMs ?? CLOSE_GRACE_MS)]);
    const deadline = setTimeout(() => server.closeAllConnections(), parts.closeTimeoutMs ?? CLOSE_TIMEOUT_MS);
    await Promise.race([closed, Promise.all(late)]);
    server.closeIdleConnections();
    // Ends the check for late requests too.
    server.close();
    await closed.finally(() => clearTimeout(deadline));
  }

  /** A proxy's word for the address was in headers that could not be read. */
  function fromSocket(socket: Duplex): UnparsedRequest {
    const address = 'remoteAddress' in socket && typeof socket.remoteAddress === 'string' ? socket.remoteAddress : '';
    return { requestId: newRequestId(), clientAddress: addressOf(address, undefined) };
  }

  function endWith(socket: Duplex, error: Error): void {
    const failure = parserFailure(error);
    const { response } = connectionOf(socket);
    const midAnswer = response?.headersSent === true && !response.writableFinished;
    if (failure === undefined || !socket.writable || midAnswer) socket.destroy();
    else socket.end(rawAnswer(gateway.refuse(failure, fromSocket(socket))), () => socket.destroy());
  }
}

const unread = ({ requestId, method, clientAddress: address, headers }: HttpRequest): UnparsedRequest => {
  const accept = headers.list('accept');
  return { requestId, method, clientAddress: address, ...(accept === undefined ? {} : { accept }) };
};

function listen(server: Server, { host, port }: Pick<HttpParts, 'host' | 'port'>): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

/** @throws Error when the server listens on no TCP port */
function urlOf(server: Server): string {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server listens on no TCP port');
  const host = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return `http://${host}:${address.port}`;
}
