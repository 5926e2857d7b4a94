import type { SqlStatement, SqlValue } from '../sql-client.ts';
import { StoreFailure, type StoreFailureKind } from '../store-failure.ts';

/** Both sides must speak the same; raised with every change of a message. */
export const PROTOCOL_VERSION = 1;

/** What a client asks of the owner. `transaction` is the id of the `begin` that opened it. */
export type IpcRequest =
  | { readonly kind: 'query'; readonly id: number; readonly statement: SqlStatement; readonly transaction?: number }
  | { readonly kind: 'begin'; readonly id: number }
  | { readonly kind: 'commit' | 'rollback'; readonly id: number; readonly transaction: number };

/** What the owner answers: first of all its version, then one answer to each request. */
export type IpcResponse =
  | { readonly kind: 'hello'; readonly version: number }
  | { readonly kind: 'rows'; readonly id: number; readonly rows: readonly unknown[] }
  | { readonly kind: 'failed'; readonly id: number; readonly failure: StoreFailure };

/** @throws TypeError on anything but a request */
export function parseIpcRequest(message: unknown): IpcRequest {
  const id = numberIn(message, 'id');
  const kind = member(message, 'kind');
  const transaction = member(message, 'transaction');
  if (kind === 'begin') return { kind, id };
  if (kind === 'commit' || kind === 'rollback') return { kind, id, transaction: numberIn(message, 'transaction') };
  if (kind !== 'query') throw new TypeError('no such request');
  const statement = parseStatement(member(message, 'statement'));
  return transaction === undefined
    ? { kind, id, statement }
    : { kind, id, statement, transaction: numberIn(message, 'transaction') };
}

/** An answer as plain members: a class instance does not survive the way. */
export function writeOwnerAnswer(answer: IpcResponse): unknown {
  if (answer.kind !== 'failed') return answer;
  const { kind, message, sqlState } = answer.failure;
  return { kind: 'failed', id: answer.id, failure: { kind, message, sqlState } };
}

/** @throws TypeError on anything but an answer */
export function parseOwnerAnswer(message: unknown): IpcResponse {
  const kind = member(message, 'kind');
  if (kind === 'hello') return { kind, version: numberIn(message, 'version') };
  const id = numberIn(message, 'id');
  if (kind === 'failed') return { kind, id, failure: parseFailure(member(message, 'failure')) };
  const rows = member(message, 'rows');
  if (kind !== 'rows' || !Array.isArray(rows)) throw new TypeError('no such answer');
  return { kind, id, rows };
}

function parseFailure(value: unknown): StoreFailure {
  const kind = KINDS.find((candidate) => candidate === member(value, 'kind'));
  const sqlState = member(value, 'sqlState');
  return new StoreFailure(
    kind ?? 'unavailable',
    String(member(value, 'message')),
    typeof sqlState === 'string' ? sqlState : undefined,
  );
}

const KINDS: readonly StoreFailureKind[] = ['unavailable', 'timeout', 'closed', 'rejected'];

function parseStatement(value: unknown): SqlStatement {
  const name = member(value, 'name');
  const text = member(value, 'text');
  const values = member(value, 'values');
  if (typeof text !== 'string' || !Array.isArray(values) || !values.every(isSqlValue))
    throw new TypeError('no such statement');
  return { text, values, ...(typeof name === 'string' ? { name } : {}) };
}

function isSqlValue(value: unknown): value is SqlValue {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value) || value instanceof Uint8Array;
}

function numberIn(message: unknown, name: string): number {
  const value = member(message, name);
  if (typeof value !== 'number') throw new TypeError(`the message has no number ${name}`);
  return value;
}

function member(message: unknown, name: string): unknown {
  return typeof message === 'object' && message !== null ? Reflect.get(message, name) : undefined;
}
