import { type Call, methodsOf, OPERATIONS } from './operations.ts';

export type { Inputs, OperationName, Responses } from './operations.ts';
export type * from './schema.d.ts';

export interface ClientOptions {
  /** Origin of the service, e.g. `http://127.0.0.1:8080`. */
  readonly baseUrl: string;
  readonly apiKey: string;
  /** `globalThis.fetch` unless given. */
  readonly fetch?: typeof globalThis.fetch;
}

export interface CallOptions {
  /** Aborts the call; every call should have one. */
  readonly signal?: AbortSignal;
}

/** Anything but a success. */
export class ServiceError extends Error {
  readonly status: number;
  /** `X-Error-Code`. */
  readonly code: string;
  /** Quote it when asking for help. */
  readonly requestId: string;
  /** Seconds, when the service states them. */
  readonly retryAfterSeconds: number | undefined;
  readonly body: unknown;

  constructor(response: Response, body: unknown) {
    const code = response.headers.get('x-error-code') ?? 'unknown';
    super(`${response.status} ${code}`);
    this.name = 'ServiceError';
    this.status = response.status;
    this.code = code;
    this.requestId = response.headers.get('x-request-id') ?? '';
    const retryAfter = response.headers.get('retry-after');
    this.retryAfterSeconds = retryAfter === null ? undefined : Number(retryAfter);
    this.body = body;
  }
}

/**
 * A client of the service: one method for every operation of the catalogue, and `call` for a name that is computed. The
 * service's contract is trusted for the shape of a success.
 * @throws ServiceError on every status but 2xx, and whatever `fetch` throws
 */
export function createClient({ baseUrl, apiKey, fetch = globalThis.fetch }: ClientOptions) {
  const call: Call<CallOptions> = async (name, input, { signal } = {}) => {
    const { method, path } = OPERATIONS[name];
    const url = new URL(path, baseUrl);
    if (method === 'GET') url.search = String(queryOf(input));
    const response = await fetch(url, {
      method,
      headers: {
        'X-Service-Key': apiKey,
        Accept: 'application/json',
        ...(method === 'POST' ? { 'Content-Type': 'application/json' } : {}),
      },
      ...(method === 'POST' ? { body: JSON.stringify(input) } : {}),
      ...(signal === undefined ? {} : { signal }),
    });
    const text = await response.text();
    if (!response.ok) throw new ServiceError(response, jsonOrText(text));
    return JSON.parse(text);
  };
  return { call, ...methodsOf(call) };
}

/** Members that are `undefined` are not sent. */
function queryOf(input: object): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input)) if (value !== undefined) query.set(name, String(value));
  return query;
}

/** An error may come from something between client and service, in any form. */
function jsonOrText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
