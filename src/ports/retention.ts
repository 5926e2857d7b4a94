import type { FeedMetricId, MetricId } from '../assessment/metrics.ts';
import type { RecordKind } from '../contract/conventions/record-kinds.ts';

/** What was known at an instant is no longer complete: an assessment of the rest would differ. */
export class EvidenceExpired extends Error {
  /** From this instant on, epoch ms, everything is held. */
  readonly keptSince: number;

  constructor(keptSince: number) {
    super(`evidence is kept as it was known since ${new Date(keptSince).toISOString()}`);
    this.name = 'EvidenceExpired';
    this.keptSince = keptSince;
  }
}

export interface Expiry {
  /** Nothing changes for who looks from this instant, epoch ms, or a later one. */
  readonly keptSince: number;
  /** The earliest `observedAt` of a metric, epoch ms, that a reading from then on includes. */
  readonly readSince: (metric: MetricId | FeedMetricId) => number;
  /** Asked between two batches: ends the work, which the next run takes up. */
  readonly isOver: () => boolean;
}

export interface Expired {
  readonly observationCount: number;
  readonly rollupCount: number;
  readonly recordCount: number;
}

/** Removes what is no longer read, in short batches. Snapshots, forecasts and the audit log are never touched. */
export interface Retention {
  /**
   * Removes revisions that no assessment as of `keptSince` or later can tell from their absence. From the first batch on,
   * reads of an earlier instant fail with `EvidenceExpired`; the instant never goes back. Removes also the revisions of records
   * that no list from then on shows, and records of events of more than a year before then; what a document still lists stays.
   */
  expireEvidence(expiry: Expiry): Promise<Expired>;
  /**
   * Removes revisions of records of a kind that another one has replaced by an instant, epoch ms, or that have ended by then.
   * @returns how many
   */
  removeReplaced(kind: RecordKind, before: number, isOver: () => boolean): Promise<number>;
  /** Removes idempotency keys whose time has passed. @returns how many */
  removeExpiredKeys(isOver: () => boolean): Promise<number>;
  /**
   * Forgets turns of jobs that were done before an instant, epoch ms, but the newest of each job.
   * @param jobs whose slots are instants or days that never come again
   * @returns how many
   */
  forgetTurns(jobs: readonly string[], before: number): Promise<number>;
  /**
   * Removes what people sent before an instant, epoch ms, and what was not confirmed until `now`; forgets mails that no longer matter.
   * @returns how many were removed
   */
  removeLeads(before: number, now: number): Promise<number>;
  /** Removes destinations of mail that were not confirmed until `now`, epoch ms, and consents that ended long ago. @returns how many destinations */
  removeMailDestinations(now: number): Promise<number>;
  /** Removes deliveries queued before an instant, epoch ms, with their attempts. @returns how many */
  removeDeliveries(before: number): Promise<number>;
}
