import type { Clock } from '../ports/clock.ts';
import type { HostRules } from './http/host-rules.ts';

/** The one way a feed reaches the world. Never rejects: every outcome is a value. */
export type FetchBytes = (request: FetchRequest) => Promise<FetchResult>;

export interface FetchRequest {
  readonly url: string;
  /** Sent to the first host only: a redirect to another host loses them. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Media types that are expected; an answer that names another one fails. */
  readonly accept: readonly string[];
  /** Most bytes after decompression. */
  readonly maxBytes: number;
  /** Over one whole attempt: connection, headers, redirects and body. Waiting for the host's turn is not counted. */
  readonly timeoutMs: number;
  /** Makes the request conditional. */
  readonly validators?: Validators;
  /** e.g. `bytes=-65536`; an answer other than 206 with this range fails. */
  readonly range?: string;
  /** Sent with POST. Not tried again and not redirected, unless it only asks. */
  readonly post?: PostBody;
  /** Owner's abort. */
  readonly signal: AbortSignal;
}

interface PostBody {
  readonly contentType: string;
  readonly body: string | Uint8Array;
  /** It changes nothing at the upstream, so that it may be tried again like a GET. */
  readonly isSafe?: true;
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
  /** No connection: name not resolved, refused, no route, TLS, connect timeout. Retried once, but for TLS. */
  | 'unreachable'
  | 'timeout'
  | 'aborted'
  /** Not http(s), or an address that is not public. */
  | 'refused_target'
  | 'redirect'
  | 'http_status'
  /** The host asked to be left alone before; nothing was sent. */
  | 'asked_to_wait'
  /** A 206 that holds something else than the range that was asked for. */
  | 'range'
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
  /** Further tries after a failure that may pass; 2 unless given. */
  readonly retries?: number;
  /** How each host is asked; by default what upstreams bear. */
  readonly hostRules?: HostRules;
  /** What the bodies in flight may need together, decoded; each counts with its cap. */
  readonly maxBytesInFlight?: number;
  /** Receives the time that each answer of an upstream states. */
  readonly onDate?: OnDate;
  /** Whether a resolved address may be connected to; tests open loopback with it. */
  readonly isAllowedAddress?: (address: string) => boolean;
}

/** @param stated the host that answered, and its `Date` with the `Age` of a cached answer added, epoch ms */
export type OnDate = (stated: { readonly host: string; readonly date: number }) => void;

export interface Fetcher {
  readonly fetchBytes: FetchBytes;
  close(): Promise<void>;
}
