import type { RecordKind } from '../contract/conventions/record-kinds.ts';
import type { EvidenceType } from '../contract/intelligence/vocabulary.ts';
import type { RecordKey } from './record-store.ts';

/** What of the past is wanted. */
export interface IntelFilter {
  readonly kinds: readonly RecordKind[];
  readonly evidenceTypes: readonly EvidenceType[];
  /** As known at this instant, epoch ms. */
  readonly at: number;
  /** `observedAt`, from inclusive, to exclusive, epoch ms. */
  readonly from: number;
  readonly to: number;
  /** Records that name it, and evidence that holds one of its names. */
  readonly country?: { readonly iso2: string; readonly names: readonly string[] };
}

export interface IntelQuery extends IntelFilter {
  readonly text: string;
  /**
   * `all`: what holds every word, `"a phrase"`, `-without`, `or` as in a search box, by frequency and closeness. `any`: what holds
   * some of the words, by the share of them that it holds.
   */
  readonly match: 'all' | 'any';
  /** 1 or more. */
  readonly limit: number;
}

/** Where an item is found, the higher the better; of `any` the share of the words, 0 to 1. */
interface Ranked {
  readonly rank: number;
}

export type RankedRecord = RecordKey & Ranked;

/** An item of evidence as of an instant: of the snapshots that cite it later it says nothing. */
export interface KnownEvidence {
  readonly evidenceId: string;
  /** The first in the order of their ids of the regions whose snapshots cited it by then. */
  readonly regionId: string;
  readonly type: EvidenceType;
  readonly source: string;
  readonly summary: string;
  /** Epoch ms. */
  readonly observedAt: number;
  /** When a snapshot cited it first, as far as is stored, epoch ms. */
  readonly knownAt: number;
}

export type RankedEvidence = KnownEvidence & Ranked;

/** A place in the timeline of evidence: newest first, then by id. */
export interface EvidencePosition {
  readonly observedAt: number;
  readonly evidenceId: string;
}

/** Full-text search over the records and the cited evidence of the past, as known at any instant. */
export interface IntelHistory {
  /** Of the newest that match, the best first, ties by time, the newest first. @throws StoreFailure */
  records(query: IntelQuery): Promise<readonly RankedRecord[]>;
  /** The same of evidence, each item once. */
  evidence(query: IntelQuery): Promise<readonly RankedEvidence[]>;
  /** Evidence by time, the newest first. */
  evidenceByTime(
    filter: IntelFilter & { readonly after?: EvidencePosition; readonly limit: number },
  ): Promise<readonly KnownEvidence[]>;
}

/** Items that are ranked: of what matches more often the newest are. */
export const MAX_RANKED = 2_000;
