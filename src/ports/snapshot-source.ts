import type { PreparedCodings } from '../contract/conventions/handler.ts';
import type { MaybePromise } from '../contract/conventions/maybe-promise.ts';
import type { SnapshotSignature } from '../contract/conventions/snapshot-signature.ts';

/** A stored snapshot as a read serves it: bytes and validators, nothing to compute. */
export interface ServedSnapshot {
  readonly regionId: string;
  readonly snapshotId: string;
  /** Epoch ms. */
  readonly generatedAt: number;
  /** Epoch ms. */
  readonly validUntil: number;
  /** The body, UTF-8. */
  readonly body: Uint8Array;
  readonly codings?: PreparedCodings;
  readonly signature?: SnapshotSignature;
  /** `meta.snapshotConfidence`, 0 to 1; absent in one stored before there were summaries. */
  readonly confidence?: number;
  /** Hash of the body: the strong ETag without quotes. */
  readonly contentHash: string;
}

export type SourcedSnapshot =
  /** What the store holds now. */
  | { readonly status: 'current'; readonly snapshot: ServedSnapshot }
  /** The store does not answer; this is the copy in memory. */
  | { readonly status: 'degraded'; readonly snapshot: ServedSnapshot }
  /** The store answers that it holds none. */
  | { readonly status: 'none' }
  /** The store does not answer and memory holds none. */
  | { readonly status: 'unavailable' };

/** The latest stored snapshot of a region, from memory where it is fresh. Never throws. */
export interface SnapshotSource {
  latest(regionId: string): MaybePromise<SourcedSnapshot>;
}
