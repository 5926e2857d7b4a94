import type { Json } from '../reference/content-hash.ts';

/** What survives of a feed between runs: its cursor and the two clocks. Absent instants are `undefined`, never 0. */
export interface FeedState {
  readonly feedId: string;
  readonly cursor: Json;
  readonly lastAttemptAt?: number;
  readonly lastSuccessAt?: number;
  readonly newestContentAt?: number;
  readonly consecutiveFailures: number;
  readonly lastProblem?: string;
  /** Not to be asked again before this. */
  readonly retryAt?: number;
}

export interface FeedStateStore {
  read(feedId: string): Promise<FeedState | undefined>;
  readAll(): Promise<readonly FeedState[]>;
  write(state: FeedState): Promise<void>;
}
