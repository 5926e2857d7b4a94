import { LEVERAGE_SHIFT } from '../leverage-shift.ts';
import { DAY_MS, MINUTE_MS } from '../time.ts';

/** When a snapshot is made between two scheduled runs (METHOD.md §10). */
export const EVENT_RULES = {
  /** A look follows what was ingested once nothing more has come for this long. */
  debounceMs: MINUTE_MS,
  /** However much comes, a look follows the first of it after this long (start). */
  maxWaitMs: 5 * MINUTE_MS,
  /** Least distance to the snapshot before, unless severity rises to the top. */
  spacingMs: 15 * MINUTE_MS,
  /** Snapshots of a region in 24 hours, those of the scheduled runs among them. */
  perDay: 12,
  budgetMs: DAY_MS,
  /** A cause is confirmed when it also holds without any one of the lineages that told most of what is new (start). */
  lineagesLeftOut: 3,
  /** Change of a leverage score that is a cause. */
  leverageShift: LEVERAGE_SHIFT,
} as const;
