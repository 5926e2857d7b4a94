import { startDeadline } from '../../concurrency/deadline.ts';
import type { Ask, Asked } from '../../mcp/catalogue.ts';
import { systemTimer } from '../system-timer.ts';

/** How long an answer may take, ms: `answer-question` may take 25 s. */
const TIMEOUT_MS = 30_000;
/** Largest answer, bytes. */
const MAX_BYTES = 8 * 1024 * 1024;

interface Server {
  /** Origin, such as `http://127.0.0.1:8080`. */
  readonly url: string;
  /** Undefined: only what needs none. */
  readonly key: string | undefined;
  /** Aborted when the client has gone. */
  readonly signal: AbortSignal;
}

/** Asks a server over HTTP. Never retried: the client decides whether to call again. */
export const askServer =
  ({ url, key, signal }: Server): Ask =>
  async (target, posted) => {
    const headers = new Headers({ accept: 'application/json' });
    if (key !== undefined) headers.set('x-service-key', key);
    if (posted !== undefined) headers.set('content-type', 'application/json');
    if (posted?.requestKey !== undefined) headers.set('idempotency-key', posted.requestKey);
    const deadline = startDeadline({ ms: TIMEOUT_MS, setTimer: systemTimer, owner: signal });
    try {
      const response = await fetch(new URL(target, url), {
        method: posted === undefined ? 'GET' : 'POST',
        headers,
        redirect: 'error',
        signal: deadline.signal,
        ...(posted === undefined ? {} : { body: JSON.stringify(posted.body) }),
      });
      return {
        status: response.status,
        text: await textOf(response),
        header: (name) => response.headers.get(name) ?? undefined,
      };
    } catch {
      return unreachable(url);
    } finally {
      deadline.end();
    }
  };

/** @throws RangeError on more than 8 MB */
async function textOf({ body }: Response): Promise<string> {
  if (body === null) return '';
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of body) {
    size += piece.length;
    if (size > MAX_BYTES) throw new RangeError('the answer is larger than 8 MB');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}

function unreachable(url: string): Asked {
  const headers: Readonly<Record<string, string>> = { 'X-Error-Code': 'server_unreachable', 'Retry-After': '5' };
  const message = `The server at ${url} does not answer`;
  return { status: 503, text: JSON.stringify({ message }), header: (name) => headers[name] };
}
