import type { PreparedCodings } from '../contract/conventions/handler.ts';
import type { SnapshotSignature } from '../contract/conventions/snapshot-signature.ts';
import type { NewEvent } from '../contract/intelligence/event.ts';
import type { EvidenceItem } from '../contract/intelligence/evidence-item.ts';
import type { SnapshotSummary } from '../contract/intelligence/snapshot-summary.ts';
import type { Json } from '../reference/content-hash.ts';
import type { ForecastSet } from './forecast-ledger.ts';

/** A snapshot as it was made and as it is served; never changed once stored. */
export interface StoredSnapshot {
  readonly regionId: string;
  readonly snapshotId: string;
  /** The instant of assessment, epoch ms. */
  readonly generatedAt: number;
  readonly validUntil: number;
  /** The served body, `{"snapshot":{…}}`, UTF-8. */
  readonly body: Uint8Array;
  /** The body compressed, made when the snapshot was; absent in one stored before there were any. */
  readonly codings?: PreparedCodings;
  /** Its numbers, to be read without the body; absent in one stored before there were any. */
  readonly summary?: SnapshotSummary;
  /** Sent next to the body, never in it; absent in one stored before there were any. */
  readonly signature?: SnapshotSignature;
  /** The snapshot whose state this one started from; absent in a region's first. */
  readonly priorSnapshotId?: string;
  /** The scheduled run it was made for, epoch ms; absent in one made at any other time. */
  readonly slotAt?: number;
  /** The state that the next assessment of the region starts from. */
  readonly state: Json;
}

/** What is stored beside a snapshot: country scores, headline, observed values of triggers. Never changed once stored. */
export interface SnapshotCompanionBytes {
  /** `{"companion":{…}}`, UTF-8. */
  readonly body: Uint8Array;
  /** Of the companion, by the key that signed the snapshot; absent where nothing is signed. */
  readonly signature?: SnapshotSignature;
}

/** A snapshot on its way into the store. */
export interface NewSnapshot extends StoredSnapshot {
  /** Its lane sets, sealed in the ledger by the same transaction: with the snapshot or not at all. */
  readonly forecasts?: readonly ForecastSet[];
  /** What becomes true with it, appended to the log by the same transaction; absent: nothing is. */
  readonly events?: readonly NewEvent[];
  /** What it cites, to be found by its words later on; absent: nothing of it is. */
  readonly evidence?: readonly EvidenceItem[];
  /** Stored by the same transaction; absent: nothing is. */
  readonly companion?: SnapshotCompanionBytes;
}

/** A snapshot as a list shows it. */
export type SnapshotHead = Pick<StoredSnapshot, 'regionId' | 'snapshotId' | 'generatedAt' | 'validUntil' | 'summary'>;

/** A stretch of the snapshots of a region, newest first. */
export interface HistoryQuery {
  readonly regionId: string;
  /** The earliest `generatedAt`, epoch ms, inclusive. */
  readonly from: number;
  /** Only what comes before this place, by `generatedAt`, then by `snapshotId`; exclusive. */
  readonly before: { readonly generatedAt: number; readonly snapshotId: string };
  /** At most so many, 1 or more. */
  readonly limit: number;
}

export type AppendOutcome = 'stored' | 'already_stored' | 'overtaken' | 'ahead_of_clock';

/**
 * Append-only. A snapshot more than ten minutes ahead of the store's clock is rejected (`ahead_of_clock`), and one that an
 * earlier program stored is withheld from `latest`, `latestId`, `latestAt` and `history` until that instant.
 */
export interface SnapshotStore {
  /**
   * Stores a snapshot unless its id exists or its region has one of the same slot (`already_stored`) or of a later instant
   * (`overtaken`): who reads a region's snapshots by their instants misses none that is stored later. All or nothing.
   */
  append(snapshot: NewSnapshot): Promise<AppendOutcome>;
  /**
   * The same, but only while the region's newest snapshot is still the one it started from: of several that follow one
   * snapshot, in any process, one is stored and the others are `overtaken`.
   */
  appendNext(snapshot: NewSnapshot): Promise<AppendOutcome>;
  /** The newest by `generatedAt` (then by `snapshotId`). */
  latest(regionId: string): Promise<StoredSnapshot | undefined>;
  /** The id of the newest, without its bytes. */
  latestId(regionId: string): Promise<string | undefined>;
  /** The newest with `generatedAt` at most this instant. */
  latestAt(regionId: string, instant: number): Promise<StoredSnapshot | undefined>;
  /** `generatedAt` of the newest, withheld ones included, epoch ms. */
  newestAt(regionId: string): Promise<number | undefined>;
  byId(snapshotId: string): Promise<StoredSnapshot | undefined>;
  /** What was stored beside a snapshot; undefined for one of an earlier program, which stored nothing beside it. */
  companion(snapshotId: string): Promise<SnapshotCompanionBytes | undefined>;
  /** `generatedAt` of the region's oldest snapshot that something is stored beside, epoch ms. */
  firstAccompaniedAt(regionId: string): Promise<number | undefined>;
  /** Newest first, then by descending `snapshotId`; without bodies. */
  history(query: HistoryQuery): Promise<readonly SnapshotHead[]>;
  /**
   * Reports every snapshot that any process stores.
   * @param onStored gets the region, or nothing when some may have been missed
   * @returns ends the watch
   */
  watch(onStored: (regionId: string | undefined) => void): () => void;
}
