/** What may be sent to an address that a caller gave. */
export interface OutboundGuard {
  /**
   * Looks the host up and judges every address that it has.
   * @param url as the caller wrote it
   */
  check(url: string): Promise<OutboundVerdict>;
}

export type OutboundVerdict =
  | {
      readonly status: 'open';
      readonly url: URL;
      /** Every address of the host, each of which was judged; one at least. */
      readonly addresses: readonly OutboundAddress[];
    }
  /** @property reason what is wrong with it, in words that follow the name of the member */
  | { readonly status: 'refused'; readonly reason: string }
  /** The name has no address at the moment, or no server could say. */
  | { readonly status: 'unresolved' };

export interface OutboundAddress {
  readonly address: string;
  /** 4 or 6. */
  readonly family: number;
}

export interface OutboundRequest {
  readonly method: 'POST' | 'PUT';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * How a try ended:
 * - `answered`: the receiver answered with a status, whatever it is; redirects are not followed
 * - `refused`: the address may not be connected to
 * - `unresolved`: the name has no address
 * - `timed_out`: no status within the time limit
 * - `unreachable`: no connection, no TLS, or no HTTP
 * - `aborted`: the owner ended it
 */
export type OutboundOutcome =
  | { readonly status: 'answered'; readonly statusCode: number; readonly retryAfterMs?: number }
  | { readonly status: 'refused' | 'unresolved' | 'timed_out' | 'unreachable' }
  | { readonly status: 'aborted' };

/**
 * How a try of any kind ended. Of mail:
 * - `accepted`, `declined`: what the mail server answered, finally or for now
 * - `uncertain`: it was handed over, and no answer came
 * - `withdrawn`: it must not be sent any more, or not by this process
 */
export type SendOutcome =
  | OutboundOutcome
  | { readonly status: 'accepted' }
  | { readonly status: 'withdrawn' }
  | { readonly status: 'declined'; readonly isFinal: boolean }
  | { readonly status: 'uncertain'; readonly retryAfterMs: number };

/** Sends once, to an address that was checked for this very try. Never rejects. */
export type PostOutbound = (request: OutboundRequest, owner: AbortSignal) => Promise<OutboundOutcome>;
