import type { DispatchedBody } from '../contract/conventions/handler.ts';
import { IDEMPOTENCY_HEADER } from '../contract/conventions/headers.ts';
import type { BodyRead, Envelope, GatewayRequest } from './exchange.ts';
import { HeaderLines } from './header-lines.ts';

const NO_HEADERS = new HeaderLines([]);
const NO_BODY = new Uint8Array();

/** An operation inside another request: of the same caller, with no header of the envelope but its identity. */
export class BatchedRequest implements GatewayRequest {
  readonly requestId: string;
  readonly method: 'GET' | 'POST';
  readonly target: string;
  readonly headers: HeaderLines;
  readonly clientAddress: string;
  readonly envelope: Envelope;
  readonly #signal: () => AbortSignal;
  readonly #body: Uint8Array;

  /**
   * @param request the one it runs inside of
   * @param body of a POST
   */
  constructor(
    { requestId, clientAddress }: Pick<GatewayRequest, 'requestId' | 'clientAddress'>,
    envelope: Envelope,
    {
      target,
      signal,
      body,
    }: { readonly target: string; readonly signal: () => AbortSignal; readonly body?: DispatchedBody | undefined },
  ) {
    this.requestId = requestId;
    this.method = body === undefined ? 'GET' : 'POST';
    this.target = target;
    this.headers = body === undefined ? NO_HEADERS : headersOf(body);
    this.clientAddress = clientAddress;
    this.envelope = envelope;
    this.#signal = signal;
    this.#body = body?.bytes ?? NO_BODY;
  }

  get signal(): AbortSignal {
    return this.#signal();
  }

  get isGone(): boolean {
    return this.#signal().aborted;
  }

  readBody(limitBytes: number): BodyRead {
    return this.#body.length > limitBytes ? { status: 'too_large' } : { status: 'read', bytes: this.#body };
  }
}

const headersOf = ({ bytes, idempotencyKey }: DispatchedBody): HeaderLines =>
  new HeaderLines([
    ['Content-Type', 'application/json'],
    ['Content-Length', String(bytes.length)],
    ...(idempotencyKey === undefined ? [] : [[IDEMPOTENCY_HEADER, idempotencyKey] as const]),
  ]);
