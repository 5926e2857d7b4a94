import { type Dispatcher, request as send } from 'undici';
import type { ModelAnswer } from '../ports/language-model.ts';

/** One POST to a model endpoint. */
export interface Posting {
  readonly url: string;
  /** Among them the key: they are sent to this address and to no other, redirects are not followed. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly signal: AbortSignal;
}

export type Posted =
  | { readonly status: 'answered'; readonly body: unknown }
  /** 400 or 422: the endpoint does not take the request as it is. */
  | { readonly status: 'rejected' }
  | Extract<ModelAnswer, { readonly status: 'failed' }>;

/** Never rejects. */
export type PostJson = (posting: Posting) => Promise<Posted>;

/** Two thousand tokens are some 10 KB; what is beyond a quarter of a megabyte is no answer. */
const MAX_BYTES = 256 * 1024;
/** No endpoint is left alone for longer than this. */
const MAX_WAIT_MS = 3_600_000;

/** @param dispatcher its connections; `connections.ts` makes one */
export function createPostJson(dispatcher: Dispatcher, now: () => number): PostJson {
  return async ({ url, headers, body, signal }) => {
    try {
      const response = await send(url, {
        dispatcher,
        method: 'POST',
        // Not compressed: nothing can inflate, and an answer is small.
        headers: {
          ...headers,
          'content-type': 'application/json',
          accept: 'application/json',
          'accept-encoding': 'identity',
        },
        body: JSON.stringify(body),
        signal,
      });
      return await readAnswer(response, now());
    } catch (error) {
      if (error === TOO_LARGE) return { status: 'failed', reason: 'too_large' };
      if (signal.aborted) return { status: 'failed', reason: 'aborted' };
      return { status: 'failed', reason: 'unreachable' };
    }
  };
}

async function readAnswer(response: Dispatcher.ResponseData, now: number): Promise<Posted> {
  const { statusCode } = response;
  if (statusCode !== 200) {
    // Nothing of the body is wanted: it may repeat what was asked, or the key.
    response.body.on('error', () => undefined).destroy();
    if (statusCode === 400 || statusCode === 422) return { status: 'rejected' };
    const waitMs = askedWaitMs(response.headers['retry-after'], now);
    const reason = statusCode === 429 ? 'rate_limited' : 'http_status';
    return { status: 'failed', reason, ...(waitMs === undefined ? {} : { waitMs }) };
  }
  const text = await readText(response.body);
  try {
    return { status: 'answered', body: JSON.parse(text) };
  } catch {
    return { status: 'failed', reason: text.trim() === '' ? 'empty' : 'malformed' };
  }
}

const TOO_LARGE = Symbol('more than the limit');

async function readText(body: Dispatcher.ResponseData['body']): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    if (!(chunk instanceof Uint8Array)) throw new TypeError('a body stream yields bytes');
    size += chunk.byteLength;
    // Leaving the loop closes the stream.
    if (size > MAX_BYTES) throw TOO_LARGE;
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks, size));
}

/** `Retry-After` in seconds or as a date (RFC 9110 §10.2.3), ms from now. */
function askedWaitMs(header: string | string[] | undefined, now: number): number | undefined {
  const value = (typeof header === 'string' ? header : header?.[0])?.trim();
  if (value === undefined) return undefined;
  const ms = /^\d{1,9}(\.\d+)?$/.test(value) ? Number(value) * 1_000 : Date.parse(value) - now;
  return Number.isFinite(ms) ? Math.min(Math.max(0, ms), MAX_WAIT_MS) : undefined;
}
