import type { Caller } from '../contract/conventions/caller.ts';
import type { Failure } from '../contract/conventions/failure.ts';
import type { Reply, ReplyCodings } from '../contract/conventions/handler.ts';
import type { MaybePromise } from '../contract/conventions/maybe-promise.ts';
import type { TraceContext } from '../contract/conventions/trace-context.ts';
import type { EntitlementVerdict, PresentedCredential } from '../ports/credentials.ts';
import type { ClaimResult } from '../ports/idempotency-store.ts';
import type { RateWindow } from '../ports/rate-limiter.ts';
import type { EventStream } from './event-stream.ts';
import type { HeaderLines } from './header-lines.ts';
import type { RequestMemory } from './learnt-request.ts';
import type { Metered } from './rates/counters.ts';
import type { RequestSpan } from './request-tracer.ts';
import type { PathRoutes, PreparedCall, Route } from './routes.ts';

/** A request on its way through the stages; what a stage finds out stays on it for the later ones. */
export interface Exchange {
  readonly request: GatewayRequest;
  readonly trace: TraceContext | undefined;
  /** On the stopwatch, ms. */
  readonly startedAt: number;
  /** Epoch ms. */
  readonly receivedAt: number;
  /** Headers of whatever answer comes of it. */
  readonly headers: [name: string, value: string][];
  /** Request headers that select the answer, for `Vary`. */
  readonly vary: Set<string>;
  /** Run on the finished answer, last added first: metering, storing a replay. */
  readonly onResponse: ((answer: Answer) => MaybePromise<Answer>)[];
  routes?: PathRoutes;
  query?: string;
  route?: Route;
  /** The one that was presented; absent when it were two, or in a batch. */
  credential?: PresentedCredential;
  caller?: Caller;
  entitlement?: EntitlementVerdict;
  windows?: readonly RateWindow[];
  /** What the request was counted in; absent until it is. */
  metered?: Metered;
  idempotencyKey?: string;
  /** What became of the key, unless the request ran under it: an earlier answer, or no guarantee. */
  idempotency?: 'replayed' | 'unavailable';
  /** What the store of keys said; absent where it was not asked. */
  claiming?: ClaimResult['status'];
  body?: Uint8Array;
  jmespath?: string;
  call?: PreparedCall;
  /** Where the caller wants to be told how far the answer has come. */
  stream?: EventStream;
  /** Where spans are told of. */
  span?: RequestSpan;
  reply?: Reply<unknown>;
  answer?: Answer;
}

export interface GatewayRequest {
  readonly requestId: string;
  readonly method: string;
  /** Path and query as sent. */
  readonly target: string;
  readonly headers: HeaderLines;
  readonly clientAddress: string;
  /** Aborted when nobody waits for the answer any more. */
  readonly signal: AbortSignal;
  /** Whether nobody waits any more: tells what the signal would, without making one. */
  readonly isGone: boolean;
  /** Takes an answer piece by piece as it comes; absent where it can only be given whole. */
  readonly stream?: StreamTarget;
  readBody(limitBytes: number): MaybePromise<BodyRead>;
  /** For a request whose very bytes may come again. */
  readonly memory?: RequestMemory;
  /** The verified caller of the batch that this operation belongs to; only the gateway itself sets it. */
  readonly batchCaller?: Caller;
  /** The envelope's trace, for an operation of a batch. */
  readonly batchTrace?: TraceContext | undefined;
}

/** A response that begins before its answer is there. */
export interface StreamTarget {
  /** Once, before anything is written. */
  open(status: number, headers: Answer['headers']): void;
  write(bytes: Uint8Array): void;
}

export type BodyRead =
  | { readonly status: 'read'; readonly bytes: Uint8Array }
  | { readonly status: 'too_large' }
  | { readonly status: 'aborted' };

/** What goes back. */
export interface Answer {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** The body in pieces; none for 204, 304. */
  readonly pieces: readonly Uint8Array[];
  /** The strong ETag without quotes and coding suffix. */
  readonly contentHash?: string | undefined;
  /** The body compressed; one of them takes its place when the caller would rather have it. */
  readonly codings?: ReplyCodings | undefined;
  /** Epoch ms. */
  readonly lastModifiedAt?: number | undefined;
  /** Whether the response has begun: `pieces` are the rest of it, and status and headers are for the log. */
  readonly isRest?: true;
  /** The headers as lines, with the length of the body, where they are there already. */
  readonly headText?: string;
  /** `X-Error-Code`, for the log. */
  readonly code?: Failure['code'] | undefined;
}

export type Step =
  | { readonly kind: 'continue' }
  | { readonly kind: 'fail'; readonly failure: Failure }
  | { readonly kind: 'answer'; readonly answer: Answer };

export interface Stage {
  readonly name: string;
  readonly run: (exchange: Exchange) => MaybePromise<Step>;
}

export const CONTINUE: Step = { kind: 'continue' };
export const fail = (failure: Failure): Step => ({ kind: 'fail', failure });

/**
 * What an earlier stage must have settled.
 * @throws Error when the stages are out of order
 */
export function settled<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`no earlier stage has settled ${what}`);
  return value;
}
