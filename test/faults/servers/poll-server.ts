export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly bytes: Uint8Array;
}

/** How long a caller of a test waits, ms: longer than every documented answer takes. */
const PATIENCE_MS = 15_000;

export interface Ask {
  readonly key: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly patienceMs?: number;
}

/** One request; rejects where no whole answer comes. */
export async function ask(url: string, { key, body, headers = {}, patienceMs = PATIENCE_MS }: Ask): Promise<Reply> {
  const answer = await fetch(url, {
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    headers: {
      'X-Service-Key': key,
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    },
    signal: AbortSignal.timeout(patienceMs),
  });
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return { status: answer.status, headers: answer.headers, text: new TextDecoder().decode(bytes), bytes };
}

export const SNAPSHOT = '/api/intelligence/v1/get-regional-snapshot?region_id=';
/** A read that goes to the store every time. */
export const SNAPSHOT_AT = '/api/intelligence/v1/get-regional-snapshot-at?region_id=';
export const DEDUCT = '/api/intelligence/v1/deduct-situation';
export const PURGE = '/api/cache-purge';

/** Answers that a caller may get while a dependency of the service is down. */
export function isDocumented({ status, headers }: Reply): boolean {
  const code = headers.get('x-error-code');
  if (status === 403) return code === 'entitlement_unverifiable';
  if (status === 429 || status === 503) return headers.get('retry-after') !== null && code !== null;
  return status === 200;
}
