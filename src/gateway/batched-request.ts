import type { Caller } from '../contract/conventions/caller.ts';
import type { TraceContext } from '../contract/conventions/trace-context.ts';
import type { BodyRead, Exchange, GatewayRequest } from './exchange.ts';
import { HeaderLines } from './header-lines.ts';

const NO_HEADERS = new HeaderLines([]);

/** A batched operation: a GET of the same caller, with no header of the envelope but its identity. */
export class BatchedRequest implements GatewayRequest {
  readonly requestId: string;
  readonly method = 'GET';
  readonly target: string;
  readonly headers = NO_HEADERS;
  readonly clientAddress: string;
  readonly batchCaller: Caller;
  readonly batchTrace: TraceContext | undefined;
  readonly #signal: () => AbortSignal;

  /** @throws Error for an envelope without a verified caller */
  constructor(envelope: Exchange & { readonly caller: Caller | undefined }, target: string, signal: () => AbortSignal) {
    const { request, caller, trace } = envelope;
    if (caller === undefined) throw new Error('a batch has a verified caller');
    this.requestId = request.requestId;
    this.target = target;
    this.clientAddress = request.clientAddress;
    this.batchCaller = caller;
    this.batchTrace = trace;
    this.#signal = signal;
  }

  get signal(): AbortSignal {
    return this.#signal();
  }

  get isGone(): boolean {
    return this.#signal().aborted;
  }

  readBody(): BodyRead {
    return { status: 'read', bytes: new Uint8Array() };
  }
}
