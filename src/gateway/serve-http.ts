import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { type FastifyReply, type FastifyRequest, fastify } from 'fastify';
import type { Gateway, UnreadRequest } from './create-gateway.ts';
import type { GatewayRequest } from './exchange.ts';
import { HeaderLines } from './header-lines.ts';
import { clientAddress } from './http/client-address.ts';
import { parserFailure, rawAnswer } from './http/parser-failure.ts';
import { readBody } from './http/read-body.ts';
import { MAX_HEADER_BYTES, requestFormFailure } from './http/request-form.ts';
import { sendAnswer } from './http/send-answer.ts';

export interface HttpParts {
  readonly gateway: Gateway;
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** Addresses or CIDR blocks whose `X-Forwarded-For` is believed. */
  readonly trustedProxies?: readonly string[];
  readonly newRequestId?: () => string;
  /** How long a request may take to arrive, ms. */
  readonly requestTimeoutMs?: number;
  /** How long answers in flight may take once the server closes, ms. */
  readonly closeTimeoutMs?: number;
}

export interface HttpServer {
  /** `http://host:port`. */
  readonly url: string;
  /** Takes no new connection, lets answers in flight go out, ends the rest at the deadline. */
  close(): Promise<void>;
}

/** A request has arrived at most this long after its first byte, with the check interval still within 15 s. */
const REQUEST_TIMEOUT_MS = 13_000;
const CHECK_INTERVAL_MS = 1_000;
const CLOSE_TIMEOUT_MS = 5_000;

/**
 * Serves a gateway over HTTP/1.1. Every request takes the gateway's way: the framework routes nothing, parses no body and
 * writes no error of its own.
 */
export async function serveHttp(parts: HttpParts): Promise<HttpServer> {
  const { gateway, newRequestId = randomUUID, closeTimeoutMs = CLOSE_TIMEOUT_MS } = parts;
  const addressOf = clientAddress(parts.trustedProxies ?? []);
  const running = new WeakMap<Duplex, ServerResponse>();
  let closing = false;

  const app = fastify({
    rewriteUrl: () => '/',
    requestTimeout: parts.requestTimeoutMs ?? REQUEST_TIMEOUT_MS,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    clientErrorHandler: answerParserError,
    http: {
      // Refused by us, in our own words.
      requireHostHeader: false,
      maxHeaderSize: MAX_HEADER_BYTES,
      headersTimeout: parts.requestTimeoutMs ?? REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: CHECK_INTERVAL_MS,
    },
  });
  // Node drops headers beyond its limit without a word; it shall count them all, so that we can.
  app.server.maxHeadersCount = 0;
  for (const event of ['checkContinue', 'checkExpectation'])
    app.server.on(event, (request, response) => app.server.emit('request', request, response));
  app.server.on('connect', (_request, socket: Duplex) => endWith(socket, new Error('CONNECT')));
  app.addHook('onRequest', async (request, reply) => {
    running.set(request.raw.socket, reply.raw);
    const { gatewayRequest, failure } = read(request, reply);
    const answer =
      failure === undefined ? await gateway.answer(gatewayRequest) : gateway.refuse(failure, unread(gatewayRequest));
    return sendAnswer(reply, answer, closing || failure !== undefined);
  });
  const url = await app.listen({ host: parts.host, port: parts.port });

  return {
    url,
    close: async () => {
      // From here on every answer ends its connection; else keep-alive would hold the server open.
      closing = true;
      const deadline = setTimeout(() => app.server.closeAllConnections(), closeTimeoutMs);
      await app.close().finally(() => clearTimeout(deadline));
    },
  };

  function read(request: FastifyRequest, reply: FastifyReply) {
    const headers = HeaderLines.fromRaw(request.raw.rawHeaders);
    const gatewayRequest: GatewayRequest = {
      requestId: newRequestId(),
      method: request.raw.method ?? '',
      target: request.originalUrl,
      headers,
      clientAddress: addressOf(request.raw.socket.remoteAddress ?? '', headers.list('x-forwarded-for')),
      signal: goneSignal(reply.raw),
      readBody: (limitBytes) => readBody(request.raw, reply.raw, limitBytes),
    };
    return { gatewayRequest, failure: requestFormFailure(request.raw, request.originalUrl, headers) };
  }

  function answerParserError(error: Error, socket: Duplex): void {
    endWith(socket, error);
  }

  /** A proxy's word for the address was in headers that could not be read. */
  function fromSocket(socket: Duplex): UnreadRequest {
    const address = 'remoteAddress' in socket && typeof socket.remoteAddress === 'string' ? socket.remoteAddress : '';
    return { requestId: newRequestId(), clientAddress: addressOf(address, undefined) };
  }

  function endWith(socket: Duplex, error: Error): void {
    const failure = parserFailure(error);
    const response = running.get(socket);
    const midAnswer = response?.headersSent === true && !response.writableFinished;
    if (failure === undefined || !socket.writable || midAnswer) socket.destroy();
    else socket.end(rawAnswer(gateway.refuse(failure, fromSocket(socket))), () => socket.destroy());
  }
}

const unread = ({ requestId, method, clientAddress, headers }: GatewayRequest): UnreadRequest => {
  const accept = headers.list('accept');
  return { requestId, method, clientAddress, ...(accept === undefined ? {} : { accept }) };
};

/** Aborts when the connection goes before the answer is out. */
function goneSignal(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) controller.abort();
  });
  return controller.signal;
}
