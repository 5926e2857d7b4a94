import type { MetricId } from '../assessment/metrics.ts';
import type { Observation } from '../assessment/observation.ts';
import type { Known } from '../assessment/rollup/known-index.ts';
import type { RollupMetric } from '../assessment/rollup/rollup-metrics.ts';
import type { RollupSpan } from '../assessment/rollup/rollup-span.ts';
import type { NewRecords, PastRecords } from './record.ts';

export interface ObservationQuery {
  /** Metrics to read, each from its own earliest `observedAt` (epoch ms, inclusive). */
  readonly since: Readonly<Partial<Record<Observation['metric'], number>>>;
  /** Only what was known by then: `knownAt` at most this (epoch ms). */
  readonly knownBy: number;
  /** All revisions, or for each record the latest one known by then; `since` looks at what remains. */
  readonly revisions: 'all' | 'latest';
  /** The earliest instant that the reader will look from, epoch ms; `knownBy` unless given. */
  readonly knownFrom?: number;
}

export interface KnownQuery extends Pick<ObservationQuery, 'since' | 'knownBy'> {
  /** Read before all others, as part of the same reading. */
  readonly first: MetricId;
  /** Which days may be rollups, by the rows of `first`; none where it is undefined. */
  readonly rollupSpan: (first: readonly Observation[]) => RollupSpan | undefined;
}

/** Days to rollUp. */
export interface RollUpRange {
  /** Each metric from its own first instant, epoch ms; only days wholly after it. */
  readonly since: Readonly<Partial<Record<RollupMetric, number>>>;
  /** Only days that end by then, epoch ms. */
  readonly before: number;
  /** Ends the work between two pieces. */
  readonly signal?: AbortSignal;
}

/** Rows that were stored, and rows that said nothing new. */
export interface Appended {
  readonly appended: number;
  readonly unchanged: number;
}

/** What a run of a feed has just read. */
export type NewObservation = Omit<Observation, 'knownAt'>;

/**
 * Append-only, bitemporal (`observedAt`, `knownAt`). What a reading of what was known by an instant has not seen, no later
 * reading of that instant sees, unless it was appended as known back then.
 */
export interface ObservationStore {
  /**
   * Appends what is new as known from `now` on, or from right after the latest instant that was read by, without waiting for
   * concurrent reads. Otherwise like `append`.
   * @param now epoch ms
   * @param records what the run read besides, stored in the same transaction as known from the same instant on
   * @returns and from when on it counts as known, epoch ms (`assignKnownAt`)
   * @throws RangeError like `append`
   */
  appendNow(
    observations: readonly NewObservation[],
    now: number,
    records?: NewRecords,
  ): Promise<Appended & { readonly knownAt: number }>;
  /**
   * Appends what is new. An observation equal to the latest one known of the same record by its `knownAt` is not stored
   * again, so a rerun converges. All or nothing. The order within one call does not matter. Of several revisions of a
   * record known at one instant the one with the greater fingerprint of its content counts as the later: arbitrary, but
   * the same on every backend. A value of -0 is stored as 0.
   * @param records what a backfill read besides, stored in the same transaction
   * @throws RangeError on a value that is not finite or an instant that is not an integer
   */
  append(observations: readonly Observation[], records?: PastRecords): Promise<Appended>;
  /**
   * Ordered by metric, subject, observedAt, feedId, recordId, knownAt, event, lineage, value: the same rows in the same order on every backend.
   * @throws EvidenceExpired when what was known at the earliest instant is no longer complete
   */
  read(query: ObservationQuery): Promise<readonly Observation[]>;
  /**
   * What an assessment reads: the latest revisions known by then, but days that are rolled up, settled (`SETTLED_MS`) and
   * among those that may come so in the place of their rows. One consistent cut like `read`, rows in any order.
   * @throws EvidenceExpired like `read`
   */
  readKnown(query: KnownQuery): Promise<Known>;
  /**
   * Rolls up the days that are not rolled up yet, and again those of which something else became known. No reading changes
   * by it. Piece by piece; each piece is atomic.
   * @returns how many days were rolled up
   */
  rollUp(span: RollUpRange): Promise<number>;
}
