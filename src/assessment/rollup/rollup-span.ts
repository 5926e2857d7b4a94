import { newsEnd, reportSpans } from '../indicators/report-activity.ts';
import type { ObservationIndex } from '../observation-index.ts';
import { DAY_MS } from '../time.ts';

/** Which days an assessment may read as rollups. */
export interface RollupSpan {
  /** Days that end by then, epoch ms: reports of the current window keep their lineages. */
  readonly before: number;
  /** But not the day that holds this instant, epoch ms: where a baseline begins, only reports later that day count. */
  readonly cutAt: number;
}

/**
 * A rollup is used only by reads at least this long after the last of it became known: what is new since the last
 * snapshot is read row by row, and between two scheduled runs that is never older than the slot.
 */
export const SETTLED_MS = DAY_MS;

/** @param index holds at least `background_rows` @returns undefined while no news is known: nothing is counted then */
export function rollupSpan(index: ObservationIndex): RollupSpan | undefined {
  const endAt = newsEnd(index);
  if (endAt === undefined) return undefined;
  const { current, baseline } = reportSpans(endAt);
  return { before: current[0], cutAt: baseline[0] };
}

/** @param day number of a UTC day @param since start of the metric's window, epoch ms */
export function isRollupDay(day: number, since: number, { before, cutAt }: RollupSpan): boolean {
  const startAt = day * DAY_MS;
  const endAt = startAt + DAY_MS;
  return startAt >= since && endAt <= before && (endAt <= cutAt || startAt > cutAt);
}
