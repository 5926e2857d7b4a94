import type { Caller } from '../../contract/conventions/caller.ts';
import type { Dispatch, HandlerContext, ProgressEvent } from '../../contract/conventions/handler.ts';
import { chain } from '../../contract/conventions/maybe-promise.ts';
import type { TraceContext } from '../../contract/conventions/trace-context.ts';
import { CONTINUE, type Exchange, fail, type GatewayRequest, type Stage, settled } from '../exchange.ts';

/** Runs the operation. */
export function handlerStage(dispatchFor: (exchange: Exchange) => Dispatch): Stage {
  return {
    name: 'handler',
    run: (exchange) => {
      const call = settled(exchange.call, 'the input');
      return chain(call(new CallContext(exchange, () => dispatchFor(exchange))), (result) => {
        if (!result.ok) return fail(result.failure);
        exchange.reply = result.reply;
        return CONTINUE;
      });
    },
  };
}

type Told = Pick<Exchange, 'caller' | 'request' | 'trace' | 'stream'>;

/** What a handler may know of an exchange; signal and dispatch, which few ask for, are made when they do. */
export class CallContext implements HandlerContext {
  readonly caller: Caller | undefined;
  readonly requestId: string;
  readonly trace: TraceContext | undefined;
  readonly progress: ((event: ProgressEvent) => void) | undefined;
  readonly #request: GatewayRequest;
  readonly #dispatch: () => Dispatch;

  constructor({ caller, request, trace, stream }: Told, dispatch: () => Dispatch) {
    this.caller = caller;
    this.requestId = request.requestId;
    this.trace = trace;
    this.progress = stream === undefined ? undefined : (event) => stream.send(event);
    this.#request = request;
    this.#dispatch = dispatch;
  }

  get signal(): AbortSignal {
    return this.#request.signal;
  }

  get dispatch(): Dispatch {
    return this.#dispatch();
  }
}
