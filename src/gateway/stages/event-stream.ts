import { EventStream, wantsEvents } from '../event-stream.ts';
import { type Answer, CONTINUE, type Exchange, type Stage } from '../exchange.ts';

/**
 * Lets the handler tell the caller how far it has come: before it, and behind everything that may refuse.
 * @param headersOf the headers of whatever answer comes of an exchange, as far as it has come
 */
export function eventStreamStage(headersOf: (exchange: Exchange) => Answer['headers']): Stage {
  return {
    name: 'event stream',
    run: (exchange) => {
      const { request, route, vary } = exchange;
      if (route?.endpoint.streams !== true) return CONTINUE;
      vary.add('Accept');
      const target = request.stream;
      if (target !== undefined && wantsEvents(exchange))
        exchange.stream = new EventStream(target, () => headersOf(exchange));
      return CONTINUE;
    },
  };
}
