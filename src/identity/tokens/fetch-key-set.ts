import { type SetTimer, startDeadline } from '../../concurrency/deadline.ts';
import { type KeySet, readKeySet } from './key-set.ts';

export type KeySetFetch =
  | { readonly status: 'fetched'; readonly keys: KeySet }
  /** `reason` for the log; holds nothing of the answer. */
  | { readonly status: 'failed'; readonly reason: 'unreachable' | 'not_ok' | 'too_large' | 'no_key_set' };

export type FetchKeySet = () => Promise<KeySetFetch>;

/** Time limit for the complete answer, ms: requests with a bearer wait for it. */
const TIMEOUT_MS = 3_000;
/** Far above any published set (a key takes about 500 bytes, with its certificate 2 KB). */
const MAX_BYTES = 262_144;

/**
 * Fetches the key set of an identity provider: one address, no redirect followed, the decoded body capped.
 * @param options `signal` of the owner ends a fetch that runs
 */
export function createKeySetFetch(options: {
  readonly url: string;
  readonly signal: AbortSignal;
  readonly setTimer: SetTimer;
  readonly timeoutMs?: number;
  readonly maxBytes?: number;
}): FetchKeySet {
  const { url, setTimer, timeoutMs = TIMEOUT_MS, maxBytes = MAX_BYTES } = options;
  return async () => {
    const deadline = startDeadline({ ms: timeoutMs, setTimer, owner: options.signal });
    const body = await readAnswer(url, deadline.signal, maxBytes).finally(deadline.end);
    if (typeof body !== 'string') return body;
    const keys = await readKeySet(body);
    return keys === undefined ? { status: 'failed', reason: 'no_key_set' } : { status: 'fetched', keys };
  };
}

type Failed = Extract<KeySetFetch, { status: 'failed' }>;

async function readAnswer(url: string, signal: AbortSignal, maxBytes: number): Promise<string | Failed> {
  const headers = { Accept: 'application/jwk-set+json, application/json' };
  try {
    const response = await fetch(url, { redirect: 'error', signal, headers });
    if (response.status === 200) return await readText(response, maxBytes);
    await response.body?.cancel();
    return { status: 'failed', reason: 'not_ok' };
  } catch {
    return { status: 'failed', reason: 'unreachable' };
  }
}

async function readText({ body }: Response, maxBytes: number): Promise<string | Failed> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    // Leaving the loop cancels the stream and with it the connection.
    if (size > maxBytes) return { status: 'failed', reason: 'too_large' };
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
