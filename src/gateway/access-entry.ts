import type { Caller } from '../contract/conventions/caller.ts';
import type { FailureCode } from '../contract/conventions/failure.ts';
import type { EndpointName } from '../contract/endpoints.ts';
import type { ClaimResult } from '../ports/idempotency-store.ts';
import { type Answer, byteCount, type Exchange, type KeyState, type UnparsedRequest } from './exchange.ts';

/** Methods that have a name of their own in log and metrics; any other text of a caller is `other`. */
export const KNOWN_METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS', 'PUT', 'PATCH', 'DELETE'] as const;
export type KnownMethod = (typeof KNOWN_METHODS)[number] | 'other';

/**
 * Outcome of an idempotency key. `executed`: the request ran under it; `replayed`: it got the kept answer; `in_progress`:
 * the same request runs; `conflict`: the key belongs to another request; `store_full`: there is no room for its
 * answer; `unavailable`: the guarantee could not be given; `unused`: the request was refused before.
 */
export const KEY_OUTCOMES = [
  'executed',
  'replayed',
  'in_progress',
  'conflict',
  'store_full',
  'unavailable',
  'unused',
] as const;
export type KeyOutcome = (typeof KEY_OUTCOMES)[number];

/** One answer as log and metrics report it; holds no secret and no text of a caller. */
export interface AccessEntry {
  readonly requestId: string;
  readonly method: KnownMethod;
  /** Absent when none matched. */
  readonly endpoint: EndpointName | undefined;
  /** The path of the endpoint, never the caller's. */
  readonly path: string | undefined;
  readonly status: number;
  readonly code: FailureCode | undefined;
  readonly accountId: string | undefined;
  readonly credentialId: string | undefined;
  readonly scheme: Caller['scheme'] | undefined;
  /** The tier that serves, where the plan was read and known. */
  readonly tier: number | undefined;
  /** Absent when not even the headers could be read. */
  readonly clientAddress: string | undefined;
  /** With three decimals. */
  readonly durationMs: number;
  readonly bytes: number;
  /** Whether it ran inside a batch. */
  readonly batched: boolean;
  /** Outcome of the idempotency key; absent without one. */
  readonly idempotency: KeyOutcome | undefined;
  /** Whether this process counted the request alone, because the shared counters were unreachable. */
  readonly countedAlone: boolean;
  /** The caller's trace and our span in it, when the request named one. */
  readonly traceId: string | undefined;
  readonly spanId: string | undefined;
}

export function accessEntry(exchange: Exchange, answer: Answer, durationMs: number): AccessEntry {
  const { request, notes, trace } = exchange;
  const { caller, route, tier, metered, idempotency } = notes;
  return {
    requestId: request.requestId,
    method: knownMethod(request.method),
    endpoint: route?.name,
    path: route?.endpoint.path,
    status: answer.status,
    code: answer.code,
    accountId: caller?.accountId,
    credentialId: caller?.credentialId,
    scheme: caller?.scheme,
    tier,
    clientAddress: request.clientAddress,
    durationMs: Math.round(durationMs * 1_000) / 1_000,
    bytes: byteCount(answer),
    batched: request.envelope !== undefined,
    idempotency: idempotency === undefined ? undefined : keyOutcome(idempotency),
    countedAlone: metered?.isDegraded ?? false,
    traceId: trace?.traceId,
    spanId: trace?.spanId,
  };
}

/** The entry of bytes that were no request. */
export const unparsedEntry = (request: UnparsedRequest, answer: Answer): AccessEntry => ({
  requestId: request.requestId,
  method: knownMethod(request.method ?? ''),
  endpoint: undefined,
  path: undefined,
  status: answer.status,
  code: answer.code,
  accountId: undefined,
  credentialId: undefined,
  scheme: undefined,
  tier: undefined,
  clientAddress: request.clientAddress,
  durationMs: 0,
  bytes: byteCount(answer),
  batched: false,
  idempotency: undefined,
  countedAlone: false,
  traceId: undefined,
  spanId: undefined,
});

/** An answer that could not be kept will not be replayed: its guarantee was not given either. */
const keyOutcome = ({ deviation, claim }: KeyState): KeyOutcome =>
  deviation ?? (claim === undefined ? 'unused' : OUTCOME_OF[claim]);

const OUTCOME_OF: Readonly<Record<ClaimResult['status'], KeyOutcome>> = {
  claimed: 'executed',
  // The kept answer, or the limit that its replay met.
  kept: 'unused',
  running: 'in_progress',
  reused: 'conflict',
  full: 'store_full',
  unavailable: 'unavailable',
};

const KNOWN = new Map<string, KnownMethod>(KNOWN_METHODS.map((method) => [method, method]));
const knownMethod = (method: string): KnownMethod => KNOWN.get(method) ?? 'other';
