import type { Clock } from '../ports/clock.ts';
import { createDispatchers } from './http/dispatchers.ts';
import { exchange } from './http/exchange.ts';
import { createHostQueue } from './http/host-queue.ts';
import { pause } from './http/pause.ts';

/** The one way a feed reaches the world. Never rejects: every outcome is a value. */
export type FetchBytes = (request: FetchRequest) => Promise<FetchResult>;

export interface FetchRequest {
  readonly url: string;
  /** Sent to the first host only: a redirect to another host loses them. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as the body of a POST; without it the request is a GET. */
  readonly post?: { readonly contentType: string; readonly body: string };
  /** Media types that are expected; an answer that names another one fails. */
  readonly accept: readonly string[];
  /** Most bytes after decompression. */
  readonly maxBytes: number;
  /** Over one whole attempt: connection, headers, redirects and body. Waiting for the host's turn is not counted. */
  readonly timeoutMs: number;
  /** Makes the request conditional. */
  readonly validators?: Validators;
  /** e.g. `bytes=-65536`; an answer other than 206 fails. */
  readonly range?: string;
  /** Owner's abort. */
  readonly signal: AbortSignal;
}

export interface Validators {
  readonly etag?: string;
  readonly lastModified?: string;
}

export type FetchResult =
  | { readonly status: 'ok'; readonly bytes: Uint8Array; readonly validators: Validators; readonly finalUrl: string }
  | { readonly status: 'not_modified' }
  | FetchFailure;

export interface FetchFailure {
  readonly status: 'failed';
  readonly kind: FetchFailureKind;
  /** Names the host at most: paths and queries may carry keys. */
  readonly reason: string;
  readonly httpStatus?: number;
  /** The upstream asked to be left alone until then, epoch ms. */
  readonly retryAt?: number;
}

export type FetchFailureKind =
  /** No connection: name not resolved, refused, no route, TLS, connect timeout. Never retried here. */
  | 'unreachable'
  | 'timeout'
  | 'aborted'
  /** Not http(s), or an address that is not public. */
  | 'refused_target'
  | 'redirect'
  | 'http_status'
  | 'content_type'
  | 'encoding'
  | 'too_large'
  | 'interrupted';

export interface FetcherOptions {
  /** `FEEDS_PROXY`: `https://host/path` is asked of `<feedsProxy>/host/path` instead. */
  readonly feedsProxy?: string;
  readonly userAgent: string;
  readonly clock: Clock;
  /** In [0, 1): spreads retries. */
  readonly random: () => number;
  /** Requests in flight at once per host; every other host gets one. */
  readonly parallelByHost?: Readonly<Record<string, number>>;
  /** Whether a resolved address may be connected to; tests open loopback with it. */
  readonly isAllowedAddress?: (address: string) => boolean;
}

export interface Fetcher {
  readonly fetchBytes: FetchBytes;
  close(): Promise<void>;
}

const RETRIES = 2;
/** First full-jitter window; doubles with each retry. */
const RETRY_WINDOW_MS = 500;
/** A longer `Retry-After` is reported as `retryAt` instead of being slept. */
const LONGEST_SLEEP_MS = 2_000;
/** No upstream may silence a feed for longer than this. */
const LONGEST_RETRY_AFTER_MS = 24 * 3_600_000;
/** ArcGIS serves three at once without throttling (FEEDS.md §3.3). */
const PARALLEL_BY_HOST = { 'services9.arcgis.com': 3 };

/**
 * Opens connection pools; `close` them at the end.
 * @throws TypeError when `feedsProxy` is not a URL
 */
export function createFetcher(options: FetcherOptions): Fetcher {
  const dispatchers = createDispatchers(options);
  const inTurn = createHostQueue(options.parallelByHost ?? PARALLEL_BY_HOST);
  const fetchBytes: FetchBytes = async (request) => {
    for (let attempt = 0; ; attempt += 1) {
      const outcome = await exchange({ request, dispatchers, inTurn, userAgent: options.userAgent });
      if (outcome.status !== 'failed') return outcome;
      const { failure, mayRetry, retryAfter } = outcome;
      const now = options.clock.now();
      const askedWaitMs = retryAfter?.(now);
      if (askedWaitMs !== undefined && askedWaitMs > LONGEST_SLEEP_MS) {
        return { ...failure, retryAt: now + Math.min(askedWaitMs, LONGEST_RETRY_AFTER_MS) };
      }
      if (!mayRetry || attempt === RETRIES) return failure;
      const jitterMs = options.random() * RETRY_WINDOW_MS * 2 ** attempt;
      if ((await pause(Math.max(jitterMs, askedWaitMs ?? 0), request.signal)) === 'aborted') {
        return { status: 'failed', kind: 'aborted', reason: 'aborted while waiting to retry' };
      }
    }
  };
  return { fetchBytes, close: dispatchers.close };
}
