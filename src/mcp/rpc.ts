import { isObject, type Json, type JsonObject } from '../contract/openapi/json.ts';
import { RPC_CODES } from './protocol.ts';

export type RequestId = string | number;

/** A message of a client after its envelope was checked. */
export type Message =
  | { readonly kind: 'request'; readonly id: RequestId; readonly method: string; readonly params: JsonObject }
  | { readonly kind: 'notification'; readonly method: string; readonly params: JsonObject };

export interface RpcError {
  readonly code: number;
  readonly message: string;
  readonly data?: JsonObject;
}

/** The answer to one message, with the HTTP status that belongs to it. */
export interface RpcAnswer {
  readonly status: 200 | 202 | 400 | 401 | 404;
  /** Absent for a notification, which has no answer. */
  readonly body?: JsonObject;
}

/** @param status 200 where the error is one of the call itself, not of the transport */
export function errorAnswer(id: RequestId | null, error: RpcError, status: RpcAnswer['status'] = 200): RpcAnswer {
  const { code, message, data } = error;
  return { status, body: { jsonrpc: '2.0', id, error: { code, message, ...(data === undefined ? {} : { data }) } } };
}

export const resultAnswer = (id: RequestId, result: JsonObject): RpcAnswer => ({
  status: 200,
  body: { jsonrpc: '2.0', id, result },
});

/** A message without an answer. */
export const ACCEPTED: RpcAnswer = { status: 202 };

/** The envelope of a message (JSON-RPC 2.0); a batch is no message of this protocol. */
export function readMessage(
  value: Json,
): { readonly ok: true; readonly message: Message } | { readonly ok: false; readonly answer: RpcAnswer } {
  if (!isObject(value) || value.jsonrpc !== '2.0') return invalid(null, 'The body must be one JSON-RPC 2.0 message');
  const { id, method, params = {} } = value;
  const isId = typeof id === 'string' || (typeof id === 'number' && Number.isSafeInteger(id));
  if (Object.hasOwn(value, 'id') && !isId) return invalid(null, 'id must be a string or an integer');
  if (typeof method !== 'string') return invalid(isId ? id : null, 'method must be a string');
  if (!isObject(params)) return invalid(isId ? id : null, 'params must be an object');
  return {
    ok: true,
    message: isId ? { kind: 'request', id, method, params } : { kind: 'notification', method, params },
  };
}

function invalid(id: RequestId | null, message: string) {
  return { ok: false, answer: errorAnswer(id, { code: RPC_CODES.invalidRequest, message }, 400) } as const;
}
