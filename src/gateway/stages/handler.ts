import type { Caller } from '../../contract/conventions/caller.ts';
import type { Dispatch, HandlerContext } from '../../contract/conventions/handler.ts';
import { whenThere } from '../../contract/conventions/soon.ts';
import type { TraceContext } from '../../contract/conventions/trace-context.ts';
import { CONTINUE, type Exchange, fail, type Stage, settled } from '../exchange.ts';

/** Runs the operation. */
export function handlerStage(dispatchFor: (exchange: Exchange) => Dispatch): Stage {
  return {
    name: 'handler',
    run: (exchange) => {
      const call = settled(exchange.call, 'the input');
      return whenThere(call(new ExchangeContext(exchange, dispatchFor)), (result) => {
        if (!result.ok) return fail(result.failure);
        exchange.reply = result.reply;
        return CONTINUE;
      });
    },
  };
}

/** What a handler may know of an exchange; signal and dispatch, which few ask for, are made when they do. */
class ExchangeContext implements HandlerContext {
  readonly caller: Caller | undefined;
  readonly requestId: string;
  readonly trace: TraceContext | undefined;
  readonly #exchange: Exchange;
  readonly #dispatchFor: (exchange: Exchange) => Dispatch;

  constructor(exchange: Exchange, dispatchFor: (exchange: Exchange) => Dispatch) {
    this.caller = exchange.caller;
    this.requestId = exchange.request.requestId;
    this.trace = exchange.trace;
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
