import type { Caller } from '../contract/conventions/caller.ts';
import type { Failure } from '../contract/conventions/failure.ts';
import type { PreparedCodings, Reply } from '../contract/conventions/handler.ts';
import type { MaybePromise } from '../contract/conventions/maybe-promise.ts';
import type { TraceContext } from '../contract/conventions/trace-context.ts';
import type { ClaimResult } from '../ports/idempotency-store.ts';
import type { HeaderLines } from './header-lines.ts';
import type { Metered } from './rates/rate-headers.ts';
import type { Route } from './routes.ts';

/** A request and what is recorded for its answer; the facts that stages establish are declared by the stages. */
export interface Exchange {
  readonly request: GatewayRequest;
  readonly trace: TraceContext | undefined;
  /** On the stopwatch, ms. */
  readonly startedAt: number;
  /** Epoch ms. */
  readonly receivedAt: number;
  readonly notes: AnswerNotes;
}

/** What every answer states, success or refusal; stages write it at any point of the walk. */
export interface AnswerNotes {
  readonly headers: [name: string, value: string][];
  /** Request headers that select the answer, for `Vary`. */
  readonly vary: string[];
  /** Run on the finished answer, last added first: metering, storing a replay. */
  readonly onResponse: ((answer: Answer) => MaybePromise<Answer>)[];
  /** The count that the rate headers report; `undefined` until the request is counted. */
  metered: Metered | undefined;
  /** Name and path of the endpoint; `undefined` when none matched. */
  route: Pick<Route, 'name' | 'endpoint'> | undefined;
  /** `undefined` without a verified credential. */
  caller: Caller | undefined;
  /** The tier that serves; `undefined` until the plan is known. */
  tier: number | undefined;
  /** Whether an earlier answer of the store verified the caller or the plan: it does not answer now. */
  isDegraded: boolean;
  /** `undefined` without a valid idempotency key. */
  idempotency: KeyState | undefined;
  /** `undefined` until the operation was called. */
  ran: OperationRun | undefined;
}

/** The idempotency key of a request and its state. */
export interface KeyState {
  readonly key: string;
  /** Result of the claim; `undefined` before the store was queried. */
  claim: ClaimResult['status'] | undefined;
  /** Set when the request did not run under its key: an earlier answer was given, or no guarantee. */
  deviation: 'replayed' | 'unavailable' | undefined;
}

/** The call of an operation; without a reply it failed. */
export interface OperationRun {
  readonly reply: Reply<unknown> | undefined;
}

export interface GatewayRequest {
  readonly requestId: string;
  readonly method: string;
  /** Path and query as sent. */
  readonly target: string;
  readonly headers: HeaderLines;
  readonly clientAddress: string;
  /** Aborted when the client has disconnected. */
  readonly signal: AbortSignal;
  /** Whether the client has disconnected: the state of `signal`, without creating one. */
  readonly isGone: boolean;
  /** Takes an answer piece by piece; absent where it can only be given complete. */
  readonly stream?: StreamTarget;
  readBody(limitBytes: number): MaybePromise<BodyRead>;
  /**
   * Set where a page of the public console asks for a viewer without a credential: a page counts once, by its first request.
   * Only the console sets it.
   */
  readonly visit?: 'page' | 'part';
  /** The request that this operation runs inside of; only the gateway itself sets it. */
  readonly envelope?: Envelope;
}

/** A request that runs operations: a batch, or a call of a tool. */
export interface Envelope {
  /** Verified; undefined where the envelope needs no credential and had none. */
  readonly caller: Caller | undefined;
  readonly trace: TraceContext | undefined;
  /** Epoch ms; what runs inside was received with it. */
  readonly receivedAt: number;
}

/** What is known of bytes that did not become a request. */
export interface UnparsedRequest {
  readonly requestId: string;
  readonly accept?: string;
  readonly method?: string;
  readonly clientAddress: string;
}

/** A response that begins before its answer is complete. */
export interface StreamTarget {
  /** Once, before anything is written. */
  open(status: number, headers: Answer['headers']): void;
  write(bytes: Uint8Array): void;
  /** Bytes that the client has not taken; 0 where it takes all. */
  readonly backlogBytes?: number;
  /** Resolves when the client has taken everything, or is gone. */
  drained?(): Promise<void>;
  /** Breaks the connection. */
  abandon?(): void;
}

export type BodyRead =
  | { readonly status: 'read'; readonly bytes: Uint8Array }
  | { readonly status: 'too_large' }
  | { readonly status: 'aborted' };

/** What is sent to the client. */
export interface Answer {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** The body in pieces; none for 204, 304. */
  readonly pieces: readonly Uint8Array[];
  /** The strong ETag without quotes and coding suffix. */
  readonly contentHash?: string | undefined;
  /** The body compressed; one of them replaces it when the client prefers that coding. */
  readonly codings?: PreparedCodings | undefined;
  /** Epoch ms. */
  readonly lastModifiedAt?: number | undefined;
  /** Whether the response has begun: `pieces` are the rest of it, and status and headers are for the log. */
  readonly isRest?: true;
  /** `X-Error-Code`, for the log. */
  readonly code?: Failure['code'] | undefined;
}

/** Length of the body. */
export const byteCount = ({ pieces }: Pick<Answer, 'pieces'>): number =>
  pieces.reduce((sum, piece) => sum + piece.length, 0);

/** Adds request headers that select the answer to `Vary`. */
export function varyOn({ vary }: AnswerNotes, name: string): void {
  if (!vary.includes(name)) vary.push(name);
}
