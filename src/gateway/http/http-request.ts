import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BodyRead, GatewayRequest, StreamTarget } from '../exchange.ts';
import type { HeaderLines } from '../header-lines.ts';
import type { ClientAddress } from './client-address.ts';
import type { Connection } from './connection.ts';
import { readBody } from './read-body.ts';

/** A request as Node's parser gives it; signal and stream are made on first use. */
export class HttpRequest implements GatewayRequest {
  readonly requestId: string;
  readonly method: string;
  readonly target: string;
  readonly headers: HeaderLines;
  readonly clientAddress: string;
  readonly #raw: IncomingMessage;
  readonly #response: ServerResponse;
  #gone: AbortController | undefined;

  constructor(parts: {
    readonly raw: IncomingMessage;
    readonly response: ServerResponse;
    readonly requestId: string;
    readonly connection: Connection;
    readonly addressOf: ClientAddress;
  }) {
    const { raw, response, requestId, connection, addressOf } = parts;
    this.#raw = raw;
    this.#response = response;
    this.requestId = requestId;
    this.method = raw.method ?? '';
    this.target = raw.url ?? '';
    this.headers = connection.headersOf(raw);
    this.clientAddress = connection.clientAddressOf(raw, addressOf);
  }

  /** Aborts when the connection goes before the answer is out. */
  get signal(): AbortSignal {
    if (this.#gone === undefined) {
      const gone = new AbortController();
      this.#gone = gone;
      const response = this.#response;
      if (response.destroyed) gone.abort();
      else
        response.once('close', () => {
          if (!response.writableFinished) gone.abort();
        });
    }
    return this.#gone.signal;
  }

  get isGone(): boolean {
    return this.#gone?.signal.aborted ?? this.#response.destroyed;
  }

  /** Each piece is sent immediately, so that the client sees the stream begin. */
  get stream(): StreamTarget {
    const response = this.#response;
    return {
      open: (status, headers) => {
        response.writeHead(status, headers.flat());
      },
      write: (bytes) => {
        if (!response.destroyed) response.write(bytes);
      },
      get backlogBytes() {
        return response.writableLength;
      },
      drained: () =>
        new Promise((resolve) => {
          if (response.destroyed || !response.writableNeedDrain) return resolve();
          const done = () => {
            response.off('drain', done);
            response.off('close', done);
            resolve();
          };
          response.on('drain', done);
          response.on('close', done);
        }),
      abandon: () => void response.destroy(),
    };
  }

  readBody(limitBytes: number): Promise<BodyRead> {
    return readBody(this.#raw, this.#response, limitBytes);
  }
}
