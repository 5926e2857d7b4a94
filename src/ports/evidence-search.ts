import type { EvidenceItem } from '../contract/intelligence/evidence-item.ts';
import type { EvidenceType } from '../contract/intelligence/vocabulary.ts';

/** What is wanted of the evidence that snapshots cited. */
export interface EvidenceQuery {
  readonly regionIds: readonly string[];
  /** Only what a snapshot of this span cited, by `generatedAt`, epoch ms, both ends included. */
  readonly from: number;
  readonly to: number;
  /** Names of countries, actors and places; an item that holds one of them, or is of a corridor, is about the question. */
  readonly names: readonly string[];
  /** Ids of corridors. */
  readonly corridors: readonly string[];
  /** Further words: what shares one is about the question in part. */
  readonly words: readonly string[];
  /** By kind: after so many hours an item counts half; a kind that is not named does not age. */
  readonly halfLifeHours: Readonly<Partial<Record<EvidenceType, number>>>;
  /** Items of one source at most, 1 or more. */
  readonly maxPerSource: number;
  /** Items at most, 1 or more. */
  readonly limit: number;
}

/** An item of evidence and the snapshot that cited it. */
export interface FoundEvidence {
  readonly item: EvidenceItem;
  readonly regionId: string;
  /** The newest snapshot that cites it, of one of the regions asked for, and the instant of that snapshot, epoch ms. */
  readonly snapshotId: string;
  readonly citedAt: number;
}

/** Full-text search over the evidence of stored snapshots. */
export interface EvidenceSearch {
  /**
   * What matches, by relevance × confidence × recency as of `to`, the best first, ties by id. Of what was reported again with
   * other figures, only the latest report. @throws StoreFailure
   */
  find(query: EvidenceQuery): Promise<readonly FoundEvidence[]>;
}
