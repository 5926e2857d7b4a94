import { EventStream, wantsEvents } from '../event-stream.ts';
import { type Answer, type Exchange, varyOn } from '../exchange.ts';
import { pass, type Stage } from '../pipeline-builder.ts';
import type { Matched } from './method.ts';

export interface Streamed {
  /** `undefined` unless the client accepts server-sent events. */
  readonly stream: EventStream | undefined;
}

const NOT_STREAMED = pass({ stream: undefined });

/**
 * Lets the handler send progress events; after every stage that may refuse.
 * @param headersOf the headers that any answer of an exchange has so far
 */
export function eventStreamStage(
  headersOf: (exchange: Exchange) => Answer['headers'],
): Stage<Exchange & Matched, Streamed> {
  return {
    name: 'event stream',
    run: (exchange) => {
      const { request, route, notes } = exchange;
      if (!route.endpoint.streams) return NOT_STREAMED;
      varyOn(notes, 'Accept');
      const target = request.stream;
      if (target === undefined || request.method === 'HEAD' || !wantsEvents(exchange)) return NOT_STREAMED;
      return pass({ stream: new EventStream(target, () => headersOf(exchange)) });
    },
  };
}
