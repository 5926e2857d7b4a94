import { LEVERAGE_SHIFT } from '../leverage-shift.ts';
import { DAY_MS, MINUTE_MS } from '../time.ts';

/** When a snapshot is made between two scheduled runs (METHOD.md §10). */
export const EVENT_RULES = {
  /** A check follows an ingest once nothing more has arrived for this long. */
  debounceMs: MINUTE_MS,
  /** Latest check after the first ingest of a burst (start). */
  maxWaitMs: 5 * MINUTE_MS,
  /** Minimum distance to the previous snapshot, unless severity rises to the top. */
  spacingMs: 15 * MINUTE_MS,
  /** Snapshots of a region in 24 hours, those of the scheduled runs among them. */
  perDay: 12,
  budgetMs: DAY_MS,
  /** A cause is confirmed when it also holds without any one of the lineages with the most new reports (start). */
  lineagesLeftOut: 3,
  /** Change of a leverage score that is a cause. */
  leverageShift: LEVERAGE_SHIFT,
} as const;
