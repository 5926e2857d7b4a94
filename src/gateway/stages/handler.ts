import type { Dispatch } from '../../contract/conventions/handler.ts';
import { CONTINUE, type Exchange, fail, type Stage, settled } from '../exchange.ts';

/** Runs the operation. */
export function handlerStage(dispatchFor: (exchange: Exchange) => Dispatch): Stage {
  return {
    name: 'handler',
    run: async (exchange) => {
      const { requestId, signal } = exchange.request;
      const call = settled(exchange.call, 'the input');
      const result = await call({
        caller: exchange.caller,
        requestId,
        ...(exchange.trace === undefined ? {} : { trace: exchange.trace }),
        signal,
        dispatch: dispatchFor(exchange),
      });
      if (!result.ok) return fail(result.failure);
      exchange.reply = result.reply;
      return CONTINUE;
    },
  };
}
