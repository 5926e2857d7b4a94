import type { EventType, LoggedEvent } from '../contract/intelligence/event.ts';

/** A stretch of the log, oldest first. */
export interface EventQuery {
  /** Only what follows this sequence; 0 or more. */
  readonly after: number;
  /** Only up to this sequence, inclusive; to the end when absent. */
  readonly upTo?: number;
  readonly regionId?: string;
  /** Any of these, one at least; every type when absent. */
  readonly types?: readonly EventType[];
  /** At most so many, 1 or more. */
  readonly limit: number;
}

export interface EventBounds {
  /** Names this store: another one's sequences are not comparable. */
  readonly storeId: string;
  /** Sequence of the first event that is kept. */
  readonly oldestSequence: number;
  /** Sequence of the last event. */
  readonly headSequence: number;
}

/**
 * Append-only. Events are appended by the stores whose changes they report, in the same transaction: sequences have no gap,
 * and what a reader sees is a prefix of the log, whatever is being written meanwhile.
 */
export interface EventLog {
  page(query: EventQuery): Promise<readonly LoggedEvent[]>;
  /**
   * Where the log begins and ends; undefined while it is empty.
   * @param knownBy as of this instant, epoch ms; now when absent
   */
  bounds(knownBy?: number): Promise<EventBounds | undefined>;
  /**
   * Calls back whenever any process has appended, or may have.
   * @returns ends the watch
   */
  watch(onAppended: () => void): () => void;
}
