import type { MetricId } from '../assessment/metrics.ts';
import type { Observation } from '../assessment/observation.ts';

export interface ObservationQuery {
  /** Metrics to read, each from its own earliest `observedAt` (epoch ms, inclusive). */
  readonly since: Readonly<Partial<Record<MetricId, number>>>;
  /** Only what was known by then: `knownAt` at most this (epoch ms). */
  readonly knownBy: number;
  /** All revisions, or for each record the latest one known by then. */
  readonly revisions: 'all' | 'latest';
}

/** Append-only, bitemporal (`observedAt`, `knownAt`). */
export interface ObservationStore {
  /**
   * Appends what is new. An observation equal to the latest one known of the same record by its `knownAt` is not stored
   * again, so a rerun converges. All or nothing.
   */
  append(observations: readonly Observation[]): Promise<{ readonly appended: number; readonly unchanged: number }>;
  /** Ordered by metric, subject, observedAt, feedId, recordId, knownAt, event, lineage, value: the same rows in the same order on every backend. */
  read(query: ObservationQuery): Promise<readonly Observation[]>;
}
