import { MAX_CLOCK_SKEW_MS } from '../../assessment/assign-known-at.ts';
import { median } from '../../assessment/median.ts';
import { HOUR_MS, MINUTE_MS } from '../../assessment/time.ts';
import type { ClockVerdict } from '../../ports/clock.ts';

/** What the wall clock is compared with. */
export interface ClockEvidence {
  /** How far the wall clock has moved away from the monotonic clock since it was last confirmed, ms. */
  readonly driftMs: number;
  /** `Date` headers of upstreams minus the wall clock, ms; one per host. */
  readonly dateOffsetsMs: readonly number[];
  /** The newest instant in the store minus the wall clock, ms; absent while the store is empty or unread. */
  readonly newestRowAheadMs?: number;
}

/** Fewer hosts decide nothing: one of them may be wrong itself. */
const MIN_DATE_HOSTS = 3;

/**
 * Whether the wall clock may date anything. The median of the upstreams' `Date` headers decides where enough hosts answered.
 * Without them a jump against the monotonic clock, or rows of the future, leave it unconfirmed: either side may be wrong.
 */
export function judgeClock({ driftMs, dateOffsetsMs, newestRowAheadMs = 0 }: ClockEvidence): ClockVerdict {
  if (dateOffsetsMs.length >= MIN_DATE_HOSTS) {
    const aheadMs = -median(dateOffsetsMs);
    if (isFar(aheadMs)) return judgedByDates(aheadMs);
    return newestRowAheadMs > MAX_CLOCK_SKEW_MS ? rowsAhead(newestRowAheadMs, aheadMs) : fine(aheadMs);
  }
  if (isFar(driftMs))
    return {
      state: 'unconfirmed',
      aheadMs: driftMs,
      sentence: `The local clock was set ${driftMs > 0 ? 'forward' : 'back'} by ${described(driftMs)}, and no upstream has confirmed it. Collecting and assessing are suspended.`,
    };
  if (newestRowAheadMs > MAX_CLOCK_SKEW_MS)
    return {
      state: 'unconfirmed',
      aheadMs: -newestRowAheadMs,
      sentence: `The newest stored row is ${described(newestRowAheadMs)} in the future: the local clock is behind, or was ahead. Collecting and assessing are suspended until upstreams confirm the clock.`,
    };
  return fine(driftMs);
}

const isFar = (ms: number): boolean => Math.abs(ms) > MAX_CLOCK_SKEW_MS;

const fine = (aheadMs: number): ClockVerdict => ({ state: 'ok', aheadMs, sentence: 'The local clock is plausible.' });

const judgedByDates = (aheadMs: number): ClockVerdict => ({
  state: aheadMs > 0 ? 'ahead' : 'behind',
  aheadMs,
  sentence: `The local clock is ${described(aheadMs)} ${aheadMs > 0 ? 'ahead of' : 'behind'} the upstreams. Collecting and assessing are suspended.`,
});

const rowsAhead = (rowsMs: number, aheadMs: number): ClockVerdict => ({
  state: 'rows_ahead',
  aheadMs,
  sentence: `The newest stored row is ${described(rowsMs)} in the future, although upstreams confirm the local clock: it was ahead when the row was stored. Snapshots of the future are withheld.`,
});

function described(ms: number): string {
  const minutes = Math.round(Math.abs(ms) / MINUTE_MS);
  return minutes < 120 ? `${minutes} minutes` : `${Math.round(Math.abs(ms) / HOUR_MS)} hours`;
}
