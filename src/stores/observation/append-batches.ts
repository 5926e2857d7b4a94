import type { Observation } from '../../assessment/observation.ts';
import { canonicalJson } from '../../reference/content-hash.ts';

/** Rows of one statement: some 3 MB of JSON. */
export const APPEND_BATCH_ROWS = 10_000;

/** A row as the append statement reads it. */
export interface AppendRow {
  readonly metric: string;
  readonly subject: string;
  readonly feed_id: string;
  readonly record_id: string;
  readonly observed_at: number;
  readonly known_at: number;
  readonly value: number;
  readonly event: string;
  readonly lineage: string;
  readonly detail: string;
}

/**
 * Cuts observations into batches that are appended one after the other with the result that a single batch would have:
 * earlier knowledge first, and revisions of one record known at one instant in one batch.
 * @throws RangeError on a value that is not finite or an instant that is not an integer
 */
export function appendBatches(observations: readonly Observation[], rows = APPEND_BATCH_ROWS): AppendRow[][] {
  const sorted = observations.map(rowOf).sort(byKnowledge);
  const batches: AppendRow[][] = [];
  let batch: AppendRow[] = [];
  for (const row of sorted) {
    const previous = batch.at(-1);
    if (previous !== undefined && batch.length >= rows && byKnowledge(previous, row) !== 0) {
      batches.push(batch);
      batch = [];
    }
    batch.push(row);
  }
  if (batch.length > 0) batches.push(batch);
  return batches;
}

function rowOf(observation: Observation): AppendRow {
  const { observedAt, knownAt, value } = observation;
  if (!Number.isFinite(value) || !Number.isSafeInteger(observedAt) || !Number.isSafeInteger(knownAt))
    throw new RangeError(`observation ${observation.feedId}/${observation.recordId} is not finite or not dated`);
  return {
    metric: observation.metric,
    subject: observation.subject,
    feed_id: observation.feedId,
    record_id: observation.recordId,
    observed_at: observedAt,
    known_at: knownAt,
    value,
    event: observation.event,
    lineage: observation.lineage,
    detail: canonicalJson(observation.detail),
  };
}

function byKnowledge(a: AppendRow, b: AppendRow): number {
  return (
    a.known_at - b.known_at ||
    compare(a.record_id, b.record_id) ||
    compare(a.feed_id, b.feed_id) ||
    compare(a.metric, b.metric) ||
    compare(a.subject, b.subject)
  );
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
