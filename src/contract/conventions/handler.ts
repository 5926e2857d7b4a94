import type { Caller } from './caller.ts';
import type { Failure } from './failure.ts';
import type { MaybePromise } from './maybe-promise.ts';
import type { TraceContext } from './trace-context.ts';

export type HeaderList = readonly (readonly [name: string, value: string])[];

/** A body once more in the codings it was prepared in. */
export interface PreparedCodings {
  readonly br: Uint8Array;
  readonly gzip: Uint8Array;
}

/** The codings a reply has; one that is put together of prepared parts is so only when a caller takes it. */
export interface ReplyCodings {
  readonly br?: Uint8Array;
  readonly gzip: Uint8Array | (() => readonly Uint8Array[]);
}

/** Bytes to send as they are, in order. */
export interface BytesReply {
  readonly kind: 'bytes';
  readonly pieces: readonly Uint8Array[];
  /** Hash of the content: the strong ETag without quotes and coding suffix. */
  readonly contentHash?: string | undefined;
  /** The same bytes compressed, for callers that take them. */
  readonly codings?: ReplyCodings | undefined;
  /** Epoch ms. */
  readonly lastModifiedAt?: number | undefined;
  readonly headers?: HeaderList;
  /** Whether the same request may soon come out better, so that this answer is never replayed. */
  readonly mayImprove?: boolean;
}

/** A value to serialise once. */
export interface ValueReply<T> {
  readonly kind: 'value';
  readonly value: T;
  readonly headers?: HeaderList;
  /** Whether a language model was run for it, so that the quota of model runs stays spent. */
  readonly isFromModel?: boolean;
}

export type Reply<T> = ValueReply<T> | BytesReply;
export type HandlerResult<T> =
  | { readonly ok: true; readonly reply: Reply<T> }
  | { readonly ok: false; readonly failure: Failure };

export interface DispatchedAnswer {
  readonly status: number;
  /** The JSON body, UTF-8. */
  readonly pieces: readonly Uint8Array[];
  readonly headers: HeaderList;
  readonly codings?: ReplyCodings | undefined;
}

/**
 * Runs a GET operation through the whole pipeline as the same caller.
 * @param signal aborted when nobody waits for it any more; asked for only when the operation has to wait
 */
export type Dispatch = (target: string, signal: () => AbortSignal) => MaybePromise<DispatchedAnswer>;

/** Something that is certain before the answer is there, as a server-sent event. */
export interface ProgressEvent {
  readonly event: string;
  readonly data: Readonly<Record<string, string | readonly string[]>>;
}

/** What a handler knows besides its input. */
export interface HandlerContext {
  /** Absent only on public endpoints. */
  readonly caller: Caller | undefined;
  readonly requestId: string;
  /** The trace the request belongs to, when it named one. */
  readonly trace: TraceContext | undefined;
  /** Aborted when the caller is gone or a batch gave up waiting. */
  readonly signal: AbortSignal;
  readonly dispatch: Dispatch;
  /** Tells the caller how far the answer has come; absent where the caller wants the answer alone. */
  readonly progress?: ((event: ProgressEvent) => void) | undefined;
}

/** An operation without HTTP: input in, reply or failure out. Throws only when an invariant breaks. */
export type Handler<Input, Output> = (input: Input, context: HandlerContext) => MaybePromise<HandlerResult<Output>>;

export const reply = <T>(value: T, headers: HeaderList = []): HandlerResult<T> => ({
  ok: true,
  reply: { kind: 'value', value, headers },
});

export const failed = (failure: Failure): HandlerResult<never> => ({ ok: false, failure });
