import type { UnreadRequest } from './create-gateway.ts';
import type { Answer, Exchange } from './exchange.ts';

/** One line of the access log; holds no secret and no caller's text. */
export interface AccessEntry {
  readonly requestId: string;
  /** The caller's trace, when the request named one. */
  readonly traceId?: string;
  readonly spanId?: string;
  readonly method: string;
  /** The path of an endpoint, never the caller's; absent when none matched. */
  readonly path: string | undefined;
  readonly status: number;
  readonly code: string | undefined;
  readonly accountId: string | undefined;
  readonly credentialId: string | undefined;
  readonly clientAddress: string;
  readonly durationMs: number;
  readonly bytes: number;
  /** Whether it ran inside a batch. */
  readonly batched: boolean;
}

export function accessEntry(exchange: Exchange, answer: Answer, now: number): AccessEntry {
  const { request, caller, trace } = exchange;
  return {
    requestId: request.requestId,
    ...(trace === undefined ? {} : { traceId: trace.traceId, spanId: trace.spanId }),
    method: request.method,
    path: exchange.route?.endpoint.path,
    status: answer.status,
    code: answer.code,
    accountId: caller?.accountId,
    credentialId: caller?.credentialId,
    clientAddress: request.clientAddress,
    durationMs: now - exchange.receivedAt,
    bytes: answer.pieces.reduce((sum, piece) => sum + piece.length, 0),
    batched: request.batchCaller !== undefined,
  };
}

/** The line of bytes that did not become a request; nothing of them is repeated. */
export function unreadEntry(request: UnreadRequest, answer: Answer): AccessEntry {
  return {
    requestId: request.requestId,
    method: request.method ?? '',
    path: undefined,
    status: answer.status,
    code: answer.code,
    accountId: undefined,
    credentialId: undefined,
    clientAddress: request.clientAddress,
    durationMs: 0,
    bytes: answer.pieces.reduce((sum, piece) => sum + piece.length, 0),
    batched: false,
  };
}
