import { MINUTE_MS } from '../../../assessment/time.ts';
import type { GdeltFileKind } from './file-kind.ts';

/** One file of each kind closes every quarter of an hour, UTC. */
export const QUARTER_HOUR_MS = 15 * MINUTE_MS;

interface DueFiles {
  /** Closing instants of the files to read now, oldest first, at most `maxFiles`. */
  readonly instants: readonly number[];
  /** Left behind by an outage: to be read after them, newest first. */
  readonly behind?: { readonly from: number; readonly to: number };
  /** A hole that is given up, from inclusive, to exclusive. */
  readonly gap?: { readonly from: number; readonly to: number };
}

/**
 * The files to read next. A first run takes the newest ones, a later run what came after the last one read, and of that
 * the newest where an outage has left more than one run can read.
 * @param last closing instant of the last file read, undefined on the first run
 * @param newest closing instant of the newest file the upstream lists
 */
export function dueFiles(
  last: number | undefined,
  newest: number,
  { maxFiles, maxCatchUpMs }: Pick<GdeltFileKind, 'maxFiles' | 'maxCatchUpMs'>,
): DueFiles {
  if (last === undefined) return { instants: quarterHours(newest - (maxFiles - 1) * QUARTER_HOUR_MS, newest) };
  const next = last + QUARTER_HOUR_MS;
  const oldest = Math.max(next, newest - maxCatchUpMs + QUARTER_HOUR_MS);
  const instants = quarterHours(Math.max(oldest, newest - (maxFiles - 1) * QUARTER_HOUR_MS), newest);
  const [first = newest] = instants;
  return {
    instants,
    ...(first > oldest ? { behind: { from: oldest, to: first } } : {}),
    ...(oldest > next ? { gap: { from: next, to: oldest } } : {}),
  };
}

/** Every quarter hour from the first at or after `from` to `to`, both inclusive. */
export function quarterHours(from: number, to: number): readonly number[] {
  const instants: number[] = [];
  for (let at = Math.ceil(from / QUARTER_HOUR_MS) * QUARTER_HOUR_MS; at <= to; at += QUARTER_HOUR_MS) instants.push(at);
  return instants;
}
