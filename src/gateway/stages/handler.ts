import type { Caller } from '../../contract/conventions/caller.ts';
import type { Failure } from '../../contract/conventions/failure.ts';
import type {
  Allowance,
  Dispatch,
  HandlerContext,
  LiveStream,
  ProgressEvent,
  Reply,
} from '../../contract/conventions/handler.ts';
import { chain, type MaybePromise } from '../../contract/conventions/maybe-promise.ts';
import type { TraceContext } from '../../contract/conventions/trace-context.ts';
import type { EventStream } from '../event-stream.ts';
import type { Exchange } from '../exchange.ts';
import { fail, pass, type Stage } from '../pipeline-builder.ts';
import type { Identified } from './credentials.ts';
import type { Entitled } from './entitlement.ts';
import type { Streamed } from './event-stream.ts';
import type { Matched } from './method.ts';
import type { Routed } from './route.ts';
import type { Prepared } from './validation.ts';

export interface Replied {
  readonly reply: Reply<unknown>;
}

type Needed = Exchange & Routed & Matched & Identified & Entitled & Prepared & Streamed;

export interface HandlerStageParts {
  /** The failure that a new request of the same caller would end with, if any. */
  readonly recheck: (exchange: Exchange & Routed & Matched & Identified) => MaybePromise<Failure | undefined>;
  readonly dispatchFor: (exchange: Exchange & Identified) => Dispatch;
  /** Counts a request that ran no operation of its own. */
  readonly countRequest: (exchange: Exchange & Matched & Identified) => MaybePromise<Failure | undefined>;
  readonly allowanceOf: (exchange: Exchange & Matched & Identified & Entitled) => MaybePromise<Allowance>;
}

/** Runs the operation. */
export function handlerStage(parts: HandlerStageParts): Stage<Needed, Replied> {
  return {
    name: 'handler',
    run: (exchange) => {
      const { call, notes } = exchange;
      notes.ran = FAILED;
      return chain(call(new CallContext(exchange, parts)), (result) => {
        if (!result.ok) return fail(result.failure);
        notes.ran = result;
        return pass(result);
      });
    },
  };
}

/** Until the handler returns a reply. */
const FAILED = { reply: undefined };

function liveStream(stream: EventStream, exchange: Needed, { recheck }: HandlerStageParts): LiveStream {
  return {
    send: (sent) => stream.send(sent),
    comment: () => stream.comment(),
    get backlogBytes() {
      return stream.backlogBytes;
    },
    drained: stream.drained,
    abandon: stream.abandon,
    lastEventId: exchange.request.headers.list('last-event-id'),
    recheck: () => recheck(exchange),
  };
}

/** What a handler may know of an exchange; signal and dispatch are made on first use. */
class CallContext implements HandlerContext {
  readonly caller: Caller | undefined;
  readonly requestId: string;
  readonly trace: TraceContext | undefined;
  readonly link: string | undefined;
  readonly progress: ((event: ProgressEvent) => void) | undefined;
  readonly live: LiveStream | undefined;
  readonly #exchange: Needed;
  readonly #parts: HandlerStageParts;

  constructor(exchange: Needed, parts: HandlerStageParts) {
    const { caller, request, trace, stream, parsed } = exchange;
    this.caller = caller;
    this.requestId = request.requestId;
    this.trace = trace;
    this.link = parsed.link;
    const { isLive } = exchange.route.endpoint;
    this.progress = stream === undefined || isLive ? undefined : (event) => stream.send(event);
    this.live = stream !== undefined && isLive ? liveStream(stream, exchange, parts) : undefined;
    this.#exchange = exchange;
    this.#parts = parts;
  }

  get signal(): AbortSignal {
    return this.#exchange.request.signal;
  }

  get dispatch(): Dispatch {
    return this.#parts.dispatchFor(this.#exchange);
  }

  get header(): (name: string) => string | undefined {
    const { headers } = this.#exchange.request;
    return (name) => headers.list(name);
  }

  get countRequest(): () => MaybePromise<Failure | undefined> {
    return () => this.#parts.countRequest(this.#exchange);
  }

  get allowance(): () => MaybePromise<Allowance> {
    return () => this.#parts.allowanceOf(this.#exchange);
  }
}
