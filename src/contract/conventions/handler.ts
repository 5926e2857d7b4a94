import type { Caller } from './caller.ts';
import type { Failure } from './failure.ts';
import type { MaybePromise } from './maybe-promise.ts';
import type { TraceContext } from './trace-context.ts';

export type HeaderList = readonly (readonly [name: string, value: string])[];

/** A body in the codings it was prepared in. */
export interface PreparedCodings {
  readonly br: Uint8Array;
  readonly gzip: Uint8Array;
}

/** The forms of an answer for people. */
export const DOCUMENT_TYPES = { markdown: 'text/markdown', html: 'text/html' } as const;
export type DocumentForm = keyof typeof DOCUMENT_TYPES;

/** An answer in a form for people, made when a caller wants it. */
export interface AnswerDocument {
  readonly text: string;
  readonly headers?: HeaderList;
}
export type Documents = Readonly<Record<DocumentForm, () => AnswerDocument>>;

/** Bytes to send as they are, in order. */
export interface BytesReply {
  readonly kind: 'bytes';
  /** 206 where the bytes are a part of the content. */
  readonly status?: 206;
  readonly pieces: readonly Uint8Array[];
  /** Hash of the content: the strong ETag without quotes and coding suffix. */
  readonly contentHash?: string | undefined;
  /** The same bytes compressed, for clients that accept them. */
  readonly codings?: PreparedCodings | undefined;
  /** Epoch ms. */
  readonly lastModifiedAt?: number | undefined;
  readonly headers?: HeaderList;
  readonly documents?: Documents;
  /** Whether the same request may soon give a better answer, so that this one is never replayed. */
  readonly mayImprove?: boolean;
}

/** A value to serialise once. */
export interface ValueReply<T> {
  readonly kind: 'value';
  readonly value: T;
  /** 200 unless the protocol inside the answer has another one; 202 has no body. */
  readonly status?: 202 | 400 | 401 | 404;
  readonly headers?: HeaderList;
  readonly documents?: Documents;
  /** Whether it counts as a run of the daily quota (CONTRACT.md §9), so that the run stays spent. */
  readonly isCountedRun?: boolean;
}

export type Reply<T> = ValueReply<T> | BytesReply;
export type HandlerResult<T> =
  | { readonly ok: true; readonly reply: Reply<T> }
  | { readonly ok: false; readonly failure: Failure };

export interface DispatchedAnswer {
  readonly status: number;
  /** The JSON body, UTF-8. */
  readonly pieces: readonly Uint8Array[];
  /** What the operation itself states; limits and request id are the batch's. */
  readonly headers: HeaderList;
}

/** The body of a POST operation inside another request. */
export interface DispatchedBody {
  /** JSON, UTF-8. */
  readonly bytes: Uint8Array;
  readonly idempotencyKey?: string | undefined;
}

/**
 * Runs an operation through the whole pipeline as the same caller: a GET, or with a body a POST.
 * @param signal aborted when the client has disconnected or the batch is late; called only when the operation has to wait
 */
export type Dispatch = (
  target: string,
  signal: () => AbortSignal,
  body?: DispatchedBody,
) => MaybePromise<DispatchedAnswer>;

/** A part of the answer that is final before the rest, as a server-sent event. */
export interface ProgressEvent {
  readonly event: string;
  readonly data: Readonly<Record<string, string | readonly string[]>>;
}

/** A response that stays open: the client reads what happens until it leaves. */
export interface LiveStream {
  /** @param sent `id` is the place that the client names when it comes back */
  send(sent: { readonly id?: string; readonly event: string; readonly data: unknown }): void;
  /** Opens the stream, or keeps it open, without an event. */
  comment(): void;
  /** Bytes that the client has not taken. */
  readonly backlogBytes: number;
  /** Resolves when the client has taken everything, or is gone. */
  drained(): Promise<void>;
  /** Breaks the connection: what was not taken is lost. */
  abandon(): void;
  /** `Last-Event-ID` of the request; absent in a client's first. */
  readonly lastEventId: string | undefined;
  /** Whether the caller may still read: the failure that a new request would end with, if any. */
  readonly recheck: () => MaybePromise<Failure | undefined>;
}

/** What the plan of a caller allows; a limit that is absent is none. */
export interface Allowance {
  /** Absent while the subscription cannot be verified: then the limits are those of the free plan. */
  readonly planKey?: string;
  readonly tier?: number;
  readonly requestsPerMinute: number;
  readonly requestsPerUtcDay?: number;
  /** Model runs; what remains is absent also while the counters cannot be reached. */
  readonly deductPerUtcDay: { readonly limit?: number; readonly remaining?: number };
}

/** What a handler knows besides its input. */
export interface HandlerContext {
  /** Absent only on public endpoints. */
  readonly caller: Caller | undefined;
  readonly requestId: string;
  /** The trace the request belongs to, when it named one. */
  readonly trace: TraceContext | undefined;
  /** Aborted when the client has disconnected or a batch gave up waiting. */
  readonly signal: AbortSignal;
  readonly dispatch: Dispatch;
  /** A header of the request, its lines joined; absent outside the gateway. @param name in lower case */
  readonly header?: ((name: string) => string | undefined) | undefined;
  /** Token of the feed link that the request came by; never logged. */
  readonly link?: string | undefined;
  /** Counts a request that ran no operation of its own; the failure where it is one too many. Absent outside the gateway. */
  readonly countRequest?: (() => MaybePromise<Failure | undefined>) | undefined;
  /** Looks up what the caller's plan allows; absent outside the gateway. */
  readonly allowance?: (() => MaybePromise<Allowance>) | undefined;
  /** Absent where the client accepts no events, and on endpoints that are not live. */
  readonly live?: LiveStream | undefined;
  /** Sends a progress event; absent where the client accepts only the answer. */
  readonly progress?: ((event: ProgressEvent) => void) | undefined;
}

/** An operation without HTTP: input in, reply or failure out. Throws only when an invariant breaks. */
export type Handler<Input, Output> = (input: Input, context: HandlerContext) => MaybePromise<HandlerResult<Output>>;

/** A handler with its validated input inside. */
export type PreparedCall = (context: HandlerContext) => MaybePromise<HandlerResult<unknown>>;

/** Headers of an answer that no cache may keep. */
export const NOT_KEPT: HeaderList = [['Cache-Control', 'no-store']];

export const reply = <T>(value: T, headers: HeaderList = []): HandlerResult<T> => ({
  ok: true,
  reply: { kind: 'value', value, headers },
});

export const failed = (failure: Failure): HandlerResult<never> => ({ ok: false, failure });
