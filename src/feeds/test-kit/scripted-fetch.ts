import type { Answer } from '../fakes/fake-upstream.ts';
import type { FetchBytes, FetchRequest } from '../fetch-bytes.ts';

interface ScriptedFetch {
  readonly fetchBytes: FetchBytes;
  /** Every request made, in order. */
  readonly requests: readonly FetchRequest[];
}

/** A fetcher without a network: statuses become outcomes as the real one makes them, without retries. */
export function scriptedFetch(answerOf: (url: URL, request: FetchRequest) => Answer): ScriptedFetch {
  const requests: FetchRequest[] = [];
  const fetchBytes: FetchBytes = (request) => {
    requests.push(request);
    const { status, body, headers } = answerOf(new URL(request.url), request);
    if (status === 304) return Promise.resolve({ status: 'not_modified' });
    if (status !== (request.range === undefined ? 200 : 206)) {
      const reason = `answered ${status}`;
      return Promise.resolve({ status: 'failed', kind: 'http_status', reason, httpStatus: status });
    }
    const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : (body ?? new Uint8Array());
    const etag = headers?.etag;
    const lastModified = headers?.['last-modified'];
    const validators = {
      ...(etag === undefined ? {} : { etag }),
      ...(lastModified === undefined ? {} : { lastModified }),
    };
    return Promise.resolve({ status: 'ok', bytes, validators, finalUrl: request.url });
  };
  return { fetchBytes, requests };
}
