import type { Socket } from 'node:net';
import type { BodyRead, GatewayRequest } from '../exchange.ts';
import type { HeaderLines } from '../header-lines.ts';
import type { RequestMemory } from '../learnt-request.ts';
import type { KeptRequest } from './repeated-bytes.ts';

/** What the parser once made of bytes, for the same bytes again. */
export class RepeatedRequest implements GatewayRequest {
  readonly requestId: string;
  readonly method: string;
  readonly target: string;
  readonly headers: HeaderLines;
  readonly clientAddress: string;
  readonly memory: RequestMemory;
  readonly #body: Uint8Array;
  readonly #socket: Socket;
  #gone: AbortController | undefined;

  constructor({ request, body }: KeptRequest, requestId: string, socket: Socket) {
    this.requestId = requestId;
    this.method = request.method;
    this.target = request.target;
    this.headers = request.headers;
    this.clientAddress = request.clientAddress;
    this.memory = request.memory;
    this.#body = body;
    this.#socket = socket;
  }

  /** Aborts when the connection goes before the answer is out. */
  get signal(): AbortSignal {
    if (this.#gone === undefined) {
      const gone = new AbortController();
      this.#gone = gone;
      if (this.#socket.destroyed) gone.abort();
      else this.#socket.once('close', () => gone.abort());
    }
    return this.#gone.signal;
  }

  get isGone(): boolean {
    return this.#gone?.signal.aborted ?? this.#socket.destroyed;
  }

  readBody(limitBytes: number): BodyRead {
    return this.#body.length > limitBytes ? { status: 'too_large' } : { status: 'read', bytes: this.#body };
  }
}
