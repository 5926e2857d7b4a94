/** Who may use a key: the caller's scope and the key as it was sent. */
export interface IdempotencySlot {
  /** E.g. `account:acme`. */
  readonly scope: string;
  readonly key: string;
}

/** A slot in the hands of one execution. */
export interface IdempotencyClaim extends IdempotencySlot {
  /** Token of this execution, never used twice. */
  readonly owner: string;
}

/** What a replay reproduces. */
export interface KeptAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly body: Uint8Array;
}

/** An answer to keep. Large pieces that answers of one scope share are stored once. */
export interface NewAnswer extends Omit<KeptAnswer, 'body'> {
  readonly pieces: readonly Uint8Array[];
}

/**
 * - `claimed`: the slot is the owner's until the lease ends
 * - `running`: the same request runs under a lease
 * - `kept`: the same request was answered
 * - `reused`: the slot belongs to another request, running or answered
 * - `full`: the slot is free, but the answers of the scope leave no room for another key
 * - `unavailable`: the store cannot be reached; whether the slot was claimed is not known
 */
export type ClaimResult =
  | { readonly status: 'claimed' | 'running' | 'reused' | 'unavailable' }
  | { readonly status: 'kept'; readonly answer: KeptAnswer }
  | { readonly status: 'full'; readonly retryAfterMs: number };

/** `lost`: the lease had ended, nothing was changed. */
export type ClaimOutcome = 'done' | 'lost' | 'unavailable';

/** Answers by idempotency key. Times are those of the store's clock; it says `unavailable` and does not throw. */
export interface IdempotencyStore {
  /**
   * Claims a free slot: one never used, or one whose lease or answer has expired. One of any number of claimers gets it.
   * @param fingerprint of the request; equal for equal requests only
   */
  claim(request: IdempotencyClaim & { readonly fingerprint: string; readonly leaseMs: number }): Promise<ClaimResult>;
  /** Lets the lease of a claim that still holds end `leaseMs` from now. */
  renew(request: IdempotencyClaim & { readonly leaseMs: number }): Promise<ClaimOutcome>;
  /** Keeps the answer in the slot for `keepMs`, in place of the claim. */
  keep(request: IdempotencyClaim & { readonly answer: NewAnswer; readonly keepMs: number }): Promise<ClaimOutcome>;
  /** Frees the slot. */
  release(claim: IdempotencyClaim): Promise<ClaimOutcome>;
}
