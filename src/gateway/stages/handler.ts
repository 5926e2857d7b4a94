import type { Caller } from '../../contract/conventions/caller.ts';
import type { Dispatch, HandlerContext, ProgressEvent, Reply } from '../../contract/conventions/handler.ts';
import { chain } from '../../contract/conventions/maybe-promise.ts';
import type { TraceContext } from '../../contract/conventions/trace-context.ts';
import type { Exchange } from '../exchange.ts';
import { fail, pass, type Stage } from '../pipeline-builder.ts';
import type { Identified } from './credentials.ts';
import type { Streamed } from './event-stream.ts';
import type { Prepared } from './validation.ts';

export interface Replied {
  readonly reply: Reply<unknown>;
}

type Needed = Exchange & Identified & Prepared & Streamed;

/** Runs the operation. */
export function handlerStage(dispatchFor: (exchange: Exchange & Identified) => Dispatch): Stage<Needed, Replied> {
  return {
    name: 'handler',
    run: (exchange) => {
      const { call, notes } = exchange;
      notes.ran = FAILED;
      return chain(call(new CallContext(exchange, dispatchFor)), (result) => {
        if (!result.ok) return fail(result.failure);
        notes.ran = result;
        return pass(result);
      });
    },
  };
}

/** Until the handler returns a reply. */
const FAILED = { reply: undefined };

/** What a handler may know of an exchange; signal and dispatch are made on first use. */
class CallContext implements HandlerContext {
  readonly caller: Caller | undefined;
  readonly requestId: string;
  readonly trace: TraceContext | undefined;
  readonly progress: ((event: ProgressEvent) => void) | undefined;
  readonly #exchange: Needed;
  readonly #dispatchFor: (exchange: Exchange & Identified) => Dispatch;

  constructor(exchange: Needed, dispatchFor: (exchange: Exchange & Identified) => Dispatch) {
    const { caller, request, trace, stream } = exchange;
    this.caller = caller;
    this.requestId = request.requestId;
    this.trace = trace;
    this.progress = stream === undefined ? undefined : (event) => stream.send(event);
    this.#exchange = exchange;
    this.#dispatchFor = dispatchFor;
  }

  get signal(): AbortSignal {
    return this.#exchange.request.signal;
  }

  get dispatch(): Dispatch {
    return this.#dispatchFor(this.#exchange);
  }
}
