import type { RecordKind } from '../contract/conventions/record-kinds.ts';
import type { StoredRecord } from './record.ts';

/** The place of a record in every list: newest first, then by feed and id. */
export interface RecordPosition {
  /** Epoch ms. */
  readonly observedAt: number;
  readonly feedId: string;
  readonly recordId: string;
}

/** Degrees; `west` is greater than `east` across the antimeridian. */
export interface RecordArea {
  readonly north: number;
  readonly east: number;
  readonly south: number;
  readonly west: number;
}

export interface RecordQuery {
  /** One or more. */
  readonly kinds: readonly RecordKind[];
  /** As known at this instant, epoch ms: later revisions, and entries that had ended, are not seen. */
  readonly at: number;
  /** `observedAt`, from inclusive, to exclusive, epoch ms. */
  readonly from?: number;
  readonly to?: number;
  /** ISO 3166-1 alpha-2: records that name it, first or not. */
  readonly country?: string;
  readonly area?: RecordArea;
  /** Records whose title holds one of these words, in upper or lower case: of a–z, lower case; one or more. */
  readonly words?: readonly string[];
  /** Records after this place. */
  readonly after?: RecordPosition;
  /** 1 or more. */
  readonly limit: number;
}

/** When a feed was read, as known at an instant. */
export interface RecordReading {
  readonly feedId: string;
  /** The last run that read something, epoch ms. */
  readonly lastReadAt: number;
  /** Time of the newest content, epoch ms; absent when the upstream held none. */
  readonly newestContentAt?: number;
}

export interface RecordKey {
  readonly feedId: string;
  readonly recordId: string;
}

/**
 * Upstream entries, bitemporal, appended by `ObservationStore` in the transaction of their observations. What a list as of an
 * instant has not shown, no later list as of that instant shows, unless it was backfilled.
 */
export interface RecordStore {
  /**
   * The instant that a list of the present is as of: now, or up to a second before, epoch ms. Whatever is appended from then
   * on counts as known later.
   * @param now epoch ms
   */
  settle(now: number): Promise<number>;
  /** The last settled instant, epoch ms; undefined before the first. Waits for nothing. */
  settled(): Promise<number | undefined>;
  /** Ordered by observedAt, the newest first, then feedId, recordId: the same rows in the same order on every backend. */
  list(query: RecordQuery): Promise<readonly StoredRecord[]>;
  /** These records as known at an instant, epoch ms; those that are not known then are left out. At most 1,000 keys. */
  byKeys(keys: readonly RecordKey[], at: number): Promise<readonly StoredRecord[]>;
  /** Every revision of a record that was known by an instant, epoch ms, the one known last first; at most 1,000. */
  revisions(key: RecordKey, at: number): Promise<readonly StoredRecord[]>;
  /** The last readings of feeds as known at an instant, epoch ms, by feed id; a feed not read by then is left out. */
  readings(feedIds: readonly string[], at: number): Promise<readonly RecordReading[]>;
  /** The earliest instant that a list over these feeds can be as of, epoch ms; undefined while none of them was read. */
  earliest(feedIds: readonly string[]): Promise<number | undefined>;
}
