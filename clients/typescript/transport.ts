import type { CallOptions } from './call.ts';
import { ApiError, BarographError, ConnectionError, type Reply, TimeoutError } from './errors.ts';

export interface ClientOptions {
  /** Where the service is, e.g. `http://127.0.0.1:8080`; a path before `/api` is kept. */
  readonly baseUrl: string;
  /** Some operations are for everyone and need none. */
  readonly apiKey?: string | undefined;
  /** Of one attempt, to the last byte; 30,000 when absent. An answer of a model takes up to 25 s. */
  readonly timeoutMs?: number;
  /** Attempts after the first; 2 when absent. */
  readonly maxRetries?: number;
  /** `globalThis.fetch` unless given. */
  readonly fetch?: typeof globalThis.fetch;
}

/** Where an operation is. */
export interface Place {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** Whether its query has names in camel case: those of all others are in snake case. */
  readonly keepsNames?: boolean;
}

/** What tests replace. */
export interface Waiting {
  /** Resolves after `ms`; rejects when the signal aborts. */
  readonly sleep: (ms: number, signal?: AbortSignal) => Promise<void>;
  /** In [0, 1). */
  readonly random: () => number;
}

/** Far above the largest page of a list. */
const MAX_BYTES = 67_108_864;
const TIMEOUT_MS = 30_000;
const MAX_RETRIES = 2;
/** A longer `Retry-After` is for the caller to decide on. */
const MAX_RETRY_AFTER_SECONDS = 60;
const FIRST_DELAY_MS = 500;
const MAX_DELAY_MS = 8_000;
const RETRIABLE = [408, 429, 500, 502, 503, 504];

/** Sends requests, again where that helps and cannot harm. */
export class Transport {
  readonly #options: ClientOptions;
  readonly #fetch: typeof globalThis.fetch;
  readonly #waiting: Waiting;

  constructor(options: ClientOptions, waiting: Waiting = { sleep, random: Math.random }) {
    this.#options = options;
    this.#fetch = options.fetch ?? ((target, init) => globalThis.fetch(target, init));
    this.#waiting = waiting;
  }

  /**
   * The answer of an operation. A POST that may be sent again has one idempotency key in all attempts: it runs once.
   * @param input members that are `undefined` are not sent
   * @throws ApiError on every status but 2xx, TimeoutError, ConnectionError, and the reason of `signal` when that aborts
   */
  async send(place: Place, input: object, options: CallOptions = {}): Promise<Reply> {
    const { maxRetries = MAX_RETRIES } = this.#options;
    const key = options.idempotencyKey ?? (maxRetries > 0 ? newKey() : undefined);
    for (let tries = 0; ; tries += 1) {
      try {
        return await this.#attempt(place, input, { ...options, ...(key === undefined ? {} : { idempotencyKey: key }) });
      } catch (error) {
        if (tries >= maxRetries || !isRetriable(error)) throw error;
        await this.wait(tries, error, options.signal);
      }
    }
  }

  /**
   * Waits as long as `Retry-After` says, else up to 0.5 s, twice as long after each try and at most 8 s (full jitter).
   * @param tries attempts before the one that failed
   */
  wait(tries: number, error: unknown, signal?: AbortSignal): Promise<void> {
    const stated = error instanceof ApiError ? error.retryAfterSeconds : undefined;
    const jittered = this.#waiting.random() * Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** tries);
    return this.#waiting.sleep(stated === undefined ? jittered : stated * 1000, signal);
  }

  /** Begins a request: the answer's head, whatever its status. */
  open(
    { method, path, keepsNames = false }: Place,
    input: object,
    { signal, idempotencyKey, headers }: CallOptions,
  ): Promise<Response> {
    const { baseUrl, apiKey } = this.#options;
    const query = method === 'GET' ? String(queryOf(input, keepsNames)) : '';
    return this.#fetch(`${baseUrl.replace(/\/+$/, '')}${path}${query === '' ? '' : `?${query}`}`, {
      method,
      // The key is for this server alone.
      redirect: 'manual',
      headers: {
        // A format that is asked for by its name is the answer's: no other may be named with it.
        Accept: 'format' in input ? '*/*' : 'application/json',
        ...(apiKey === undefined ? {} : { 'X-Service-Key': apiKey }),
        ...(method === 'POST' ? { 'Content-Type': 'application/json' } : {}),
        ...(method === 'POST' && idempotencyKey !== undefined ? { 'Idempotency-Key': idempotencyKey } : {}),
        ...headers,
      },
      ...(method === 'POST' ? { body: JSON.stringify(input) } : {}),
      ...(signal === undefined ? {} : { signal }),
    });
  }

  async #attempt(place: Place, input: object, { signal, timeoutMs, ...rest }: CallOptions): Promise<Reply> {
    signal?.throwIfAborted();
    const limit = timeoutMs ?? this.#options.timeoutMs ?? TIMEOUT_MS;
    const ending = new AbortController();
    const onAbort = () => ending.abort(signal?.reason);
    const timer = setTimeout(() => ending.abort(new TimeoutError(limit)), limit);
    signal?.addEventListener('abort', onAbort);
    try {
      const response = await this.open(place, input, { ...rest, signal: ending.signal });
      return await complete(response);
    } catch (error) {
      if (ending.signal.aborted) throw ending.signal.reason;
      throw error instanceof BarographError ? error : new ConnectionError(error);
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
    }
  }
}

/** Whether the same request may succeed a little later. */
export function isRetriable(error: unknown): boolean {
  if (error instanceof ConnectionError) return true;
  if (!(error instanceof ApiError) || (error.retryAfterSeconds ?? 0) > MAX_RETRY_AFTER_SECONDS) return false;
  return RETRIABLE.includes(error.status) || (error.status === 409 && error.code === 'idempotency_conflict');
}

/**
 * Reads an answer to its end.
 * @throws ApiError on every status but 2xx, BarographError beyond 64 MB
 */
export async function complete(response: Response): Promise<Reply> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  const reader = response.body?.getReader();
  for (let read = await reader?.read(); read?.done === false; read = await reader?.read()) {
    pieces.push(read.value);
    size += read.value.length;
    if (size > MAX_BYTES) {
      await reader?.cancel();
      throw new BarographError(`the answer is larger than ${MAX_BYTES} bytes`);
    }
  }
  const bytes = new Uint8Array(size);
  let end = 0;
  for (const piece of pieces) {
    bytes.set(piece, end);
    end += piece.length;
  }
  const reply = { status: response.status, headers: response.headers, bytes };
  if (!response.ok) throw new ApiError(reply);
  return reply;
}

function queryOf(input: object, keepsNames: boolean): URLSearchParams {
  const query = new URLSearchParams();
  const sent = (name: string) => (keepsNames ? name : name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
  for (const [name, value] of Object.entries(input)) if (value !== undefined) query.set(sent(name), String(value));
  return query;
}

/** 128 random bits; `randomUUID` is missing on pages without TLS. */
function newKey(): string {
  const bits = globalThis.crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bits, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const onAbort = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', onAbort);
      resolve();
    }, ms);
    if (signal?.aborted === true) onAbort();
    else signal?.addEventListener('abort', onAbort, { once: true });
  });
}
