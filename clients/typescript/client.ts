import { type CallOptions, startCall, startList } from './call.ts';
import type { Reply } from './errors.ts';
import { followEvents, type StreamedEvent, type StreamInput } from './event-stream.ts';
import { type Caller, OPERATIONS, Operations } from './operations.ts';
import { type ClientOptions, type Place, Transport } from './transport.ts';

export type { Answered, Call, CallOptions, ListCall } from './call.ts';
export { ApiError, BarographError, ConnectionError, type Reply, TimeoutError } from './errors.ts';
export type { StreamedEvent, StreamInput } from './event-stream.ts';
export type { Inputs, Items, ListName, OperationName, Responses } from './operations.ts';
export type * from './schema.ts';
export type { ClientOptions, Place } from './transport.ts';
export { type SignedDocument, type Verdict, type VerifyProblem, verifySnapshot } from './verify-snapshot.ts';

/**
 * A client of a Barograph service: `client.intelligence.getRegionalSnapshot({ regionId: 'mena' })`, one method for every
 * operation, by service. The contract of the service is trusted for the shape of a success.
 */
export class Barograph extends Operations {
  readonly #transport: Transport;

  /** @param transport one of its own unless given */
  constructor(options: ClientOptions, transport = new Transport(options)) {
    super(callerOf(transport));
    this.#transport = transport;
  }

  /**
   * The answer of an operation as it came, for one that is computed or a format other than JSON.
   * @throws ApiError on every status but 2xx, TimeoutError, ConnectionError
   */
  request(place: Place, input: object = {}, options?: CallOptions): Promise<Reply> {
    return this.#transport.send(place, input, options);
  }

  /**
   * Every event of the log once and in order, from now or after a place; a lost connection is made again. Ends when the
   * signal aborts, with its reason.
   * @throws ApiError where asking again does not help
   */
  streamEvents(input: StreamInput = {}, { signal }: Pick<CallOptions, 'signal'> = {}): AsyncGenerator<StreamedEvent> {
    const head = () => this.intelligence.listEvents({ pageSize: 1 }, signal === undefined ? {} : { signal });
    return followEvents(this.#transport, { input, head, signal });
  }
}

function callerOf(transport: Transport): Caller {
  return {
    call: (name, input, options) => startCall(transport.send(OPERATIONS[name], input, options)),
    list: (name, input, options = {}) => {
      // A key is for one page: the next is another request.
      const { idempotencyKey: _, ...others } = options;
      return startList(OPERATIONS[name].items, input, (page, isFirst) =>
        startCall(transport.send(OPERATIONS[name], page, isFirst ? options : others)),
      );
    },
  };
}
