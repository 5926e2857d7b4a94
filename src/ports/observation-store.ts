import type { MetricId } from '../assessment/metrics.ts';
import type { Observation } from '../assessment/observation.ts';

export interface ObservationQuery {
  /** Metrics to read, each from its own earliest `observedAt` (epoch ms, inclusive). */
  readonly since: Readonly<Partial<Record<MetricId, number>>>;
  /** Only what was known by then: `knownAt` at most this (epoch ms). */
  readonly knownBy: number;
  /** All revisions, or for each record the latest one known by then; `since` looks at what remains. */
  readonly revisions: 'all' | 'latest';
}

/** Append-only, bitemporal (`observedAt`, `knownAt`). */
export interface ObservationStore {
  /**
   * Appends what is new. An observation equal to the latest one known of the same record by its `knownAt` is not stored
   * again, so a rerun converges. All or nothing. The order within one call does not matter. Of several revisions of a
   * record known at one instant the one with the greater fingerprint of its content counts as the later: arbitrary, but
   * the same on every backend. A value of -0 is stored as 0.
   * @throws RangeError on a value that is not finite or an instant that is not an integer
   */
  append(observations: readonly Observation[]): Promise<{ readonly appended: number; readonly unchanged: number }>;
  /** Ordered by metric, subject, observedAt, feedId, recordId, knownAt, event, lineage, value: the same rows in the same order on every backend. */
  read(query: ObservationQuery): Promise<readonly Observation[]>;
}
