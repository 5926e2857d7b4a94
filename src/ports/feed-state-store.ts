import type { NewEvent } from '../contract/intelligence/event.ts';
import type { Json } from '../reference/content-hash.ts';
import type { SourceState } from './feed.ts';

/** What survives of a feed between runs: its cursor and the two clocks. Absent instants are `undefined`, never 0. */
export interface FeedState {
  readonly feedId: string;
  readonly cursor: Json;
  readonly lastAttemptAt?: number;
  readonly lastSuccessAt?: number;
  readonly newestContentAt?: number;
  readonly consecutiveFailures: number;
  readonly lastProblem?: string;
  /** The upstream asked not to be asked again before this. */
  readonly retryAt?: number;
  /** After failures in a row it is not asked before this; the first run after it is the trial. */
  readonly pausedUntil?: number;
  /** Rows of the last good run, where the feed's runs are compared with each other. */
  readonly steadyRowCount?: number;
  /** Runs in a row that were refused for having far fewer rows than that; absent for none. */
  readonly shrunkRunCount?: number;
  /** Of a feed with several sources: which of them the last good run read. */
  readonly sources?: readonly SourceState[];
  /** Time of its newest content, epoch ms, while that is older than its card allows; absent while it is not. */
  readonly staleSince?: number;
}

export interface FeedStateStore {
  read(feedId: string): Promise<FeedState | undefined>;
  readAll(): Promise<readonly FeedState[]>;
  /** @param events what becomes true with the state, appended to the log by the same transaction */
  write(state: FeedState, events?: readonly NewEvent[]): Promise<void>;
}
