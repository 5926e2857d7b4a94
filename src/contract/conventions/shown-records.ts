import type { RecordKind } from './record-kinds.ts';

/** How a list shows records: all that its handler needs to know. */
export interface ShownRecords {
  readonly kinds: readonly RecordKind[];
  /** Records whose title holds one of these words: a–z, lower case. All records when absent. */
  readonly words?: readonly string[];
  /** Feeds that the list rests on, by id. */
  readonly feeds: readonly string[];
  /** Member of the answer that holds the items. */
  readonly items: string;
  /** Member of an item that holds the time by which the list is ordered. */
  readonly observedAs: string;
  /** Every member that an item can have. */
  readonly members: readonly string[];
  /** Members of an item that come from the body of its record. */
  readonly own: readonly string[];
  /** What a caller might look for in it in vain, as a sentence. */
  readonly omits: string;
}
