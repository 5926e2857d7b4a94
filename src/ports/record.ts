import type { RecordKind } from '../contract/conventions/record-kinds.ts';
import type { Json } from '../reference/content-hash.ts';

/** A point on the surface, degrees: latitude -90 to 90, longitude -180 to 180. */
export interface RecordPlace {
  readonly lat: number;
  readonly lon: number;
}

/** One upstream entry as a parser reads it: what a caller may see of it, not yet by the terms of its feed. */
export interface ReadRecord {
  /** Of the upstream's entry, the same in every revision. */
  readonly recordId: string;
  readonly kind: RecordKind;
  readonly title?: string;
  /** The source's own page of the entry. */
  readonly url?: string;
  /** ISO 3166-1 alpha-2; of several the first that the upstream names. */
  readonly country?: string;
  /** The others, where it names several. */
  readonly otherCountries?: readonly string[];
  readonly place?: RecordPlace;
  /** When it happened or was issued, epoch ms. */
  readonly observedAt: number;
  /** A later `observedAt` alone is no revision: the upstream gives no date, or measures the same again. */
  readonly isUndated?: true;
  /** Members by the name under which a list shows them. */
  readonly body: Readonly<Record<string, Json>>;
}

/** The entries that a run read. */
export interface ReadRecords {
  readonly entries: readonly ReadRecord[];
  /** The document says how things stand now: an entry that it no longer holds has ended. */
  readonly isComplete: boolean;
  /** Only a part of such a document was read: what it holds can end later, and nothing ends by it. */
  readonly isPart?: true;
}

/** A record of a feed as it was known from an instant on. */
export interface StoredRecord extends ReadRecord {
  readonly feedId: string;
  /** Epoch ms; never before `observedAt`. */
  readonly knownAt: number;
}

/** What a run appends, next to its observations. */
export interface NewRecords extends ReadRecords {
  readonly feedId: string;
  /** Time of the newest content of the run, epoch ms; absent when the upstream held none. */
  readonly newestContentAt?: number;
}

/** What a backfill appends: each entry from the instant on at which it could have been known. */
export interface PastRecords {
  readonly feedId: string;
  /** When those end that no later revision follows before, epoch ms; without it nothing ends them. */
  readonly endsAt?: number;
  readonly entries: readonly Omit<StoredRecord, 'feedId'>[];
}
