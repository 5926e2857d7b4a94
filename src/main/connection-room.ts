import { readdirSync, readFileSync } from 'node:fs';

/** Files that the store, the feeds and the operator port open beside connections: a quarter of the limit, within bounds. */
const MIN_SPARE = 16;
const MAX_SPARE = 256;

/**
 * How many connections a process may hold, so that they leave it files to open. Without this bound the kernel refuses
 * further files for connections and everything else alike.
 * @returns undefined where the limit cannot be read, or there is none
 */
export function connectionRoom(): number | undefined {
  try {
    const openCount = readdirSync('/proc/self/fd').length;
    return roomWithin(readFileSync('/proc/self/limits', 'utf8'), openCount);
  } catch {
    // Another system than Linux.
    return undefined;
  }
}

/**
 * @param limits as `/proc/self/limits` writes them
 * @param openCount files that are open now
 */
export function roomWithin(limits: string, openCount: number): number | undefined {
  const soft = Number(/^Max open files\s+(\d+)/m.exec(limits)?.[1]);
  if (!Number.isSafeInteger(soft)) return undefined;
  const spare = Math.min(Math.max(Math.floor(soft / 4), MIN_SPARE), MAX_SPARE);
  return Math.max(soft - openCount - spare, 1);
}
